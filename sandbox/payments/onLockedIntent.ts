import type { Database, Sql } from '../database/database.ts';
import { lockIntent } from './intentRepository.ts';
import { PaymentError } from './PaymentError.ts';
import type { Intent } from './payments.ts';

/** Runs `run` in a transaction that holds the intent's lock, so that decisions about a payment follow each other. */
export function onLockedIntent<T>(
  database: Database,
  id: string,
  run: (tx: Sql, intent: Intent) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    const intent = await lockIntent(tx, id);
    if (intent === undefined) throw new PaymentError('NotFound', 'No such payment');
    return run(tx, intent);
  });
}
