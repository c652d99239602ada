/** `npm run audit:ledger`: checks I1–I5 and exits with 1 when any is violated. */
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { auditLedger } from './ledger/auditLedger.ts';

const database = await openDatabase(readConfig());
try {
  const violations = await auditLedger(database, new Date());
  for (const { invariant, what, id, detail } of violations) process.stdout.write(`${invariant} ${what}: ${id} (${detail})\n`);
  process.stdout.write(violations.length === 0 ? 'The ledger holds: I1 to I5 are true.\n' : `${violations.length} violations.\n`);
  process.exitCode = violations.length === 0 ? 0 : 1;
} finally {
  await database.close();
}
