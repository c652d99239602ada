import type { GamesApi } from '../../api.ts';
import type { Game } from '../../parseGames.ts';

/** How many games are offered. */
const count = 3;
/** How many of the player's latest rounds are looked through. */
const latestRounds = 30;

/** Games to go on with: those that the player played last, and then the hall's first ones. */
export async function nextGames(api: Pick<GamesApi, 'games' | 'history'>): Promise<readonly Game[]> {
  const rounds = await api.history(0, latestRounds);
  const played = [...new Set(rounds.items.map(({ game }) => game.sysname))].slice(0, count);
  const [known, first] = await Promise.all([
    played.length === 0 ? [] : api.games({ sysnames: played, count }).then(({ items }) => items),
    api.games({ count: 2 * count }).then(({ items }) => items),
  ]);
  // A game that was taken out of the hall is not among the answers.
  const recent = played.flatMap((sysname) => known.find((game) => game.sysname === sysname) ?? []);
  const others = first.filter(({ sysname }) => !played.includes(sysname));
  return [...recent, ...others].slice(0, count);
}
