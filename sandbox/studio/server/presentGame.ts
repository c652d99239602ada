import { computeRtp } from '../engine/exact/computeRtp.ts';
import { featureOffer } from '../engine/exact/featureOffer.ts';
import type { GameDefinition } from '../engine/gameDefinition.ts';
import type { FeatureOffer } from '../engine/purchase.ts';
import { SYMBOLS } from '../engine/symbols.ts';
import { gameFacts } from '../games/gameFacts.ts';
import { oddsOf } from '../games/oddsOf.ts';
import type { GameOdds } from '../games/oddsOf.ts';
import type { GameFacts, GameType } from '../kit/catalogue/GameFacts.ts';
import { stakeRange } from '../kit/server/playStakes.ts';
import { stakeLadder } from './stakes.ts';

/** A game in the client format: the full definition (to verify rounds) and its exact figures as text. */
export interface WireGame extends GameDefinition {
  readonly symbols: readonly string[];
  /** Percent with two decimals, rounded toward zero. */
  readonly rtp: string;
  readonly hitFrequency: string;
  readonly featureFrequency: string;
  /** The purchase of the free spins; null in a game without. Whether it is possible depends on the market. */
  readonly offer: FeatureOffer | null;
}

/** One entry of the catalogue: the data that a casino shows of a game. Amounts are in hundredths of the currency. */
export interface CatalogueGame {
  readonly sysname: string;
  readonly title: string;
  readonly provider: string;
  readonly type: GameType;
  readonly volatility: string;
  /** Percent with two decimals. Where bets have different returns, the lowest, and the highest in `rtpMost`. */
  readonly rtp: string;
  readonly rtpMost?: string;
  readonly rtpSource: GameFacts['rtpSource'];
  /** Of slots with reels. */
  readonly hitFrequency?: string;
  readonly featureFrequency?: string;
  readonly rule?: 'lines' | 'ways';
  readonly bothWays?: boolean;
  /** Number of lines, or of ways. */
  readonly lines?: number;
  readonly features: readonly string[];
  readonly maxWin: number;
  readonly stakes: { readonly least: number; readonly most: number };
  /** The stakes at which packs of free spins can be played; absent for a game that cannot. */
  readonly freeStakes?: readonly number[];
  /** How often a round pays what; absent where it is not known. */
  readonly odds?: Omit<GameOdds, 'sysname'>;
}

export type GameFeature =
  | 'provablyFair'
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
    offer: featureOffer(game),
  };
  presented.set(game, wire);
  return wire;
}

/** The catalogue. Yields between games, so that other requests are served during the first computation. */
export async function presentCatalogue(
  games: readonly GameDefinition[],
  others: readonly GameFacts[] = gameFacts,
): Promise<CatalogueGame[]> {
  const catalogue: CatalogueGame[] = others.map(presentFacts);
  for (const game of games) {
    catalogue.push(presentCatalogueGame(game));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return catalogue;
}

const presentFacts = ({
  sysname,
  title,
  provider,
  type,
  volatility,
  rtp,
  rtpMost = rtp,
  rtpSource,
  rule,
  lines,
  features,
  maxWin,
}: GameFacts): CatalogueGame => ({
  sysname,
  title,
  provider,
  type,
  volatility,
  rtp,
  ...(rtpMost === rtp ? {} : { rtpMost }),
  rtpSource,
  ...(rule === undefined ? {} : { rule }),
  ...(lines === undefined ? {} : { lines }),
  features,
  maxWin,
  stakes: stakesOf(stakeRange(2)),
  ...presentOdds(sysname),
});

function presentOdds(game: string): Pick<CatalogueGame, 'odds'> {
  const known = oddsOf(game);
  if (known === undefined) return {};
  const { played, source, outcomes } = known;
  return { odds: { played, source, outcomes } };
}

const stakesOf = ({ least, most }: { readonly least: bigint; readonly most: bigint }) => ({
  least: Number(least),
  most: Number(most),
});

function presentCatalogueGame(game: GameDefinition): CatalogueGame {
  const { rtp, hitFrequency, featureFrequency } = presentGame(game);
  const { sysname, title, provider, volatility, rule, maxWin } = game;
  return {
    sysname,
    title,
    provider,
    type: 'slot',
    volatility,
    rtp,
    rtpSource: 'exact',
    hitFrequency,
    featureFrequency,
    rule: rule.kind,
    bothWays: rule.bothWays,
    lines: rule.kind === 'lines' ? rule.lines.length : WAYS,
    features: gameFeatures(game),
    maxWin,
    stakes: slotStakes(game),
    freeStakes: stakeLadder(game, 2).map(Number),
    ...presentOdds(sysname),
  };
}

function slotStakes(game: GameDefinition): CatalogueGame['stakes'] {
  const ladder = stakeLadder(game, 2);
  return stakesOf({ least: ladder[0] ?? 0n, most: ladder.at(-1) ?? 0n });
}

function gameFeatures(game: GameDefinition): GameFeature[] {
  const { feature } = game;
  const free = feature?.kind === 'freeSpins' ? feature : null;
  const wildMultipliers = [...game.wildMultipliers, ...(free?.wildMultipliers ?? [])];
  const has: Record<GameFeature, boolean> = {
    provablyFair: true,
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
