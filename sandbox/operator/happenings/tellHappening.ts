import type { Sql } from '../../database/database.ts';
import type { HappeningKind, HappeningKinds } from './happening.ts';

/** Says inside of `tx` what has happened to a player; its listeners are called soon after the commit. */
export async function tellHappening<Kind extends HappeningKind>(
  tx: Sql,
  uid: bigint,
  kind: Kind,
  data: HappeningKinds[Kind],
  at: Date,
): Promise<void> {
  await tx.query('insert into operator.happenings (uid, kind, data, at, due_at) values ($1, $2, $3::jsonb, $4, $4)', [
    uid,
    kind,
    JSON.stringify(data),
    at,
  ]);
}
