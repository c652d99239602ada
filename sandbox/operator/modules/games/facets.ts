import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { games } from '../../../../src/contract/games.ts';
import type { GameRow } from './gameRow.ts';

export type GamesOptions = InputOf<typeof games.get>['options'];
type FacetName = keyof NonNullable<OutputOf<typeof games.get>['facets']>;

interface Facet {
  readonly chosen: readonly string[];
  readonly valuesOf: (game: GameRow) => readonly string[];
}

/** The filters of the games list: OR between the values of one filter, AND between filters. */
export function facetsOf(options: GamesOptions): Readonly<Record<FacetName, Facet>> {
  return {
    categories: { chosen: options.category === '' ? [] : [options.category], valuesOf: (game) => game.categories },
    providers: { chosen: options.providers, valuesOf: (game) => [game.provider_sysname] },
    types: { chosen: options.types, valuesOf: (game) => [game.type] },
    features: { chosen: options.features, valuesOf: (game) => game.features },
    volatilities: { chosen: options.volatilities, valuesOf: (game) => [game.volatility] },
  };
}

export function passesFacets(game: GameRow, facets: Readonly<Record<FacetName, Facet>>, except?: FacetName): boolean {
  return (Object.keys(facets) as FacetName[]).every((name) => name === except || passes(game, facets[name]));
}

function passes(game: GameRow, { chosen, valuesOf }: Facet): boolean {
  if (chosen.length === 0) return true;
  const values = valuesOf(game);
  return chosen.some((value) => values.includes(value));
}

/** Number of games per value, in the list filtered by the other facets (7-66). */
export function countFacets(
  found: readonly GameRow[],
  options: GamesOptions,
): Record<FacetName, Record<string, number>> {
  const facets = facetsOf(options);
  const counts = (Object.keys(facets) as FacetName[]).map((name) => {
    const perValue = new Map<string, number>();
    for (const game of found) {
      if (!passesFacets(game, facets, name)) continue;
      for (const value of facets[name].valuesOf(game)) perValue.set(value, (perValue.get(value) ?? 0) + 1);
    }
    return [name, Object.fromEntries(perValue)] as const;
  });
  return Object.fromEntries(counts) as Record<FacetName, Record<string, number>>;
}
