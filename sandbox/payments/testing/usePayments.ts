import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { paymentMigrations } from '../paymentMigrations.ts';
import { openPayments } from './openPayments.ts';
import type { TestPayments } from './openPayments.ts';

/** One database per test file, and for each test a payment vendor with empty tables. */
export function usePayments(): TestPayments & { readonly database: Database } {
  let opened: Database | null = null;
  let current: TestPayments | null = null;
  beforeAll(async () => {
    opened = await openTestDatabase([
      { schema: 'vendors', modules: [{ module: 'payments', migrations: paymentMigrations }] },
    ]);
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    const payments = await openPayments(demand(opened));
    current = payments;
    return () => payments.app.close();
  });
  return {
    get database() {
      return demand(opened);
    },
    get app() {
      return demand(current).app;
    },
    get sent() {
      return demand(current).sent;
    },
    get answers() {
      return demand(current).answers;
    },
    advance: (ms) => demand(current).advance(ms),
    api: (...request) => demand(current).api(...request),
    openPage: (fields) => demand(current).openPage(fields),
  };
}

function demand<T>(value: T | null): T {
  if (value === null) throw new Error('The payment vendor is there only while a test runs');
  return value;
}
