import type { Sql } from '../../../../database/database.ts';
import type { RoundBooking } from './RoundBooking.ts';
import { insertRound, updateRound } from './walletRepository.ts';
import type { GameSession } from './walletRepository.ts';

/** A round from before the sandbox's first start. Minor units. */
export interface PastRound {
  readonly id: string;
  readonly stake: bigint;
  readonly payout: bigint;
  /** When it began and ended. */
  readonly at: Date;
}

/**
 * Books a round of the past as any other: its stake and its win in the ledger, and for all that take part in rounds. No
 * studio has drawn it: for the ready-made players of an empty database only.
 */
export async function bookPast(
  tx: Sql,
  booking: Pick<RoundBooking, 'book'>,
  session: GameSession,
  { id, stake, payout, at }: PastRound,
): Promise<void> {
  const { uid, currency, game } = session;
  const common = { uid, roundId: id, game, currency, originalId: null, isRaise: false, isFree: false, at };
  await insertRound(tx, { id, uid, currency, stake }, session, at);
  await booking.book(tx, { ...common, id: `${id}:bet`, kind: 'bet', amount: stake, isLast: false });
  await updateRound(tx, id, 'settled', payout, at);
  await booking.book(tx, { ...common, id: `${id}:win`, kind: 'win', amount: payout, isLast: true });
}
