import { array, lazy, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { flag, instant, integer, list, money, nothing, optionalText, page, text } from './schemas.ts';

/** 1-3 */
export const gameTypes = ['slot', 'live', 'casino', 'fast', 'betting', 'logical', 'high_low'] as const;
export const volatilities = ['low', 'medium', 'high'] as const;

export const game = object({
  sysname: text(),
  title: text(),
  provider: object({ sysname: text(), name: text() }).defined(),
  type: string().oneOf(gameTypes).defined(),
  categories: array(text()).defined(),
  features: array(text()).defined(),
  volatility: string().oneOf(volatilities).defined(),
  /** Percent with two decimals, computed by the studio from strips and paytable. */
  rtp: text(),
  image: text(),
  /** Placeholder colour, shown until the picture has loaded. */
  colour: text(),
  has_demo: flag(),
  is_new: flag(),
});

const counts = lazy((value: unknown) =>
  object(Object.fromEntries(Object.keys(Object(value)).map((key) => [key, integer()]))).defined(),
);
type Counts = Readonly<Record<string, number>>;

/**
 * With `fields`, a game has its sysname and the named fields only. Typed as a whole game, since the client never sends
 * `fields`.
 */
const gameOrPart = game.partial().shape({ sysname: text() }) as unknown as typeof game;

const { offset, count } = page(24);
const sort = string().oneOf(['priority', 'title', 'released_at', 'rtp'] as const);
const order = string().oneOf(['asc', 'desc'] as const);
const query = string().max(80);

/** Filters of game lists. A game matches a filter if it has any of its values, and must match all filters. */
const narrowing = {
  /** One sysname, or several separated by commas. */
  sysname: optionalText(),
  /** A game's tags are its categories and features. */
  tags: list(),
  types: list(),
  providers: list(),
  /** Fields to return for each game besides its sysname; all if empty. Unknown names are ignored. */
  fields: list(),
};

/** 7-66: sent as JSON text in `options`. Facet counts are for the list as filtered by the other facets. */
export const gamesOptions = object({
  offset,
  count,
  sort: sort.default('priority').defined(),
  order: order.default('asc').defined(),
  query: query.default('').defined(),
  ...narrowing,
  category: string().default('').defined(),
  features: list(),
  volatilities: list(),
  sysnames: list(),
  facets: flag().default(false),
});

export const games = {
  get: endpoint(
    'GET',
    'games.get',
    // 7-66: a parameter beside `options` overrides the same one inside of it.
    object({
      options: gamesOptions.default(() => gamesOptions.getDefault()).defined(),
      offset: offset.default(undefined).optional(),
      count: count.default(undefined).optional(),
      sort,
      order,
      query,
      ...narrowing,
    }),
    object({
      items: array(gameOrPart.defined()).defined(),
      total: integer(),
      facets: object({ categories: counts, providers: counts, types: counts, features: counts, volatilities: counts })
        .nullable()
        .defined()
        .transform(
          (value: unknown) =>
            value as Record<'categories' | 'providers' | 'types' | 'features' | 'volatilities', Counts> | null,
        ),
    }).defined(),
    { access: 'any' },
  ),
  getCategories: endpoint(
    'GET',
    'games.getCategories',
    nothing(),
    object({ items: array(object({ id: text(), title: text(), count: integer() }).defined()).defined() }).defined(),
    { access: 'any' },
  ),
  getProviders: endpoint(
    'GET',
    'games.getProviders',
    object({ fields: list(), types: list() }),
    object({
      items: array(object({ sysname: text(), name: text(), image: text(), count: integer() }).defined()).defined(),
    }).defined(),
    { access: 'any' },
  ),
  /** The player's own rounds, newest first; 12 months are kept (trust). */
  getHistory: endpoint(
    'GET',
    'games.getHistory',
    object({
      ...page(20),
      game: string().default('').defined(),
      from: string().default('').defined(),
      to: string().default('').defined(),
    }),
    object({
      count: integer(),
      items: array(
        object({
          round_id: text(),
          game: object({ sysname: text(), title: text() }).defined(),
          status: string().oneOf(['open', 'settled', 'rolled_back']).defined(),
          stake: money(),
          payout: money(),
          started_at: instant(),
          settled_at: string().nullable().defined(),
        }).defined(),
      ).defined(),
    }).defined(),
    { access: 'player' },
  ),
};
