import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { restore } from '../../../../../src/contract/auth/restore.ts';
import type { Sql } from '../../../../database/database.ts';
import { demandActive, invalidField } from '../../../OperatorError.ts';
import type { Call } from '../../../edge/handlers.ts';
import type { OperatorCore } from '../../../module.ts';
import { handOver } from '../../../sessions/handOver.ts';
import { markConfirmed } from '../../../players/contacts.ts';
import type { Credentials } from '../../../players/credentials.ts';
import type { SignIns } from '../auth/module.ts';
import type { TwoFactorFace } from '../../security/twofactor/module.ts';
import type { NewPasswords } from './NewPasswords.ts';
import { replacedContact } from '../../../players/contactAge.ts';
import type { OwnContact } from '../../../players/contactAge.ts';
import { dropContact } from '../../../players/heldContacts.ts';
import { holdPlayer } from '../../../players/findPlayer.ts';
import type { Player } from '../../../players/player.ts';
import { takeBackReplaced } from '../../../players/replacedContacts.ts';
import type { Recipient } from '../../outbox/module.ts';

type RestoreCall = Call<InputOf<typeof restore.restore>>;
type Output = OutputOf<typeof restore.restore>;

/** The second half of restoring: the new password, and what follows a right code. */
export class Restored {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'sessions' | 'passwords' | 'excluded'>,
    private readonly fresh: NewPasswords,
    private readonly signIns: Pick<SignIns, 'open'>,
    private readonly twoFactor: Pick<TwoFactorFace, 'kindOf'>,
  ) {}

  /** The account's own data are not compared: before the code is checked they must not show in a reply. */
  demandGood(password: string, { input, locale }: RestoreCall): Promise<void> {
    return this.fresh.demandGood('password', password, [input.login], locale);
  }

  hash(password: string, { addressHash }: RestoreCall): Promise<string> {
    return this.core.passwords.hash(password, addressHash);
  }

  /** Sets the password, ends every session and signs in, unless a second factor has to be asked for. */
  async enter(call: RestoreCall, credentials: Credentials, to: Recipient, hash: string): Promise<Output> {
    const { uid } = credentials;
    const { database, sessions } = this.core;
    const opened = await database.transaction(async (tx) => {
      // Under the lock: a ban, a second factor or another change of the password may be under way.
      const player = await holdPlayer(tx, uid);
      demandActive(player?.status ?? 'deleted');
      const factor = await this.twoFactor.kindOf(uid, tx);
      const proved = await this.noteProof(tx, player, to);
      await this.fresh.set(tx, { uid, session: null, proved }, hash);
      await sessions.endAll(tx, uid, 'password');
      if (call.session !== null) await sessions.end(tx, call.session.id, 'replaced');
      return factor === null ? this.signIns.open(tx, call, { uid, kind: 'web', entry: null }) : null;
    });
    if (opened === null) return { status: 'SIGN_IN', resend_time: 0, payload: null };
    return { status: 'OK', resend_time: 0, payload: handOver(call, opened) };
  }

  /** The code arrived at the contact, which confirms it; one that another has replaced is taken back by that. */
  private async noteProof(
    tx: Sql,
    player: Player | null,
    { channel, recipient: value }: Recipient,
  ): Promise<OwnContact> {
    const type = channel === 'text' ? 'phone' : 'email';
    const { clock, excluded } = this.core;
    const now = clock.now();
    if (player?.[type] === value) {
      await markConfirmed(tx, player.uid, type, now);
      // Whoever has opened the account with a stranger's address is not its owner: what they have not proved goes.
      const other = type === 'email' ? 'phone' : 'email';
      if (player[`${type}_confirmed_at`] === null && player[`${other}_confirmed_at`] === null)
        await dropContact(tx, player, other, excluded);
      return { type, value };
    }
    // Meanwhile the account may have lost the contact.
    if (player === null || replacedContact(player, type, now)?.value !== value)
      throw invalidField('code', 'expiredCode');
    await takeBackReplaced(tx, player, type, now);
    // As by the link of the message: it may be that of another player who has excluded themselves meanwhile.
    await excluded.demandProven(tx, player.uid, type, value);
    return { type, value };
  }
}
