/**
 * `npm run audit:ledger`: checks I1–I5 on DATABASE_URL, or on the embedded database of a stopped server; exits with 1
 * when any is violated.
 */
import { failStart } from '../../server/failStart.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { auditLedger } from '../operator/audit/auditLedger.ts';
import { readSandboxSettings } from '../settings.ts';

async function run(): Promise<void> {
  const database = await openDatabase(readSandboxSettings());
  try {
    const violations = await auditLedger(database, new Date());
    for (const { invariant, what, id, detail } of violations)
      process.stdout.write(`${invariant} ${what}: ${id} (${detail})\n`);
    process.stdout.write(
      violations.length === 0 ? 'The ledger holds: I1 to I5 are true.\n' : `${violations.length} violations.\n`,
    );
    process.exitCode = violations.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  failStart(error);
}
