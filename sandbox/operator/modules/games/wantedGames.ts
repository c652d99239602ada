import type { InputOf } from '../../../../src/contract/index.ts';
import type { games } from '../../../../src/contract/games.ts';
import type { GamesOptions } from './facets.ts';

/** 7-66: what a call asks for. A parameter beside `options` counts instead of the one inside; an empty one is not there. */
export function wantedGames({ options, ...beside }: InputOf<typeof games.get>): GamesOptions {
  const given = Object.entries(beside).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { ...options, ...(Object.fromEntries(given) as Partial<GamesOptions>) };
}

/** The values of a text that holds one or several by commas. */
export const byCommas = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
