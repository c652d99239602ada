import type { Database } from '../../../../database/database.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { Passwords } from '../../../sessions/Passwords.ts';
import type { Throttle } from '../../../sessions/Throttle.ts';
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
    private readonly passwords: Passwords,
    private readonly throttle: Throttle,
    private readonly limits: ThrottleLimits,
  ) {}

  /** Throws at the field unless the password is right. */
  async demand(uid: bigint, { field, typed, addressHash }: TypedPassword): Promise<void> {
    if (typed === '') throw invalidField(field, 'insertPassword');
    // A stolen session must not guess the password either.
    const hits = await this.throttle.hit([{ key: `password:change:${uid}`, most: this.limits.signInsPerAccount }]);
    const stored = await findPasswordHash(this.database, uid);
    if (!(await this.passwords.verify(stored, typed, addressHash))) throw invalidField(field, 'wrongPassword');
    await this.throttle.forgive(hits);
  }
}
