import type { WireOutcome, WireRound } from '../engine/wireRound.ts';
import { formatAmount } from '../engine/amounts.ts';
import { StudioError, operatorErrorType } from './StudioError.ts';
import type { RoundRow } from './roundRepository.ts';

export interface WireCommitment {
  readonly seedHash: string;
  readonly nonce: number;
}

/** The reply to a spin; a repeated request gets the same reply, except for `sinceStartMs`. */
export interface SpinReply {
  readonly round: WireRound;
  readonly balance: string;
  readonly commitment: WireCommitment;
  /** What is left of the pack that has paid for the round; null where the player has. */
  readonly freeSpinsLeft: number | null;
  /** Time since the start of the round in ms, by this server's clock; the wait for the next round counts from it. */
  readonly sinceStartMs: number;
}

/** A settled round with its server seed revealed. */
export function presentRound(row: RoundRow): WireRound {
  if (row.state !== 'settled') throw new Error('The seed of an unfinished round stays secret');
  const { totalWin, base, freeSpins } = JSON.parse(row.outcome) as WireOutcome;
  return {
    id: row.id,
    game: row.game,
    stake: formatAmount(row.stake, row.decimals),
    boughtAt: row.bought_at === null ? null : formatAmount(row.bought_at, row.decimals),
    freePack: row.free_pack,
    totalWin,
    currency: row.currency,
    base,
    freeSpins,
    serverSeed: row.server_seed,
    seedHash: row.seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    at: new Date(Number(row.created_at)).toISOString(),
  };
}

/** In ms. The operator does not report the remaining wait; no market requires more than this. */
const PACE_WAIT_MS = 2500;

/** The reply for a round; `now` is in Unix ms. Throws a StudioError if the round is not settled. */
export function presentSpin(row: RoundRow, now: number): SpinReply {
  const commitment = { seedHash: row.next_seed_hash, nonce: row.nonce + 1 };
  if (row.state === 'settled') {
    return {
      round: presentRound(row),
      balance: row.reply_balance ?? '',
      commitment,
      freeSpinsLeft: row.free_left,
      sinceStartMs: Math.max(0, now - Number(row.created_at)),
    };
  }
  if (row.error_type !== null) {
    const type = operatorErrorType(row.error_type);
    // The round is final, unlike a spin refused by the studio itself; the client recognises this by the commitment.
    throw new StudioError(
      type,
      row.error_message ?? '',
      type === 'TooManyRequests' ? { commitment, retryAfterMs: PACE_WAIT_MS } : { commitment },
    );
  }
  throw new StudioError('RoundPending', 'The operator has not answered yet; ask again with the same requestId', {
    retryAfterMs: 2000,
    commitment,
  });
}
