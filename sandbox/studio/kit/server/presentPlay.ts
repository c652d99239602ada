import { formatAmount } from '../../engine/amounts.ts';
import type { WireCommitment } from '../../server/presentRound.ts';
import type { PlayRow } from './playRepository.ts';
import { movesOf, replay } from './replay.ts';

/** A round with moves, as the client gets it. Amounts are decimal text in its currency. */
export interface WirePlay {
  readonly id: string;
  readonly game: string;
  readonly isOver: boolean;
  /** Of the bet. */
  readonly stake: string;
  /** With what moves have added. */
  readonly staked: string;
  /** Null while the round is open. */
  readonly totalWin: string | null;
  readonly currency: string;
  readonly bet: unknown;
  readonly moves: readonly unknown[];
  /** What the player may see now, in the game's own shape. */
  readonly view: unknown;
  /** Revealed once the round is over, for everybody at a shared table; null before. */
  readonly serverSeed: string | null;
  readonly seedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** The reply to a bet or a move. */
export interface PlayReply {
  readonly round: WirePlay;
  readonly balance: string;
  /** Of the next round. */
  readonly commitment: WireCommitment;
  /** Time since the start of the round in ms, by this server's clock; the wait for the next round counts from it. */
  readonly sinceStartMs: number;
}

export async function presentPlay(row: PlayRow): Promise<WirePlay> {
  const isOver = row.state === 'settled';
  const { view } = await replay(row);
  return {
    id: row.id,
    game: row.game,
    isOver,
    stake: formatAmount(row.stake, row.decimals),
    staked: formatAmount(row.staked, row.decimals),
    totalWin: isOver ? formatAmount(row.payout ?? 0n, row.decimals) : null,
    currency: row.currency,
    bet: JSON.parse(row.bet) as unknown,
    moves: movesOf(row),
    view,
    serverSeed: isOver && !row.seed_hidden ? row.server_seed : null,
    seedHash: row.seed_hash,
    clientSeed: row.client_seed,
    nonce: row.nonce,
    at: new Date(Number(row.created_at)).toISOString(),
  };
}

/** `now` is in Unix ms. */
export const presentReply = async (row: PlayRow, now: number): Promise<PlayReply> => ({
  round: await presentPlay(row),
  balance: row.reply_balance ?? '',
  commitment: { seedHash: row.next_seed_hash, nonce: row.nonce + 1 },
  sinceStartMs: Math.max(0, now - Number(row.created_at)),
});
