import type { Sql } from '../../../../../database/database.ts';
import { readPlayer } from '../../../../players/findPlayer.ts';

export interface Holder {
  readonly currency: string;
  /** The person's name, or the login where none was given. */
  readonly name: string;
}

/** Whose account a document is of. */
export async function readHolder(sql: Sql, uid: bigint): Promise<Holder> {
  const row = await readPlayer(sql, uid);
  const name = `${row.first_name} ${row.last_name}`.trim();
  return { currency: row.currency, name: name === '' ? row.login : name };
}
