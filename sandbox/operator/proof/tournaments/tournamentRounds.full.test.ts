import { expect, test } from 'vitest';
import { migrate } from '../../../database/migrate.ts';
import { openTestDatabase } from '../../../database/testing/openTestDatabase.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from '../../modules.ts';
import { testConfig } from '../../testing/startTestOperator.ts';
import { runTournaments } from './runTournaments.ts';

/** The long form is `npm run prove -- tournaments`. */
test('1-6, E3, I1–I5 random rounds with ties, raises, late ends and rollbacks leave boards and prizes right to the unit', async () => {
  const database = await openTestDatabase([{ schema: OPERATOR_SCHEMA, modules: operatorMigrations }]);
  try {
    await migrate(database, OPERATOR_SCHEMA, operatorMigrations);
    const { faults, counts } = await runTournaments(database, testConfig, { rounds: 500, seed: 11 });
    expect(faults).toEqual([]);
    // Without these nothing would be shown.
    for (const name of ['settled', 'raised', 'raiseReturned', 'late', 'returned', 'cashOut', 'ended', 'tie', 'paid'])
      expect(counts[name], name).toBeGreaterThan(0);
  } finally {
    await database.close();
  }
}, 240_000);
