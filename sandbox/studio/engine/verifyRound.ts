import { parseAmount } from './amounts.ts';
import { hashServerSeed, isServerSeed } from '../kit/fair/draws.ts';
import { playFairRound } from './fairRound.ts';
import type { GameDefinition } from './gameDefinition.ts';
import { type FeatureOffer, playFairPurchase, priceOf } from './purchase.ts';
import { presentOutcome, type WireRound } from './wireRound.ts';

/** Result of a verification; a round is fair when every check passes. */
export interface Verification {
  readonly isValid: boolean;
  readonly checks: {
    /** The hash of the revealed seed was shown before the stake. */
    readonly commitment: boolean;
    /** The seeds give the same stops, grids, wins and features. */
    readonly outcome: boolean;
    /** The amounts follow from the outcome, the stake and the paytable. */
    readonly amounts: boolean;
  };
}

/** The commitment shown before the stake; the round is checked against it if given. */
export interface Commitment {
  readonly seedHash: string;
  readonly nonce: number;
}

/** A game as published: with the offer that bought rounds are verified with. */
export type PublishedGame = GameDefinition & { readonly offer?: FeatureOffer | null };

/**
 * Recomputes a finished round from its seeds and the game's strips and pays, in a browser or in Node, and compares it
 * with the round. Never throws on a malformed round: that is a failed check.
 */
export async function verifyRound(round: WireRound, game: PublishedGame, shown?: Commitment): Promise<Verification> {
  const commitment = await isCommitted(round, shown);
  const outcome = await recompute(round, game);
  const checks = {
    commitment,
    outcome: outcome !== null && equal(withoutAmounts(outcome), withoutAmounts(round)),
    amounts: outcome !== null && equal(outcome, pickOutcome(round)),
  };
  return { isValid: checks.commitment && checks.outcome && checks.amounts, checks };
}

async function isCommitted(round: WireRound, shown: Commitment | undefined): Promise<boolean> {
  if (!isServerSeed(round.serverSeed)) return false;
  if (shown !== undefined && (shown.seedHash !== round.seedHash || shown.nonce !== round.nonce)) return false;
  return (await hashServerSeed(round.serverSeed)) === round.seedHash;
}

type Outcome = Pick<WireRound, 'totalWin' | 'base' | 'freeSpins'>;

async function recompute(round: WireRound, game: PublishedGame): Promise<Outcome | null> {
  if (!isServerSeed(round.serverSeed) || !Number.isSafeInteger(round.nonce) || game.sysname !== round.game) return null;
  const decimals = round.stake.split('.')[1]?.length ?? 0;
  const isStake = (amount: bigint | null): amount is bigint =>
    amount !== null && amount > 0n && amount % BigInt(game.divisor) === 0n;
  const staked = parseAmount(round.stake, decimals);
  if (round.boughtAt === null) {
    return isStake(staked) ? presentOutcome(game, await playFairRound(game, round), staked, decimals) : null;
  }
  const offer = game.offer ?? null;
  const stake = parseAmount(round.boughtAt, decimals);
  if (offer === null || !isStake(stake) || staked !== priceOf(game, offer, stake)) return null;
  return presentOutcome(game, await playFairPurchase(game, offer, round), stake, decimals);
}

function pickOutcome({ totalWin, base, freeSpins }: Outcome): Outcome {
  return { totalWin, base, freeSpins };
}

function withoutAmounts({ base, freeSpins }: Outcome): unknown {
  return JSON.parse(
    JSON.stringify({ base, freeSpins }, (key: string, value: unknown) => (key === 'win' ? undefined : value)),
  );
}

/** Equality of JSON values, ignoring the order of keys (a database may have sorted them). */
function equal(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
