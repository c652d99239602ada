import type { Call } from '../../../../lib/call.ts';
import type { GameCounts } from '../../../../shared/bonus/terms.ts';

/** Titles of games by sysname. */
export type GameTitles = ReadonlyMap<string, string>;

const noTitles: GameTitles = new Map();

/** As many as the operator gives at once. */
const MOST = 100;

/** The games that terms name: those with a share of their own, and excluded ones. */
export const namedGames = ({ games, excluded }: Pick<GameCounts, 'games' | 'excluded'>): readonly string[] => [
  ...Object.keys(games),
  ...excluded,
];

/** The titles of the games with these sysnames. Never rejects: a game without a title is named by its sysname. */
export async function gameTitles(call: Call, sysnames: readonly string[]): Promise<GameTitles> {
  const wanted = [...new Set(sysnames)].slice(0, MOST);
  if (wanted.length === 0) return noTitles;
  try {
    const { items } = await call('GET games.get', { sysname: wanted.join(','), count: MOST, fields: ['title'] });
    return new Map(items.map(({ sysname, title }) => [sysname, title]));
  } catch {
    // Reported by the transport.
    return noTitles;
  }
}
