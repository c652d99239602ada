import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import { paymentMigrations } from './paymentMigrations.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('payments from before the other kinds keep their state, and may have further messages', async () => {
  const migrateTo = (count: number) =>
    migrate(database, 'vendors', [{ module: 'payments', migrations: paymentMigrations.slice(0, count) }]);
  await migrateTo(1);
  await database.script(`
    insert into vendors.payment_intents (id, merchant_ref, amount, currency, method, locale, return_urls, webhook_url, status, created_at, updated_at)
      values ('pay_1', 'dep-1', '25.00', 'USD', 'card', 'en', '{}', 'http://localhost/hook', 'succeeded', '2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z');
    insert into vendors.payment_events (id, subject, merchant_ref, type, webhook_url, body, created_at)
      values ('evt_1', 'pay_1', 'dep-1', 'deposit.succeeded', 'http://localhost/hook', '{}', '2026-01-01T10:00:00Z');`);
  await migrateTo(paymentMigrations.length);
  expect(
    await database.query(
      'select status, step, account, customer, expires_at, reversed_at from vendors.payment_intents',
    ),
  ).toEqual([
    {
      status: 'succeeded',
      step: 'first',
      account: '',
      customer: '',
      expires_at: new Date('2026-01-01T11:00:00Z'),
      reversed_at: null,
    },
  ]);
  const addEvent = (id: string, type: string) =>
    database.query(
      `insert into vendors.payment_events (id, subject, merchant_ref, type, webhook_url, body, created_at) values ($1, 'pay_1', 'dep-1', $2, 'http://localhost/hook', '{}', now())`,
      [id, type],
    );
  await addEvent('evt_2', 'deposit.reversed');
  await expect(addEvent('evt_3', 'deposit.reversed')).rejects.toThrow('payment_events_once');
});
