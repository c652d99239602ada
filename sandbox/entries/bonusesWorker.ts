/** A worker thread of the proof of bonuses: runs random sequences on a database of their own. */
import { parentPort } from 'node:worker_threads';
import { migrate } from '../database/migrate.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from '../operator/modules.ts';
import { runSequences } from '../operator/proof/bonuses/runSequences.ts';
import { readSandboxSettings } from '../settings.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread');

async function run(seeds: readonly number[]) {
  const database = await openTestDatabase([{ schema: OPERATOR_SCHEMA, modules: operatorMigrations }]);
  try {
    await migrate(database, OPERATOR_SCHEMA, operatorMigrations);
    return { kind: database.kind, ...(await runSequences(database, readSandboxSettings({}), seeds)) };
  } finally {
    await database.close();
  }
}

port.on('message', ({ seeds }: { readonly seeds: readonly number[] }) => {
  run(seeds).then(
    (found) => port.postMessage(found),
    (error: unknown) => {
      throw error;
    },
  );
});
port.postMessage({});
