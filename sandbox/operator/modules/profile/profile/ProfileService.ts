import { tellHappening } from '../../../happenings/tellHappening.ts';
import type { InputOf } from '../../../../../src/contract/index.ts';
import type { profile } from '../../../../../src/contract/profile/profile.ts';
import { fakenameField } from '../../../../../src/shared/validation/fakename.ts';
import { configuredRules } from '../../../../../src/shared/validation/ruleSet.ts';
import type { Sql } from '../../../../database/database.ts';
import { invalidField, invalidParameters, unauthorised } from '../../../OperatorError.ts';
import type { OperatorCore } from '../../../module.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { RegistrationFieldsFace } from '../../auth/registrationFields/module.ts';
import { lockPlayer, readPlayer } from '../../../players/findPlayer.ts';
import { siteValidators } from '../../../vendors/siteValidators.ts';
import { setNickname, writtenNickname } from '../../../players/names.ts';
import { pretendsStaff } from '../../../players/staffNames.ts';
import type { Player } from '../../../players/player.ts';

/** The player's own data: saved as a whole (7-19), and the nickname (7-4). */
export class ProfileService {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'content' | 'excluded' | 'throttle' | 'limits'>,
    private readonly fields: RegistrationFieldsFace['profile'],
  ) {}

  async save(call: PlayerCall<InputOf<typeof profile.saveProfileInfo>>): Promise<number> {
    const { input, player, locale } = call;
    const { database, clock } = this.core;
    const validators = await siteValidators(this.core.content, locale);
    await database.transaction(async (tx) => {
      // Judged by the row as it is now: another page may have given the birth date in the meantime.
      const present = await lockPlayer(tx, player.uid);
      if (present === null) throw unauthorised();
      const faults = await this.fields.faults(tx, { player: present, input, validators, locale });
      if (Object.keys(faults).length > 0) throw invalidParameters(faults);
      await this.fields.keep(tx, present, input);
      await tellHappening(tx, player.uid, 'profileSaved', {}, clock.now());
      await this.lookWhoseTheyAre(tx, present);
    });
    return 1;
  }

  async changeNickname(call: PlayerCall<InputOf<typeof profile.changefakename>>): Promise<1> {
    const { input, player, locale } = call;
    const nickname = writtenNickname(input.fakename);
    const validators = await siteValidators(this.core.content, locale);
    const fault = fakenameField(nickname) ?? configuredRules(validators, 'fakename', { locale })(nickname);
    if (fault !== null) throw invalidField('fakename', fault.code, fault.params);
    if (pretendsStaff(nickname)) throw invalidField('fakename', 'nameReserved');
    await this.countNickname(call);
    const isSet = await this.core.database.transaction((tx) => setNickname(tx, player.uid, nickname));
    if (!isSet) throw invalidField('fakename', 'fakenameTaken');
    return 1;
  }

  /** The reply tells which nicknames others have, as that of a registration does. */
  private async countNickname({ player, addressHash }: PlayerCall<object>): Promise<void> {
    const { throttle, limits } = this.core;
    await throttle.hit([
      { key: `nickname:${player.uid}`, most: limits.nicknamesPerPlayer },
      { key: `nickname:address:${addressHash}`, most: limits.registrationsPerAddress },
    ]);
  }

  /**
   * A name, a birth date and a document that are new may be those of an excluded person. The ones before are kept for an
   * exclusion that comes later: it is not left by a change of the name or the document.
   */
  private async lookWhoseTheyAre(tx: Sql, before: Player): Promise<void> {
    const { excluded } = this.core;
    const { uid, document_key: documentKey } = before;
    const after = await readPlayer(tx, uid);
    const isNamed = (['first_name', 'last_name', 'birth_date'] as const).some(
      (field) => after[field] !== before[field],
    );
    const isDocumented = after.document_key !== documentKey;
    if (isNamed) await excluded.keepLeft(tx, uid, before);
    if (isDocumented) await excluded.keepLeft(tx, uid, { documentKey });
    if (isNamed || isDocumented) await excluded.holdIfAlike(tx, uid);
  }
}
