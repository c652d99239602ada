import type { Game, GameCategory } from '../parseGames.ts';

/** A category's games, as the operator returns them. */
export interface CategoryGames {
  readonly category: GameCategory;
  readonly games: readonly Game[];
}

/** One category of the lobby and its shown games. */
export interface LobbyRail {
  /** Null if no category has enough games for a row: the rail has the games of all. */
  readonly category: GameCategory | null;
  readonly games: readonly Game[];
}

/** Most tiles of a rail, after which its "all" link is used, and most rails, after which the hall is. */
export const railSize = 12;
export const railCount = 5;

/** With fewer tiles, even at their greatest width, a row is half empty on wide screens (Rail.module.css). */
const fewestGames = 4;

/** How many games to request of the rail's category: enough even if all games of the rails above are among them. */
export const gamesToAsk = (index: number): number => railSize * (index + 1);

/**
 * The lobby's rails from the operator's categories, in their order. Each game is in the first rail that shows it, and
 * in no other. A category with too few games left has no rail, and leaves them to the next ones; its chip still links
 * to it. If no category has enough, one rail has the games of all.
 */
export function pickRails(categories: readonly CategoryGames[]): readonly LobbyRail[] {
  const shown = new Set<string>();
  const rails = categories.flatMap(({ category, games }): LobbyRail[] => {
    const left = games.filter(({ sysname }) => !shown.has(sysname)).slice(0, railSize);
    if (left.length < fewestGames) return [];
    for (const { sysname } of left) shown.add(sysname);
    return [{ category, games: left }];
  });
  return rails.length > 0 ? rails : oneForAll(categories);
}

function oneForAll(categories: readonly CategoryGames[]): readonly LobbyRail[] {
  const bySysname = new Map(categories.flatMap(({ games }) => games.map((game) => [game.sysname, game] as const)));
  const games = [...bySysname.values()].slice(0, railSize);
  return games.length > 0 ? [{ category: null, games }] : [];
}
