import type { Game, GameCategory } from '../parseGames.ts';

/** A category's games, as the operator has them. */
export interface CategoryGames {
  readonly category: GameCategory;
  readonly games: readonly Game[];
}

/** One category of the lobby and what is shown of it. */
export interface LobbyRail {
  /** Null where no category has enough games for a row: the rail holds those of all. */
  readonly category: GameCategory | null;
  readonly games: readonly Game[];
}

/** As many tiles as a rail holds before "all" is the better way, and as many rails before the hall is. */
export const railSize = 12;
export const railCount = 5;

/** With fewer tiles a row stays half empty on wide screens, even with tiles as wide as they may become (Rail.module.css). */
const fewestGames = 4;

/** How many games to ask of the rail's category: its own even if all games of the rails above it are among them. */
export const gamesToAsk = (index: number): number => railSize * (index + 1);

/**
 * The lobby's rails from the operator's categories, in their order: each game stands in the first of them that shows it,
 * and nowhere else. A category with too few games left has no rail, and leaves them to the next ones; all categories stay
 * within reach by their chips. Where no category has enough, one rail holds the games of all.
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
