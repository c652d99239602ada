import type { Sql } from '../../server/Database.ts';
import { PLAY_COLUMNS } from './playRepository.ts';
import type { PlayRow } from './playRepository.ts';

/** The player's last settled round of a game if its end was not shown to them; null otherwise. */
export async function findUnshownPlay(sql: Sql, player: string, game: string): Promise<PlayRow | null> {
  const [row] = await sql.query<PlayRow & { readonly shown_at: bigint | null }>(
    `SELECT ${PLAY_COLUMNS}, shown_at FROM vendors.studio_plays WHERE player = $1 AND game = $2 AND state = 'settled'
     ORDER BY created_at DESC LIMIT 1`,
    [player, game],
  );
  return row === undefined || row.shown_at !== null ? null : row;
}

/** Records that the end of a round was shown; false if the player has no such settled round. */
export async function markPlayShown(sql: Sql, id: string, player: string, now: number): Promise<boolean> {
  const rows = await sql.query<{ id: string }>(
    `UPDATE vendors.studio_plays SET shown_at = COALESCE(shown_at, $3)
     WHERE id = $1 AND player = $2 AND state = 'settled' RETURNING id`,
    [id, player, now],
  );
  return rows.length > 0;
}

/** The player's settled rounds of a game, newest first. */
export const settledPlays = (sql: Sql, player: string, game: string, limit: number): Promise<PlayRow[]> =>
  sql.query<PlayRow>(
    `SELECT ${PLAY_COLUMNS} FROM vendors.studio_plays WHERE player = $1 AND game = $2 AND state = 'settled'
     ORDER BY created_at DESC LIMIT $3`,
    [player, game, limit],
  );
