import { parseAmount } from './amounts.ts';
import { hashServerSeed, isServerSeed } from '../kit/fair/draws.ts';
import { playFairRound } from './fairRound.ts';
import type { GameDefinition } from './gameDefinition.ts';
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

/**
 * Recomputes a finished round from its seeds and the game's strips and pays, in a browser or in Node, and compares it
 * with the round. Never throws on a malformed round: that is a failed check.
 */
export async function verifyRound(round: WireRound, game: GameDefinition, shown?: Commitment): Promise<Verification> {
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

async function recompute(round: WireRound, game: GameDefinition): Promise<Outcome | null> {
  if (!isServerSeed(round.serverSeed) || !Number.isSafeInteger(round.nonce) || game.sysname !== round.game) return null;
  const decimals = round.stake.split('.')[1]?.length ?? 0;
  const stake = parseAmount(round.stake, decimals);
  if (stake === null || stake === 0n || stake % BigInt(game.divisor) !== 0n) return null;
  return presentOutcome(game, await playFairRound(game, round), stake, decimals);
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
