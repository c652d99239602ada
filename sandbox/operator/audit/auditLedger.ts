import type { Sql } from '../../database/database.ts';
import { OLDEST_UNFINISHED_MS, auditChecks } from './auditChecks.ts';
import { betChecks } from './betChecks.ts';
import { jackpotChecks } from './jackpotChecks.ts';
import { loyaltyChecks } from './loyaltyChecks.ts';
import { shopChecks } from './shopChecks.ts';
import { wheelChecks } from './wheelChecks.ts';
import type { AuditCheck } from './auditChecks.ts';

export interface Violation {
  readonly invariant: AuditCheck['invariant'];
  readonly what: string;
  readonly id: string;
  readonly detail: string;
}

/** Checks I1–I5 over the whole ledger; every violation has the id of the row that shows it. */
export async function auditLedger(sql: Sql, now: Date): Promise<Violation[]> {
  const oldest = new Date(now.getTime() - OLDEST_UNFINISHED_MS);
  const violations: Violation[] = [];
  for (const check of [
    ...auditChecks,
    ...betChecks,
    ...jackpotChecks,
    ...loyaltyChecks,
    ...shopChecks,
    ...wheelChecks,
  ]) {
    const rows = await sql.query<{ id: string; detail: string }>(check.sql, check.usesAge === true ? [oldest] : []);
    violations.push(
      ...rows.map((row) => ({ invariant: check.invariant, what: check.what, id: row.id, detail: row.detail })),
    );
  }
  return violations;
}
