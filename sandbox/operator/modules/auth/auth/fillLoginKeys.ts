import type { Database, Sql } from '../../../../database/database.ts';
import { canonicalLogin } from './canonicalLogin.ts';

const BATCH = 1000;

/**
 * Sets `login_key` for players registered before the column existed. If two old logins fold to one name, the older
 * player keeps it; the other one has no key and signs in by e-mail or phone. Does nothing when all have a key.
 */
export async function fillLoginKeys(database: Database): Promise<void> {
  let after: bigint | null = 0n;
  while (after !== null) {
    const from: bigint = after;
    after = await database.transaction((tx) => fillBatch(tx, from));
  }
}

/** Returns the last uid of the batch, or null at the end. */
async function fillBatch(tx: Sql, after: bigint): Promise<bigint | null> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('login-keys', 0))");
  const rows = await tx.query<{ uid: bigint; login: string }>(
    'select uid, login from operator.players where login_key is null and uid > $1 order by uid limit $2',
    [after, BATCH],
  );
  await tx.query(
    `update operator.players p set login_key = named.key
     from (select distinct on (key) uid, key from unnest($1::bigint[], $2::text[]) as given (uid, key) order by key, uid) named
     where p.uid = named.uid and not exists (select 1 from operator.players o where o.login_key = named.key)`,
    [rows.map(({ uid }) => uid), rows.map(({ login }) => canonicalLogin(login))],
  );
  return rows.at(-1)?.uid ?? null;
}
