/** `npm run audit:ledger`: checks I1–I5 on DATABASE_URL, or on the embedded database of a stopped server. */
import '../operator/auditLedger.cli.ts';
