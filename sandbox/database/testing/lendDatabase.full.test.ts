import { expect, test } from 'vitest';
import { migrate } from '../migrate.ts';
import type { Database } from '../database.ts';
import { openTestDatabase } from './openTestDatabase.ts';

const modules = [
  {
    module: 'prepared',
    migrations: [
      {
        name: 'stock',
        sql: `create table prepared.stock (id bigint generated always as identity primary key, amount bigint);
              create table prepared.sold (of_stock bigint references prepared.stock, at timestamptz);
              insert into prepared.stock (amount) overriding system value values (5);
              create function prepared.refuse() returns trigger language plpgsql as $$ begin raise 'append-only'; end $$;
              create trigger keep before delete on prepared.sold for each row execute function prepared.refuse();`,
      },
    ],
  },
];
const open = () => openTestDatabase([{ schema: 'prepared', modules }]);
const amounts = async (database: Database) =>
  (await database.query<{ amount: bigint }>('select amount from prepared.stock order by id')).map((row) => row.amount);

test('a prepared schema is up to date, and each test has its own copy', async () => {
  const first = await open();
  await migrate(first, 'prepared', modules);
  await first.query('update prepared.stock set amount = 6');
  const second = await open();
  await migrate(second, 'prepared', modules);
  expect([await amounts(first), await amounts(second)]).toEqual([[6n], [5n]]);
  await Promise.all([first.close(), second.close()]);
});

test('the next user of a closed database meets its first rows, numbers and settings, whatever the last one did', async () => {
  const numbers = new Set<bigint>();
  for (let user = 0; user < 3; user += 1) {
    const database = await open();
    expect(await amounts(database)).toEqual([5n]);
    const added = await database.query<{ id: bigint }>('insert into prepared.stock (amount) values (7) returning id');
    for (const { id } of added) {
      numbers.add(id);
      await database.query('insert into prepared.sold values ($1, now())', [id]);
    }
    await database.query('delete from prepared.stock where id = 1');
    await database.script('set default_transaction_read_only = on');
    await database.close();
  }
  expect(numbers.size).toBe(1);
});

test('a database whose schema was changed is not used again', async () => {
  const first = await open();
  await first.script('alter table prepared.stock add column place text');
  await first.close();
  const second = await open();
  expect(Object.keys((await second.query('select * from prepared.stock'))[0] ?? {})).toEqual(['id', 'amount']);
  await second.close();
});

test('after closing, calls and notifications of the last user do not reach the next one', async () => {
  const first = await open();
  const heard: string[] = [];
  await first.listen('sales', (payload) => heard.push(payload));
  await first.close();
  await expect(first.query('select 1')).rejects.toThrow();
  const second = await open();
  await second.notify('sales', 'one');
  await second.query('select 1');
  expect(heard).toEqual([]);
  await second.close();
});
