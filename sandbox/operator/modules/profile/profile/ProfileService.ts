import type { SandboxClock } from '../../../SandboxClock.ts';
import { tellHappening } from '../../../happenings/tellHappening.ts';
import type { InputOf } from '../../../../../src/contract/index.ts';
import type { profile } from '../../../../../src/contract/profile/profile.ts';
import { fakenameField } from '../../../../../src/shared/validation/fakename.ts';
import { configuredRules } from '../../../../../src/shared/validation/ruleSet.ts';
import { readValidators } from '../../../../../src/shared/validation/validatorConfig.ts';
import type { FieldRules } from '../../../../../src/shared/validation/validatorConfig.ts';
import type { Database } from '../../../../database/database.ts';
import { invalidField, invalidParameters, unauthorised } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { ContentSystem } from '../../../vendors/ContentSystem.ts';
import type { RegistrationFieldsFace } from '../../auth/registrationFields/module.ts';
import { lockPlayer } from '../../../players/findPlayer.ts';
import { setNickname } from '../../../players/names.ts';

/** The player's own data: saved as a whole (7-19), and the nickname (7-4). */
export class ProfileService {
  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
    private readonly content: ContentSystem,
    private readonly fields: RegistrationFieldsFace['profile'],
  ) {}

  async save({ input, player, locale }: PlayerCall<InputOf<typeof profile.saveProfileInfo>>): Promise<number> {
    const validators = await this.validators(locale);
    return this.database.transaction(async (tx) => {
      // Judged by the row as it is now: another page may have given the birth date in the meantime.
      const present = await lockPlayer(tx, player.uid);
      if (present === null) throw unauthorised();
      const faults = await this.fields.faults(tx, { player: present, input, validators });
      if (Object.keys(faults).length > 0) throw invalidParameters(faults);
      await this.fields.keep(tx, present, input);
      await tellHappening(tx, player.uid, 'profileSaved', {}, this.clock.now());
      return 1;
    });
  }

  async changeNickname({ input, player, locale }: PlayerCall<InputOf<typeof profile.changefakename>>): Promise<1> {
    const nickname = input.fakename.trim().normalize('NFC');
    const fault = fakenameField(nickname) ?? configuredRules(await this.validators(locale), 'fakename')(nickname);
    if (fault !== null) throw invalidField('fakename', fault.code, fault.params);
    const isSet = await this.database.transaction((tx) => setNickname(tx, player.uid, nickname, nicknameKey(nickname)));
    if (!isSet) throw invalidField('fakename', 'fakenameTaken');
    return 1;
  }

  private async validators(locale: string): Promise<readonly FieldRules[]> {
    return readValidators(await this.content.find('site-configuration', locale));
  }
}

/** Nicknames with the same key are the same to a reader. */
const nicknameKey = (nickname: string): string => nickname.normalize('NFKC').toLowerCase();
