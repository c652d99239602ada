import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { restore } from '../../../../../src/contract/auth/restore.ts';
import type { Database, Sql } from '../../../../database/database.ts';
import { demandActive } from '../../../OperatorError.ts';
import type { Call } from '../../../edge/handlers.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import { handOver } from '../../../sessions/handOver.ts';
import type { Passwords } from '../../../sessions/Passwords.ts';
import type { Sessions } from '../../../sessions/Sessions.ts';
import { markConfirmed } from '../../../players/contacts.ts';
import type { Credentials } from '../../../players/credentials.ts';
import type { SignIns } from '../auth/module.ts';
import type { TwoFactorFace } from '../../security/twofactor/module.ts';
import type { NewPasswords } from './NewPasswords.ts';
import { findPlayer, holdPlayer } from '../../../players/findPlayer.ts';
import { targetOf } from './target.ts';

type RestoreCall = Call<InputOf<typeof restore.restore>>;
type Output = OutputOf<typeof restore.restore>;

/** The second half of restoring: the new password, and what follows a right code. */
export class Restored {
  constructor(
    private readonly database: Database,
    private readonly clock: SandboxClock,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
    private readonly fresh: NewPasswords,
    private readonly signIns: Pick<SignIns, 'open'>,
    private readonly twoFactor: Pick<TwoFactorFace, 'kindOf'>,
  ) {}

  /** The account's own data are not compared: before the code is checked they must not show in a reply. */
  demandGood(password: string, { input, locale }: RestoreCall): Promise<void> {
    return this.fresh.demandGood('password', password, [input.login], locale);
  }

  hash(password: string, { addressHash }: RestoreCall): Promise<string> {
    return this.passwords.hash(password, addressHash);
  }

  /** Sets the password, ends every session and signs in, unless a second factor has to be asked for. */
  async enter(call: RestoreCall, credentials: Credentials, name: string, hash: string): Promise<Output> {
    const { uid } = credentials;
    const opened = await this.database.transaction(async (tx) => {
      // Under the lock: a ban, a second factor or another change of the password may be under way.
      demandActive((await holdPlayer(tx, uid))?.status ?? 'deleted');
      const factor = await this.twoFactor.kindOf(uid, tx);
      await this.fresh.set(tx, { uid, session: null }, hash);
      await this.noteProof(tx, uid, name);
      await this.sessions.endAll(tx, uid, 'password');
      if (call.session !== null) await this.sessions.end(tx, call.session.id, 'replaced');
      return factor === null ? this.signIns.open(tx, call, { uid, kind: 'web' }) : null;
    });
    if (opened === null) return { status: 'SIGN_IN', resend_time: 0, payload: null };
    return { status: 'OK', resend_time: 0, payload: handOver(call, opened) };
  }

  /** The code arrived at the contact, which confirms it. */
  private async noteProof(tx: Sql, uid: bigint, name: string): Promise<void> {
    const target = targetOf(await findPlayer(tx, uid), name, this.clock.now());
    if (target === null) return;
    await markConfirmed(tx, uid, target.channel === 'text' ? 'phone' : 'email', this.clock.now());
  }
}
