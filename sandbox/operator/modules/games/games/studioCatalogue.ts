import { gameTypes, returnSources } from '../../../../../src/contract/games/games.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { fetchJson } from '../../../vendors/fetchJson.ts';
import { VendorError } from '../../../vendors/VendorError.ts';
import type { GameOdds } from './gameRow.ts';

type GameType = (typeof gameTypes)[number];

/** A game in the studio's format. */
export interface StudioGame {
  readonly sysname: string;
  readonly title: string;
  readonly provider: string;
  readonly type: GameType;
  readonly volatility: 'low' | 'medium' | 'high';
  /** Percent with two decimals. Where bets have different returns, the lowest. */
  readonly rtp: string;
  /** The highest return of a bet; null where all bets have the same. */
  readonly rtpMost: string | null;
  /** How the return is known; null if the studio does not say. */
  readonly rtpSource: (typeof returnSources)[number] | null;
  readonly rule: string;
  readonly features: readonly string[];
  /** Number of lines or ways of a slot; null for other games. */
  readonly lines: number | null;
  /** The highest win of a round as a multiple of its stake; null if the studio does not say. */
  readonly maxWin: number | null;
  /** The least and the highest stake in hundredths of the currency; null if the studio does not say. */
  readonly stakes: { readonly least: number; readonly most: number } | null;
  /** The stakes of free spins in hundredths of the currency; null for a game that cannot play packs of them. */
  readonly freeStakes: readonly number[] | null;
  /** How often a round pays what; null if the studio does not say. */
  readonly odds: GameOdds | null;
}

export interface CatalogueDeps {
  readonly config: Pick<OperatorDeps['config'], 'vendorsUrl'>;
  readonly fetch: OperatorDeps['fetch'];
}

/** Fetches the studio's catalogue; entries with an unknown format are left out. */
export async function fetchStudioGames({ config, fetch }: CatalogueDeps): Promise<StudioGame[]> {
  const reply = await fetchJson(fetch, `${config.vendorsUrl}/studio/catalogue`);
  const list: unknown = Array.isArray(reply) ? reply : (Object(reply) as { games?: unknown }).games;
  if (!Array.isArray(list)) throw new VendorError('The studio sent no catalogue', null);
  return list.flatMap((entry) => studioGame(entry) ?? []);
}

function studioGame(entry: unknown): StudioGame | null {
  const fields = Object(entry) as Record<string, unknown>;
  const { sysname, title, provider, volatility, rtp, rtpMost, rtpSource, rule, features, type } = fields;
  const { lines, maxWin, stakes, freeStakes, odds } = fields;
  const { least, most } = Object(stakes) as Record<string, unknown>;
  if (!isSysname(sysname) || typeof title !== 'string' || typeof rtp !== 'string') return null;
  if (volatility !== 'low' && volatility !== 'medium' && volatility !== 'high') return null;
  const named = typeof provider === 'string' ? provider : '';
  const list = Array.isArray(features)
    ? features.filter((feature): feature is string => typeof feature === 'string')
    : [];
  return {
    sysname,
    title,
    provider: named,
    volatility,
    rtp,
    rtpMost: typeof rtpMost === 'string' ? rtpMost : null,
    rtpSource: returnSources.find((known) => known === rtpSource) ?? null,
    rule: typeof rule === 'string' ? rule : '',
    features: list,
    type: gameTypes.find((known) => known === type) ?? 'slot',
    lines: isCount(lines) ? lines : null,
    maxWin: isCount(maxWin) ? maxWin : null,
    stakes: isCount(least) && isCount(most) ? { least, most } : null,
    freeStakes: Array.isArray(freeStakes) && freeStakes.every(isCount) ? freeStakes : null,
    odds: gameOdds(odds),
  };
}

/** More payouts than this are not taken. */
const MOST_OUTCOMES = 100;

/** Odds that are none, or do not add up to 1, are left out. */
function gameOdds(value: unknown): GameOdds | null {
  const { played, source, outcomes } = Object(value) as Record<string, unknown>;
  const known = returnSources.find((one) => one === source);
  if (known === undefined || typeof played !== 'string' || !Array.isArray(outcomes)) return null;
  const pairs = outcomes.filter(isOutcome);
  const sum = pairs.reduce((all, [, probability]) => all + probability, 0);
  if (pairs.length < outcomes.length || pairs.length > MOST_OUTCOMES || Math.abs(sum - 1) > 1e-6) return null;
  return { played, source: known, outcomes: pairs };
}

function isOutcome(value: unknown): value is readonly [number, number] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [multiple, probability] = value as unknown[];
  return isFrom0(multiple) && isFrom0(probability) && probability <= 1;
}

const isFrom0 = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

function isSysname(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9][a-z0-9_-]{0,63}$/.test(value);
}

/** Placeholder colours by picture path, such as `games/lantern-harbor`. Optional: a failed fetch is not an error. */
export async function fetchColours({ config, fetch }: CatalogueDeps): Promise<ReadonlyMap<string, string>> {
  try {
    const reply = Object(await fetchJson(fetch, `${config.vendorsUrl}/art/colours.json`)) as Record<string, unknown>;
    const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
    return new Map(Object.entries(reply).filter((entry): entry is [string, string] => isColour(entry[1])));
  } catch (error) {
    if (error instanceof VendorError) return new Map();
    throw error;
  }
}
