import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { gameMarks, games, rtpBands } from '../../../../../src/contract/games/games.ts';
import type { GameRow } from './gameRow.ts';
import { GameSet } from './GameSet.ts';

export type GamesOptions = InputOf<typeof games.get>['options'];
type FacetName = keyof NonNullable<OutputOf<typeof games.get>['facets']>;
type Counts = Record<FacetName, Record<string, number>>;

/** The values of a game in each facet. */
const valuesOf: Readonly<Record<FacetName, (game: GameRow) => readonly string[]>> = {
  categories: (game) => game.categories,
  providers: (game) => [game.provider_sysname],
  types: (game) => [game.type],
  features: (game) => game.features,
  volatilities: (game) => [game.volatility],
  rtps: (game) => [rtpBand(Number(game.rtp))],
  marks: (game) => marksOf(game),
};
const facetNames = Object.keys(valuesOf) as readonly FacetName[];

function rtpBand(rtp: number): (typeof rtpBands)[number] {
  if (rtp < 95) return 'below95';
  if (rtp < 96) return 'from95';
  return rtp < 97 ? 'from96' : 'from97';
}

/** Those that the catalogue knows. Favourites are a player's, and games of a jackpot may change at any time. */
function marksOf({ is_new: isNew, features }: GameRow): readonly (typeof gameMarks)[number][] {
  return [
    ...(isNew ? (['new'] as const) : []),
    ...(features.includes('freeSpins') ? (['freeSpins'] as const) : []),
    ...(features.includes('fixedJackpots') ? (['jackpot'] as const) : []),
  ];
}

/** Marks that a caller adds: the player's favourites, the games of jackpots. */
export type MoreMarks = Readonly<Partial<Record<(typeof gameMarks)[number], GameSet>>>;

/** The filters of the games list: OR between the values of one filter, AND between filters. */
const chosenOf = (options: GamesOptions): Readonly<Record<FacetName, readonly string[]>> => ({
  categories: options.category === '' ? [] : [options.category],
  providers: options.providers,
  types: options.types,
  features: options.features,
  volatilities: options.volatilities,
  rtps: options.rtps,
  marks: options.marks,
});

/** The games of every value of every facet, made once for a version of the catalogue. */
export class Facets {
  private readonly sets: Readonly<Record<FacetName, ReadonlyMap<string, GameSet>>>;
  private readonly none: GameSet;

  constructor(private readonly games: readonly GameRow[]) {
    this.none = GameSet.of(games.length, []);
    this.sets = Object.fromEntries(
      facetNames.map((name) => [name, setsOf(games, valuesOf[name])]),
    ) as unknown as Record<FacetName, ReadonlyMap<string, GameSet>>;
  }

  get size(): number {
    return this.games.length;
  }

  /** The games with at least one of these categories or features (7-66). */
  tagged(tags: readonly string[]): GameSet {
    const { categories, features } = this.sets;
    return this.union(tags.flatMap((tag) => [categories.get(tag), features.get(tag)]));
  }

  /** The games of `found` that pass every filter. */
  passing(found: GameSet, options: GamesOptions, more: MoreMarks): GameSet {
    return this.narrowed(found, options, more, null);
  }

  /** Number of games per value, in the list filtered by the other facets (7-66). Values without games are left out. */
  count(found: GameSet, options: GamesOptions, more: MoreMarks): Counts {
    const counts = facetNames.map((name) => {
      const others = this.narrowed(found, options, more, name);
      const perValue = [...this.valuesFor(name, more)].map(([value, set]) => [value, others.countIn(set)] as const);
      return [name, Object.fromEntries(perValue.filter(([, count]) => count > 0))] as const;
    });
    return Object.fromEntries(counts) as Counts;
  }

  private narrowed(found: GameSet, options: GamesOptions, more: MoreMarks, except: FacetName | null): GameSet {
    const chosen = chosenOf(options);
    return facetNames.reduce((left, name) => {
      if (name === except || chosen[name].length === 0) return left;
      const values = this.valuesFor(name, more);
      return left.and(this.union(chosen[name].map((value) => values.get(value))));
    }, found);
  }

  private valuesFor(name: FacetName, more: MoreMarks): ReadonlyMap<string, GameSet> {
    const own = this.sets[name];
    if (name !== 'marks') return own;
    const merged = new Map(own);
    for (const [mark, set] of Object.entries(more)) merged.set(mark, own.get(mark)?.or(set) ?? set);
    return merged;
  }

  private union(sets: readonly (GameSet | undefined)[]): GameSet {
    return sets.reduce<GameSet>((all, set) => (set === undefined ? all : all.or(set)), this.none);
  }
}

function setsOf(games: readonly GameRow[], values: (game: GameRow) => readonly string[]): ReadonlyMap<string, GameSet> {
  const positions = new Map<string, number[]>();
  for (const [position, game] of games.entries()) {
    for (const value of values(game)) {
      const list = positions.get(value);
      if (list === undefined) positions.set(value, [position]);
      else list.push(position);
    }
  }
  return new Map([...positions].map(([value, list]) => [value, GameSet.of(games.length, list)]));
}
