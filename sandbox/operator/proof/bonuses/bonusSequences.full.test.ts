import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../database/testing/openTestDatabase.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from '../../modules.ts';
import { testConfig } from '../../testing/startTestOperator.ts';
import { migrate } from '../../../database/migrate.ts';
import { runSequences } from './runSequences.ts';

/** The long form is `npm run prove -- bonuses`. */
const SEQUENCES = 40;

test('I1–I5, 7-33 random sequences of deposits, bonuses, bets, wins, rollbacks, withdrawals and expiries keep every promise', async () => {
  const database = await openTestDatabase([{ schema: OPERATOR_SCHEMA, modules: operatorMigrations }]);
  try {
    await migrate(database, OPERATOR_SCHEMA, operatorMigrations);
    const seeds = Array.from({ length: SEQUENCES }, (_, index) => index + 1);
    const { faults, statuses, counts } = await runSequences(database, testConfig, seeds);
    expect(faults).toEqual([]);
    // Without these nothing would be shown.
    for (const status of ['converted', 'lost', 'expired', 'removed', 'burned'])
      expect(statuses[status], status).toBeGreaterThan(0);
    for (const answer of [
      'bet done',
      'bet BonusExcluded',
      'bet BonusStakeTooHigh',
      'rollback done',
      'freeBet done',
      'cashback done',
      'withdraw done',
      'withdraw bonusesWouldBurn',
    ])
      expect(counts[answer], answer).toBeGreaterThan(0);
  } finally {
    await database.close();
  }
}, 240_000);
