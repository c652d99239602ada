import type { Game, GameCategory } from './parseGames.ts';

/** One category of the lobby and what is shown of it. */
export interface HomeRail {
  readonly category: GameCategory;
  readonly games: readonly Game[];
}

/** As many tiles as a rail holds before "all" is the better way, and as many rails before the hall is. */
export const railSize = 12;
export const railCount = 5;

/** With fewer tiles a row stays half empty on wide screens, even with tiles as wide as they may become. */
const fewestGames = 4;

/** How many games to ask of the rail's category: its own even if all games of the rails above it are among them. */
export const gamesToAsk = (index: number): number => railSize * (index + 1);

/**
 * The lobby's rails from the operator's categories, in their order: each game stands in the first of them that shows it,
 * and nowhere else. A category with too few games left has no rail, and leaves them to the next ones; all categories stay
 * within reach by their chips. Where no category has enough the first with any is shown.
 */
export function pickRails(categories: readonly HomeRail[]): readonly HomeRail[] {
  const shown = new Set<string>();
  const rails = categories.flatMap(({ category, games }): HomeRail[] => {
    const left = games.filter(({ sysname }) => !shown.has(sysname)).slice(0, railSize);
    if (left.length < fewestGames) return [];
    for (const { sysname } of left) shown.add(sysname);
    return [{ category, games: left }];
  });
  return rails.length > 0 ? rails : categories.filter(({ games }) => games.length > 0).slice(0, 1);
}
