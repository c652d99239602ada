import type { InputOf } from '../../../../../src/contract/index.ts';
import type { games } from '../../../../../src/contract/games/games.ts';
import type { GamesOptions } from './facets.ts';

/** 7-66: merges the parameters of a call. One beside `options` overrides the one inside, unless it is empty. */
export function wantedGames({ options, ...beside }: InputOf<typeof games.get>): GamesOptions {
  const given = Object.entries(beside).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...options, ...(Object.fromEntries(given) as Partial<GamesOptions>) };
}

/** The values of a comma-separated list. */
export const byCommas = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
