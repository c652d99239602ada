import type { WireOutcome, WireRound } from '../engine/wireRound.ts';
import { formatAmount } from '../engine/amounts.ts';
import { StudioError, operatorErrorType } from './StudioError.ts';
import type { RoundRow } from './roundRepository.ts';

export interface WireCommitment {
  readonly seedHash: string;
  readonly nonce: number;
}

/** The answer to a spin; the same request gets the same answer whenever it is asked again, but for `sinceStartMs`. */
export interface SpinReply {
  readonly round: WireRound;
  readonly balance: string;
  readonly commitment: WireCommitment;
  /** How long ago the round began by this server's clock, in ms: what the wait for the next one is counted from. */
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

/** The operator does not tell how long its pace asks to wait: no market asks for more than this. */
const PACE_WAIT_MS = 2500;

/** The reply to the request of a round, given `now` in Unix ms; throws what the player is told where the round is not settled. */
export function presentSpin(row: RoundRow, now: number): SpinReply {
  const commitment = { seedHash: row.next_seed_hash, nonce: row.nonce + 1 };
  if (row.state === 'settled') {
    return {
      round: presentRound(row),
      balance: row.reply_balance ?? '',
      commitment,
      sinceStartMs: Math.max(0, now - Number(row.created_at)),
    };
  }
  if (row.error_type !== null) {
    const type = operatorErrorType(row.error_type);
    // The round is given up for good, unlike a spin that this studio holds back: the next commitment says so.
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
