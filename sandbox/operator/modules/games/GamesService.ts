import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { games } from '../../../../src/contract/games.ts';
import { isoToMs } from '../../../../src/shared/dates/isoTime.ts';
import { invalidField } from '../../edge/OperatorError.ts';
import type { Catalogue } from './Catalogue.ts';
import { categories } from './categories.ts';
import { countFacets, facetsOf, passesFacets } from './facets.ts';
import type { GamesOptions } from './facets.ts';
import type { GameRow } from './gameRow.ts';
import type { WalletFace } from '../wallet/module.ts';
import { presentGame, presentRound } from './presenters.ts';
import { byCommas } from './wantedGames.ts';

export class GamesService {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly wallet: Pick<WalletFace, 'rounds'>,
    private readonly vendorsUrl: string,
  ) {}

  async list(options: GamesOptions): Promise<OutputOf<typeof games.get>> {
    const { search } = await this.catalogue.current();
    const found = search.find(options.query).filter(isWanted(options));
    const facets = facetsOf(options);
    const passing = sorted(
      found.filter((game) => passesFacets(game, facets)),
      options,
    );
    return {
      items: passing
        .slice(options.offset, options.offset + options.count)
        .map((game) => presentGame(game, options.fields)),
      total: passing.length,
      facets: options.facets ? countFacets(found, options) : null,
    };
  }

  async categories(): Promise<OutputOf<typeof games.getCategories>> {
    const { games: all } = await this.catalogue.current();
    const items = categories.map(({ id, title }) => ({
      id,
      title,
      count: all.filter((game) => game.categories.includes(id)).length,
    }));
    return { items: items.filter((item) => item.count > 0) };
  }

  async providers(types: readonly string[]): Promise<OutputOf<typeof games.getProviders>> {
    const { games: all } = await this.catalogue.current();
    const counts = new Map<string, { name: string; count: number }>();
    for (const game of all) {
      if (types.length > 0 && !types.includes(game.type)) continue;
      const known = counts.get(game.provider_sysname) ?? { name: game.provider_name, count: 0 };
      counts.set(game.provider_sysname, { name: known.name, count: known.count + 1 });
    }
    const items = [...counts].map(([sysname, { name, count }]) => ({
      sysname,
      name,
      image: `${this.vendorsUrl}/art/providers/${sysname}.svg`,
      count,
    }));
    return { items: items.sort((left, right) => right.count - left.count || (left.name < right.name ? -1 : 1)) };
  }

  async history(uid: bigint, input: InputOf<typeof games.getHistory>): Promise<OutputOf<typeof games.getHistory>> {
    const { game, offset, count } = input;
    const filter = { uid, game, offset, count, from: dayStart('from', input.from), to: dayStart('to', input.to) };
    const { count: total, items } = await this.wallet.rounds(filter);
    return { count: total, items: items.map(presentRound) };
  }
}

/** 7-66: filter by name and by tag; an empty filter matches every game. */
function isWanted({ sysname, sysnames, tags }: GamesOptions): (game: GameRow) => boolean {
  const wanted = [byCommas(sysname), sysnames].filter((names) => names.length > 0).map((names) => new Set(names));
  const tagged = new Set(tags);
  return (game) =>
    wanted.every((names) => names.has(game.sysname)) &&
    (tagged.size === 0 || [...game.categories, ...game.features].some((tag) => tagged.has(tag)));
}

/** Dates with a four-digit year in the database, from 1970; no round is outside of them. */
const FIRST_MS = 0;
const LAST_MS = Date.UTC(9999, 11, 31);

/** Parses a timestamp or a day (its start in UTC). The end of a range (`to`) is exclusive. */
function dayStart(field: string, text: string): Date | null {
  if (text === '') return null;
  const ms = isoToMs(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
  if (ms === null || ms < FIRST_MS || ms > LAST_MS) throw invalidField(field, 'wrongField');
  return new Date(ms);
}

const keys: Readonly<Record<'title' | 'released_at' | 'rtp', (game: GameRow) => string | number>> = {
  title: (game) => game.title.toLowerCase(),
  released_at: (game) => game.released_at,
  rtp: (game) => Number(game.rtp),
};

/** Sorts the games as requested; `priority` with a query keeps the best matches first. */
function sorted(found: readonly GameRow[], { sort, order, query }: GamesOptions): GameRow[] {
  const direction = order === 'desc' ? -1 : 1;
  if (sort === 'priority') {
    // The catalogue has this order already; a search returns the best matches first instead.
    return order === 'desc' && query.trim() === '' ? [...found].reverse() : [...found];
  }
  const keyOf = keys[sort];
  return [...found].sort(
    (left, right) => compare(keyOf(left), keyOf(right)) * direction || left.priority - right.priority,
  );
}

function compare(left: string | number, right: string | number): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
