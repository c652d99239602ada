import type { Sql } from './Database.ts';
import type { SessionRow } from './sessionRepository.ts';
import { tooEarly } from './StudioError.ts';

/** Unix ms at which the player's last round of the game began, in any session; 0 if none. */
type LastStart = (sql: Sql, player: string, game: string) => Promise<number>;

/**
 * Throws StudioError TooManyRequests if the player's last round began less than the session's minimum time ago. That time
 * applies per player and game, so also to a second tab or launch.
 */
export async function demandPace(
  sql: Sql,
  { min_round_ms: least, player, game }: SessionRow,
  lastStart: LastStart,
  now: () => number,
): Promise<void> {
  if (least === 0) return;
  const last = await lastStart(sql, player, game);
  const wait = last + least - now();
  if (wait > 0) throw tooEarly(wait);
}
