/** `npm run audit:ledger`: checks I1–I5 on DATABASE_URL, or on the embedded database of a stopped server. */
import { failStart } from './failStart.ts';

try {
  await import('../operator/auditLedger.cli.ts');
} catch (error) {
  failStart(error);
}
