import { expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import { openTestDatabase } from './openTestDatabase.ts';

const modules = [
  {
    module: 'prepared',
    migrations: [
      { name: 'stock', sql: 'create table prepared.stock (amount bigint); insert into prepared.stock values (5)' },
    ],
  },
];

test('a prepared schema is up to date, and each test has its own copy', async () => {
  const first = await openTestDatabase([{ schema: 'prepared', modules }]);
  await migrate(first, 'prepared', modules);
  await first.query('update prepared.stock set amount = 6');
  const second = await openTestDatabase([{ schema: 'prepared', modules }]);
  await migrate(second, 'prepared', modules);
  expect(await second.query('select amount from prepared.stock')).toEqual([{ amount: 5n }]);
  await Promise.all([first.close(), second.close()]);
});
