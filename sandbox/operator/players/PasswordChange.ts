import type { Sql } from '../../database/database.ts';
import type { OwnContact } from './contactAge.ts';
import type { Session } from '../sessions/session.ts';

/** A password that takes the place of the one before. */
export interface PasswordChange {
  readonly uid: bigint;
  /** In which the player has changed it, and which goes on; null where access was restored. */
  readonly session: Session | null;
  /** The contact by which access was restored; null where the password was changed. */
  readonly proved: OwnContact | null;
  readonly at: Date;
}

/**
 * Ends what somebody else may have prepared in the account, in the transaction that stores the new password. The
 * player's row is locked.
 */
export type EndsWithPassword = (tx: Sql, change: PasswordChange) => Promise<void>;
