import type { InputOf } from '../../../../../src/contract/index.ts';
import type { restore } from '../../../../../src/contract/auth/restore.ts';
import type { Database } from '../../../../database/database.ts';
import { invalidField, unauthorised } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import { findPasswordHash } from '../../../players/credentials.ts';
import { holdPlayer } from '../../../players/findPlayer.ts';
import { holdSession } from '../../../sessions/lockSession.ts';
import type { Passwords } from '../../../sessions/Passwords.ts';
import type { Sessions } from '../../../sessions/Sessions.ts';
import type { NewPasswords } from './NewPasswords.ts';
import type { PasswordProof } from './PasswordProof.ts';

/** 7-6: a signed-in player changes their password by the old one. Who has none yet sets one by restoring access. */
export class ChangePasswordService {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly passwords: Passwords,
    private readonly proof: Pick<PasswordProof, 'demand'>,
    private readonly fresh: NewPasswords,
  ) {}

  async change({
    input,
    player,
    session,
    addressHash,
    locale,
    renewSession,
  }: PlayerCall<InputOf<typeof restore.changepassword>>): Promise<1> {
    const { uid, login, email, phone, first_name, last_name } = player;
    if (input.old_password === '') throw invalidField('old_password', 'insertPassword');
    const own = [login, email ?? '', phone ?? '', first_name, last_name];
    await this.fresh.demandGood('new_password', input.new_password, own, locale);
    const known = await findPasswordHash(this.database, uid);
    await this.proof.demand(session, { field: 'old_password', typed: input.old_password, addressHash });
    const hash = await this.passwords.hash(input.new_password, addressHash);
    const token = await this.database.transaction(async (tx) => {
      await holdPlayer(tx, uid);
      // Access may have been restored meanwhile: then neither this session nor the old password counts any more.
      const here = await holdSession(tx, session.id);
      if (here === null || here.ended_at !== null) throw unauthorised();
      if ((await findPasswordHash(tx, uid)) !== known) throw invalidField('old_password', 'wrongPassword');
      await this.fresh.set(tx, { uid, session, proved: null }, hash);
      await this.sessions.endOthers(tx, uid, session.id, 'password');
      // Somebody else may have a copy of this one's.
      return this.sessions.renew(tx, session.id);
    });
    renewSession(token);
    return 1;
  }
}
