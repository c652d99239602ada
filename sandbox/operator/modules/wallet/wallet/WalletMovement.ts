/** A stake, a win or a returned stake of a round, to be booked. */
export interface WalletMovement {
  /** The studio's transaction id. */
  readonly id: string;
  readonly kind: 'bet' | 'win' | 'rollback';
  readonly uid: bigint;
  readonly roundId: string;
  readonly game: string;
  /** Minor units, never negative. */
  readonly amount: bigint;
  readonly currency: string;
  readonly originalId: string | null;
  /** The round ends with it. */
  readonly isLast: boolean;
  /** A bet on a round that is open already. */
  readonly isRaise: boolean;
  /** Paid by free spins: the player stakes nothing. */
  readonly isFree: boolean;
  /** Of a bet: what is left of the pack that pays it. */
  readonly freeLeft?: number;
  readonly at: Date;
}
