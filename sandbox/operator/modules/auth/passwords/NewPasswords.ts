import { passwordField } from '../../../../../src/shared/validation/password.ts';
import { configuredRules } from '../../../../../src/shared/validation/ruleSet.ts';
import { registrationRules } from '../../../../../src/shared/validation/registrationRules.ts';
import type { Sql } from '../../../../database/database.ts';
import { invalidField, invalidParameters } from '../../../OperatorError.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { ContentSystem } from '../../../vendors/ContentSystem.ts';
import type { AuthFace } from '../auth/module.ts';
import { writtenTime } from '../../outbox/module.ts';
import type { OutboxFace } from '../../outbox/module.ts';
import { setPasswordHash } from '../../../players/credentials.ts';
import { readPlayer } from '../../../players/findPlayer.ts';
import type { EndsWithPassword, PasswordChange } from '../../../players/PasswordChange.ts';

/** The rules of every new password (9-1, trust), and what follows its change. */
export class NewPasswords {
  constructor(
    private readonly clock: SandboxClock,
    private readonly content: ContentSystem,
    private readonly common: AuthFace['common'],
    private readonly outbox: OutboxFace,
    private readonly endsWithPassword: readonly EndsWithPassword[],
  ) {}

  /** Throws with the error at `field`. `own` are texts of the player from which the password must not be made. */
  async demandGood(field: string, password: string, own: readonly string[], locale: string): Promise<void> {
    const rules = registrationRules(await this.content.find('site-configuration', locale));
    const fault =
      passwordField(rules.password)(password) ?? configuredRules(rules.validators, 'password', { locale })(password);
    if (fault !== null) throw invalidParameters({ [field]: [{ code: fault.code, params: fault.params }] });
    const reason = await this.common.weakness(password, own);
    if (reason !== null) throw invalidField(field, 'commonPassword', { reason });
  }

  /**
   * Stores the hash, ends what somebody else may have prepared, and reports the change to the account's e-mail, or else
   * its phone. `session` goes on; the player's row is locked.
   */
  async set(tx: Sql, { uid, session, proved }: Omit<PasswordChange, 'at'>, hash: string): Promise<void> {
    await setPasswordHash(tx, uid, hash);
    for (const end of this.endsWithPassword) await end(tx, { uid, session, proved, at: this.clock.now() });
    const owner = await readPlayer(tx, uid);
    if (owner === null) return;
    await this.outbox.tell(tx, owner, {
      kind: 'password_changed',
      params: { at: writtenTime(this.clock.now(), owner.locale) },
    });
  }
}
