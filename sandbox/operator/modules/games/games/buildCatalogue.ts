import { categoriesOf } from './categories.ts';
import type { GameRow } from './gameRow.ts';
import type { StudioGame } from './studioCatalogue.ts';

/** The games promoted by the casino, in order. Games not listed come after them. */
const FRONT = [
  'lantern-harbor',
  'ember-dragon',
  'jade-ascent',
  'neon-quarter',
  'gem-foundry',
  'frost-fjord',
  'coral-deep',
  'cherry-parade',
  'night-flight',
  'sand-caravan',
  'jungle-drum',
  'court-of-cards',
];
/** The latest releases; the first of them is the newest. */
const LATEST = [
  'crash',
  'live-roulette',
  'carousel',
  'roulette',
  'blackjack',
  'mines',
  'plinko',
  'vault-of-suns',
  'sugar-tumble',
  'hilo',
  'video-poker',
  'keno',
  'rune-falls',
  'thunder-forge',
  'dice',
];
const POPULAR = new Set(FRONT.slice(0, 6));

const FIRST_RELEASE = Date.UTC(2025, 0, 15);
const DAY_MS = 86_400_000;
const FALLBACK_COLOUR = '#2a2440';

export interface CatalogueSource {
  readonly games: readonly StudioGame[];
  readonly colours: ReadonlyMap<string, string>;
  readonly vendorsUrl: string;
  /** Number of games to fill the catalogue up to, for scale tests; 0 for the playable games only. */
  readonly size: number;
}

/** Builds the catalogue from the studio's games. The same source always gives the same rows. */
export function buildCatalogue({ games, colours, vendorsUrl, size }: CatalogueSource): GameRow[] {
  const rows = games
    .map((game) => rowOf(game, games, colours, vendorsUrl))
    .sort((left, right) => left.priority - right.priority);
  const copies: GameRow[] = [];
  for (let number = rows.length; number < size && rows.length > 0; number += 1) {
    const original = rows[number % rows.length];
    if (original !== undefined) copies.push(copyOf(original, number));
  }
  return [...rows, ...copies];
}

function rowOf(
  game: StudioGame,
  games: readonly StudioGame[],
  colours: ReadonlyMap<string, string>,
  vendorsUrl: string,
): GameRow {
  const isNew = LATEST.includes(game.sysname);
  const front = FRONT.indexOf(game.sysname);
  const priority = front === -1 ? FRONT.length + games.indexOf(game) : front;
  const age = isNew ? 400 - LATEST.indexOf(game.sysname) * 6 : 300 - priority * 21;
  return {
    sysname: game.sysname,
    title: game.title,
    provider_sysname: slug(game.provider),
    provider_name: providerName(game.provider),
    type: game.type,
    categories: categoriesOf({ ...game, isNew, isPopular: POPULAR.has(game.sysname) }),
    features: game.features,
    volatility: game.volatility,
    rtp: game.rtp,
    rtp_most: game.rtpMost,
    rtp_source: game.rtpSource,
    max_win: game.maxWin,
    lines: game.lines,
    stake_from: game.stakes?.least ?? null,
    stake_to: game.stakes?.most ?? null,
    free_stakes: game.freeStakes,
    odds: game.odds,
    image: `${vendorsUrl}/art/games/${game.sysname}.svg`,
    colour: colours.get(`games/${game.sysname}`) ?? FALLBACK_COLOUR,
    has_demo: true,
    is_new: isNew,
    priority,
    released_at: new Date(FIRST_RELEASE + age * DAY_MS).toISOString(),
  };
}

function copyOf(original: GameRow, number: number): GameRow {
  const released = new Date(Date.parse(original.released_at) - number * 3_600_000).toISOString();
  return {
    ...original,
    odds: null,
    free_stakes: null,
    sysname: `${original.sysname}-${number}`,
    title: `${original.title} ${number}`,
    is_new: false,
    priority: number,
    released_at: released,
  };
}

/** Display name of a provider from its sysname: vector-row becomes Vector Row. */
function providerName(provider: string): string {
  if (provider !== slug(provider)) return provider;
  return provider.replaceAll(
    /(^|-)([a-z0-9])/g,
    (_match, gap: string, letter: string) => `${gap === '' ? '' : ' '}${letter.toUpperCase()}`,
  );
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
