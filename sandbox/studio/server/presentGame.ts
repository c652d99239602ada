import { computeRtp } from '../engine/exact/computeRtp.ts';
import type { GameDefinition } from '../engine/gameDefinition.ts';
import { SYMBOLS } from '../engine/symbols.ts';

/** A game in the client format: the full definition (to verify rounds) and its exact figures as text. */
export interface WireGame extends GameDefinition {
  readonly symbols: readonly string[];
  /** Percent with two decimals, rounded toward zero. */
  readonly rtp: string;
  readonly hitFrequency: string;
  readonly featureFrequency: string;
}

/** One entry of the catalogue: the data that a casino shows of a game. */
export interface CatalogueGame {
  readonly sysname: string;
  readonly title: string;
  readonly provider: string;
  readonly volatility: string;
  readonly rtp: string;
  readonly hitFrequency: string;
  readonly featureFrequency: string;
  readonly rule: 'lines' | 'ways';
  readonly bothWays: boolean;
  /** Number of lines, or of ways. */
  readonly lines: number;
  readonly features: readonly GameFeature[];
  readonly maxWin: number;
}

export type GameFeature =
  | 'bothWays'
  | 'multiplierWilds'
  | 'expandingWilds'
  | 'respins'
  | 'freeSpins'
  | 'retrigger'
  | 'heldReels'
  | 'specialSymbol'
  | 'multiplier';

const WAYS = 243;
const presented = new WeakMap<GameDefinition, WireGame>();

/** Cached per game, because computing the figures takes time. */
export function presentGame(game: GameDefinition): WireGame {
  const known = presented.get(game);
  if (known !== undefined) return known;
  const figures = computeRtp(game);
  const wire: WireGame = {
    ...game,
    symbols: SYMBOLS,
    rtp: figures.rtp.toPercent(),
    hitFrequency: figures.hitFrequency.toPercent(),
    featureFrequency: figures.featureFrequency.toPercent(),
  };
  presented.set(game, wire);
  return wire;
}

/** The catalogue. Yields between games, so that other requests are served during the first computation. */
export async function presentCatalogue(games: readonly GameDefinition[]): Promise<CatalogueGame[]> {
  const catalogue: CatalogueGame[] = [];
  for (const game of games) {
    catalogue.push(presentCatalogueGame(game));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return catalogue;
}

function presentCatalogueGame(game: GameDefinition): CatalogueGame {
  const { rtp, hitFrequency, featureFrequency } = presentGame(game);
  const { sysname, title, provider, volatility, rule, maxWin } = game;
  return {
    sysname,
    title,
    provider,
    volatility,
    rtp,
    hitFrequency,
    featureFrequency,
    rule: rule.kind,
    bothWays: rule.bothWays,
    lines: rule.kind === 'lines' ? rule.lines.length : WAYS,
    features: gameFeatures(game),
    maxWin,
  };
}

function gameFeatures(game: GameDefinition): GameFeature[] {
  const { feature } = game;
  const free = feature?.kind === 'freeSpins' ? feature : null;
  const wildMultipliers = [...game.wildMultipliers, ...(free?.wildMultipliers ?? [])];
  const has: Record<GameFeature, boolean> = {
    bothWays: game.rule.bothWays,
    multiplierWilds: wildMultipliers.some((value) => value > 1),
    expandingWilds: game.wildsExpand,
    respins: feature?.kind === 'respins',
    freeSpins: free !== null,
    retrigger: (free?.retrigger ?? null) !== null,
    heldReels: free?.holdsWildReels ?? false,
    specialSymbol: free?.hasSpecialSymbol ?? false,
    multiplier: free !== null && (free.multiplier.kind !== 'fixed' || free.multiplier.value > 1),
  };
  return (Object.keys(has) as GameFeature[]).filter((name) => has[name]);
}
