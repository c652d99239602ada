import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../database/testing/openTestDatabase.ts';
import { migrate } from '../../../database/migrate.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from '../../modules.ts';
import { testConfig } from '../../testing/startTestOperator.ts';
import { runRounds } from './runRounds.ts';

/** The long form is `npm run prove -- jackpots`. */
const task = { rounds: 600, seed: 7, currencies: ['USD', 'TON'] };

test('1-5, I1–I5 random rounds with raises, late ends and rollbacks leave every pool, player and drop right to the unit', async () => {
  const database = await openTestDatabase([{ schema: OPERATOR_SCHEMA, modules: operatorMigrations }]);
  try {
    await migrate(database, OPERATOR_SCHEMA, operatorMigrations);
    const { faults, counts, drops } = await runRounds(database, testConfig, task);
    expect(faults).toEqual([]);
    // Without these nothing would be shown.
    for (const ending of ['settled', 'raised', 'late', 'returned', 'raiseReturned', 'buried'])
      expect(counts[ending], ending).toBeGreaterThan(0);
    expect(Object.keys(counts).filter((name) => name.startsWith('FAULT'))).toEqual([]);
    // More is fed than lies between its seed and its ceiling.
    expect(drops['brass-tower mini']).toBeGreaterThan(0);
  } finally {
    await database.close();
  }
}, 240_000);
