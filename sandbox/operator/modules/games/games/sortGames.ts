import type { GamesOptions } from './facets.ts';
import type { GameRow } from './gameRow.ts';

type Key = string | number | null;
type Sort = GamesOptions['sort'];

const levels: readonly GameRow['volatility'][] = ['low', 'medium', 'high'];
const keys: Readonly<Record<Sort, (game: GameRow) => Key>> = {
  priority: (game) => game.priority,
  title: (game) => game.title.toLowerCase(),
  released_at: (game) => game.released_at,
  rtp: (game) => Number(game.rtp),
  max_win: (game) => game.max_win,
  volatility: (game) => levels.indexOf(game.volatility),
};

/** The positions of the games in this order; games without the value come last in either direction. */
export function sortGames(games: readonly GameRow[], sort: Sort, order: GamesOptions['order']): Uint32Array {
  const direction = order === 'desc' ? -1 : 1;
  const values = games.map(keys[sort]);
  return Uint32Array.from(games.keys()).sort((left, right) => {
    const [one = null, other = null] = [values[left], values[right]];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || left - right;
    return compare(one, other) * direction || left - right;
  });
}

function compare(left: string | number, right: string | number): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
