import type { Database } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { Passwords } from '../../../sessions/Passwords.ts';
import type { Session } from '../../../sessions/session.ts';
import type { Sessions } from '../../../sessions/Sessions.ts';
import { DAY_MS } from '../../../sessions/Throttle.ts';
import type { Bucket, Throttle } from '../../../sessions/Throttle.ts';
import type { ThrottleLimits } from '../../../sessions/throttleLimits.ts';
import { findPasswordHash } from '../../../players/credentials.ts';

export interface TypedPassword {
  /** The input's field, for errors. */
  readonly field: string;
  readonly typed: string;
  readonly addressHash: string;
}

/** Proves by the present password that a session is in its player's hands. */
export class PasswordProof {
  constructor(
    private readonly database: Database,
    private readonly sessions: Pick<Sessions, 'times' | 'isKnownAddress'>,
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly limits: ThrottleLimits,
  ) {}

  /** Throws at the field unless the password is right. */
  async demand(session: Pick<Session, 'id' | 'uid'>, { field, typed, addressHash }: TypedPassword): Promise<void> {
    if (typed === '') throw invalidField(field, 'insertPassword');
    const hits = await this.throttle.hit(await this.bucketsOf(session, addressHash));
    const stored = await findPasswordHash(this.database, session.uid);
    if (!(await this.passwords.verify(stored, typed, addressHash))) throw invalidField(field, 'wrongPassword');
    await this.throttle.forgive(hits);
  }

  /**
   * A stolen session must not guess the password, nor use up the tries of the owner's others. So each has its own; those
   * that continue it, by a reload or a handoff, began when it did, and share them. All that are used at addresses from which
   * the player has not signed in count together, too.
   */
  private async bucketsOf({ id, uid }: Pick<Session, 'id' | 'uid'>, addressHash: string): Promise<readonly Bucket[]> {
    const { signInsPerAccount, passwordGuessesADay: aDay } = this.limits;
    const { created_at: began } = await this.sessions.times(this.database, id);
    const own = `password:prove:${uid}:${began.getTime()}`;
    const isKnown = await this.sessions.isKnownAddress(uid, addressHash);
    return [
      { key: own, most: signInsPerAccount },
      { key: `${own}:day`, most: aDay.session, windowMs: DAY_MS },
      ...(isKnown ? [] : [{ key: `password:prove:${uid}:elsewhere`, most: aDay.elsewhere, windowMs: DAY_MS }]),
    ];
  }
}
