import { array, lazy, number, object, string, tuple } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { playedRound } from './playedRound.ts';
import { done, flag, integer, list, nothing, optionalText, page, text } from '../base/schemas.ts';

/** 1-3 */
export const gameTypes = ['slot', 'live', 'casino', 'fast', 'betting', 'logical', 'high_low'] as const;
/** How a return is known: computed from the rules, or measured in simulations. */
export const returnSources = ['exact', 'simulated'] as const;
export const volatilities = ['low', 'medium', 'high'] as const;
/** Bands of the return to player, in percent; a game whose bets differ counts by the lowest. */
export const rtpBands = ['below95', 'from95', 'from96', 'from97'] as const;
/** What a game is marked by. `favourites` are the player's own; for guests it is no filter and has no count. */
export const gameMarks = ['new', 'freeSpins', 'jackpot', 'favourites'] as const;
/** What a list can be narrowed to by `type` and `id`: the games of one tournament, or those of jackpots. */
export const scopeTypes = ['tournament', 'jackpot'] as const;
const facetNames = ['categories', 'providers', 'types', 'features', 'volatilities', 'rtps', 'marks'] as const;

export const game = object({
  sysname: text(),
  title: text(),
  provider: object({ sysname: text(), name: text() }).defined(),
  type: string().oneOf(gameTypes).defined(),
  categories: array(text()).defined(),
  features: array(text()).defined(),
  volatility: string().oneOf(volatilities).defined(),
  /** Percent with two decimals, as the studio says. Where bets have different returns, the lowest. */
  rtp: text(),
  /** The highest return of a bet; null where all bets have the same. */
  rtp_most: string().nullable().defined(),
  /** Null if the studio does not say. */
  rtp_source: string().oneOf(returnSources).nullable().defined(),
  /** The highest win of a round as a multiple of its stakes; null if the studio does not say. */
  max_win: integer().nullable().defined(),
  /** Lines or ways of a slot; null for other games. */
  lines: integer().nullable().defined(),
  /**
   * Stakes from and to, in hundredths of the player's currency, or in its minor units if it has fewer decimals; null if
   * the studio does not say.
   */
  stake_from: integer().nullable().defined(),
  stake_to: integer().nullable().defined(),
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
export const gameSorts = ['priority', 'title', 'released_at', 'rtp', 'max_win', 'volatility'] as const;
const sort = string().oneOf(gameSorts);
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
  rtps: list(),
  marks: list(),
  sysnames: list(),
  /** With `type`: only the games of this tournament. An unknown one has none. */
  id: string().max(64).default('').defined(),
  type: string()
    .oneOf([...scopeTypes, ''])
    .default('')
    .defined(),
  facets: flag().default(false),
});

const sysname = () => string().max(64).required();
const items = () => object({ items: array(game.defined()).defined() }).defined();

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
      facets: object(
        Object.fromEntries(facetNames.map((name) => [name, counts])) as Record<
          (typeof facetNames)[number],
          typeof counts
        >,
      )
        .nullable()
        .defined()
        .transform((value: unknown) => value as Record<(typeof facetNames)[number], Counts> | null),
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
  /**
   * 7-71: those who have games of these types, of any if none is named, and how many. `fields`: what to return besides the
   * sysname; all if empty.
   */
  getProviders: endpoint(
    'GET',
    'games.getProviders',
    object({ fields: list(), types: list() }),
    object({
      items: array(
        object({
          sysname: text(),
          name: text(),
          image: text(),
          count: integer(),
          /** What is true of the counted games: their types, and whether any can be played for fun. */
          game_params: object({ types: array(string().oneOf(gameTypes).defined()).defined(), has_demo: flag() })
            .default(undefined)
            .optional(),
        }).defined(),
      ).defined(),
    }).defined(),
    { access: 'any' },
  ),
  /** 7-67: the player's favourites, the latest first. */
  getLikes: endpoint('GET', 'games.getLikes', nothing(), object({ sysnames: array(text()).defined() }).defined(), {
    access: 'player',
  }),
  /**
   * 7-68: a repeated call is fine. Wrong field `sysname`: unknownGame; tooMany beyond 500 favourites.
   */
  addLike: endpoint('POST', 'games.addLike', object({ sysname: sysname() }), done(), { access: 'player' }),
  /** 7-69: a game that is no favourite is fine. Wrong field `sysname`: unknownGame. */
  removeLike: endpoint('POST', 'games.removeLike', object({ sysname: sysname() }), done(), { access: 'player' }),
  /** The games that the player has played last, the latest first. */
  getRecent: endpoint(
    'GET',
    'games.getRecent',
    object({ count: number().integer().min(1).max(24).default(12).defined() }),
    items(),
    { access: 'player' },
  ),
  /** The games most like one: of its type, with its features and volatility. None for an unknown game. */
  getSimilar: endpoint(
    'GET',
    'games.getSimilar',
    object({ sysname: sysname(), count: number().integer().min(1).max(24).default(6).defined() }),
    items(),
    { access: 'any' },
  ),
  /**
   * All games in the form that the page's search reads (`src/shared/search/catalogueText.ts`), compressed by gzip and
   * encoded in base64. Empty if the caller has this version.
   */
  getSearchIndex: endpoint(
    'GET',
    'games.getSearchIndex',
    object({ version: string().max(40).default('').defined() }),
    object({ version: text(), index: text() }).defined(),
    { access: 'any' },
  ),
  /** How often a round of a game pays what, as its studio says. Wrong field `sysname`: unknownGame, noOdds. */
  getOdds: endpoint(
    'GET',
    'games.getOdds',
    object({ sysname: string().required() }),
    object({
      sysname: text(),
      /** The bet and the way of playing that the odds are of, where a game has several: `red`, `basic strategy`. */
      played: text(),
      source: string().oneOf(returnSources).defined(),
      /** Multiple of the stake and probability, ascending; together 1. Payouts of a like size are joined. */
      outcomes: array(tuple([number().min(0).defined(), number().min(0).max(1).defined()]).defined()).defined(),
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
      items: array(playedRound.defined()).defined(),
    }).defined(),
    { access: 'player' },
  ),
};
