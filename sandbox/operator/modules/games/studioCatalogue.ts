import type { OperatorDeps } from '../../OperatorDeps.ts';
import { fetchJson } from '../../vendors/fetchJson.ts';
import { VendorError } from '../../vendors/VendorError.ts';

/** A game in the studio's format. */
export interface StudioGame {
  readonly sysname: string;
  readonly title: string;
  readonly provider: string;
  readonly volatility: 'low' | 'medium' | 'high';
  /** Percent with two decimals. */
  readonly rtp: string;
  readonly rule: string;
  readonly features: readonly string[];
}

/** Fetches the studio's catalogue; entries with an unknown format are left out. */
export async function fetchStudioGames({
  config,
  fetch,
}: Pick<OperatorDeps, 'config' | 'fetch'>): Promise<StudioGame[]> {
  const reply = await fetchJson(fetch, `${config.vendorsUrl}/studio/catalogue`);
  const list: unknown = Array.isArray(reply) ? reply : (Object(reply) as { games?: unknown }).games;
  if (!Array.isArray(list)) throw new VendorError('The studio sent no catalogue', null);
  return list.flatMap((entry) => studioGame(entry) ?? []);
}

function studioGame(entry: unknown): StudioGame | null {
  const { sysname, title, provider, volatility, rtp, rule, features } = Object(entry) as Record<string, unknown>;
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
    rule: typeof rule === 'string' ? rule : '',
    features: list,
  };
}

function isSysname(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9][a-z0-9_-]{0,63}$/.test(value);
}

/** Placeholder colours by picture path, such as `games/lantern-harbor`. Optional: a failed fetch is not an error. */
export async function fetchColours({
  config,
  fetch,
}: Pick<OperatorDeps, 'config' | 'fetch'>): Promise<ReadonlyMap<string, string>> {
  try {
    const reply = Object(await fetchJson(fetch, `${config.vendorsUrl}/art/colours.json`)) as Record<string, unknown>;
    const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
    return new Map(Object.entries(reply).filter((entry): entry is [string, string] => isColour(entry[1])));
  } catch (error) {
    if (error instanceof VendorError) return new Map();
    throw error;
  }
}
