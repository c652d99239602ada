import type { Sql } from '../../../../../database/database.ts';

export interface Holder {
  readonly currency: string;
  /** The person's name, or the login where none was given. */
  readonly name: string;
}

/** Whose account a document is of. */
export async function readHolder(sql: Sql, uid: bigint): Promise<Holder> {
  const [row] = await sql.query<{ currency: string; login: string; first_name: string; last_name: string }>(
    'select currency, login, first_name, last_name from operator.players where uid = $1',
    [uid],
  );
  if (row === undefined) throw new Error(`Player ${uid} is missing`);
  const name = `${row.first_name} ${row.last_name}`.trim();
  return { currency: row.currency, name: name === '' ? row.login : name };
}
