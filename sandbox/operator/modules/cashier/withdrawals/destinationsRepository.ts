import type { Sql } from '../../../../database/database.ts';

export interface StoredDestination {
  readonly id: string;
  readonly method: string;
  /** Masked. */
  readonly requisites: string;
  readonly holder: string;
  /** Encrypted. */
  readonly full_requisites: string;
}

const columns = 'id, method, requisites, holder, full_requisites';

/** Newest first. */
export function listDestinations(sql: Sql, uid: bigint, most: number): Promise<StoredDestination[]> {
  return sql.query<StoredDestination>(
    `select ${columns} from operator.withdrawal_destinations where uid = $1 order by used_at desc, id limit $2`,
    [uid, most],
  );
}

export async function findDestination(sql: Sql, uid: bigint, id: string): Promise<StoredDestination | null> {
  const [row] = await sql.query<StoredDestination>(
    `select ${columns} from operator.withdrawal_destinations where uid = $1 and id = $2`,
    [uid, id],
  );
  return row ?? null;
}

/** `id` names the destination: the same one again only counts as used again. */
export async function saveDestination(sql: Sql, uid: bigint, one: StoredDestination, at: Date): Promise<void> {
  await sql.query(
    `insert into operator.withdrawal_destinations (uid, id, method, requisites, holder, full_requisites, used_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (uid, id) do update set used_at = excluded.used_at, holder = excluded.holder`,
    [uid, one.id, one.method, one.requisites, one.holder, one.full_requisites, at],
  );
}

export async function dropDestination(sql: Sql, uid: bigint, id: string): Promise<void> {
  await sql.query('delete from operator.withdrawal_destinations where uid = $1 and id = $2', [uid, id]);
}
