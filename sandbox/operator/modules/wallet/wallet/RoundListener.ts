import type { Sql } from '../../../../database/database.ts';
import type { Split } from '../../bonuses/bonuses/module.ts';
import type { WalletMovement } from './WalletMovement.ts';

/** A stake, a win or a returned stake of a round as it was booked: `split` says which balances it moved. */
export interface BookedMovement extends WalletMovement {
  readonly split: Split;
}

/** Another module's part in every round: what it writes is committed with the movement, or not at all. */
export interface RoundListener {
  /** Called once per movement, after the ledger; a repeated call of the studio does not reach it. */
  booked(tx: Sql, movement: BookedMovement): Promise<void>;
}
