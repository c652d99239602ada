/** A worker thread of the proof of tournaments: plays random rounds on a database of its own. */
import { parentPort } from 'node:worker_threads';
import { migrate } from '../database/migrate.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import { OPERATOR_SCHEMA, operatorMigrations } from '../operator/modules.ts';
import { runTournaments } from '../operator/proof/tournaments/runTournaments.ts';
import type { TournamentsTask } from '../operator/proof/tournaments/runTournaments.ts';
import { readSandboxSettings } from '../settings.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a worker thread');

async function run(task: TournamentsTask) {
  const database = await openTestDatabase([{ schema: OPERATOR_SCHEMA, modules: operatorMigrations }]);
  try {
    await migrate(database, OPERATOR_SCHEMA, operatorMigrations);
    return { kind: database.kind, ...(await runTournaments(database, readSandboxSettings({}), task)) };
  } finally {
    await database.close();
  }
}

port.on('message', (task: TournamentsTask) => {
  run(task).then(
    (found) => port.postMessage(found),
    (error: unknown) => {
      throw error;
    },
  );
});
port.postMessage({});
