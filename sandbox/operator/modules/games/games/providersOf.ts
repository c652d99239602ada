import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { games } from '../../../../../src/contract/games/games.ts';
import type { GameRow } from './gameRow.ts';

type Provider = OutputOf<typeof games.getProviders>['items'][number];

/** 7-71: the providers of some games, those with the most of them first. */
export function providersOf(all: readonly GameRow[], vendorsUrl: string): readonly Provider[] {
  const theirs = new Map<string, GameRow[]>();
  for (const game of all) {
    const known = theirs.get(game.provider_sysname);
    if (known === undefined) theirs.set(game.provider_sysname, [game]);
    else known.push(game);
  }
  return [...theirs]
    .map(([sysname, own]) => ({
      sysname,
      name: own[0]?.provider_name ?? '',
      image: `${vendorsUrl}/art/providers/${sysname}.svg`,
      count: own.length,
      game_params: paramsOf(own),
    }))
    .sort((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1));
}

const paramsOf = (own: readonly GameRow[]): NonNullable<Provider['game_params']> => ({
  types: [...new Set(own.map(({ type }) => type))],
  has_demo: own.some((game) => game.has_demo),
});
