import { tellHappening } from '../../../happenings/tellHappening.ts';
import type { InputOf } from '../../../../../src/contract/index.ts';
import type { profile } from '../../../../../src/contract/profile/profile.ts';
import { fakenameField } from '../../../../../src/shared/validation/fakename.ts';
import { configuredRules } from '../../../../../src/shared/validation/ruleSet.ts';
import { readValidators } from '../../../../../src/shared/validation/validatorConfig.ts';
import type { FieldRules } from '../../../../../src/shared/validation/validatorConfig.ts';
import type { Sql } from '../../../../database/database.ts';
import { invalidField, invalidParameters, unauthorised } from '../../../OperatorError.ts';
import type { OperatorCore } from '../../../module.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import type { RegistrationFieldsFace } from '../../auth/registrationFields/module.ts';
import type { BonusesFace } from '../../bonuses/bonuses/module.ts';
import type { CashierFace } from '../../cashier/module.ts';
import { excludedError } from '../../../players/Exclusions.ts';
import type { Exclusion } from '../../../players/Exclusions.ts';
import { lockPlayer, readPlayer } from '../../../players/findPlayer.ts';
import { setNickname } from '../../../players/names.ts';
import { pretendsStaff } from '../../../players/staffNames.ts';
import type { Player } from '../../../players/player.ts';

export interface ProfileFaces {
  readonly fields: RegistrationFieldsFace['profile'];
  readonly cashier: Pick<CashierFace, 'stopDeposits'>;
  readonly bonuses: Pick<BonusesFace, 'burn'>;
}

/** The player's own data: saved as a whole (7-19), and the nickname (7-4). */
export class ProfileService {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'content' | 'sessions' | 'excluded'>,
    private readonly faces: ProfileFaces,
  ) {}

  async save(call: PlayerCall<InputOf<typeof profile.saveProfileInfo>>): Promise<number> {
    const { input, player, locale, setSessionCookie } = call;
    const { database, clock } = this.core;
    const validators = await this.validators(locale);
    const exclusion = await database.transaction(async (tx) => {
      // Judged by the row as it is now: another page may have given the birth date in the meantime.
      const present = await lockPlayer(tx, player.uid);
      if (present === null) throw unauthorised();
      const faults = await this.faces.fields.faults(tx, { player: present, input, validators });
      if (Object.keys(faults).length > 0) throw invalidParameters(faults);
      await this.faces.fields.keep(tx, present, input);
      await tellHappening(tx, player.uid, 'profileSaved', {}, clock.now());
      return this.coverIfNamed(tx, present);
    });
    if (exclusion === null) return 1;
    // On its own, since bonuses are locked before their player.
    if (exclusion.kind === 'self_exclusion')
      await database.transaction((tx) => this.faces.bonuses.burn(tx, player.uid));
    setSessionCookie(null);
    throw excludedError(exclusion);
  }

  async changeNickname({ input, player, locale }: PlayerCall<InputOf<typeof profile.changefakename>>): Promise<1> {
    const nickname = input.fakename.trim().normalize('NFC');
    const fault = fakenameField(nickname) ?? configuredRules(await this.validators(locale), 'fakename')(nickname);
    if (fault !== null) throw invalidField('fakename', fault.code, fault.params);
    if (pretendsStaff(nickname)) throw invalidField('fakename', 'nameReserved');
    const isSet = await this.core.database.transaction((tx) =>
      setNickname(tx, player.uid, nickname, nicknameKey(nickname)),
    );
    if (!isSet) throw invalidField('fakename', 'fakenameTaken');
    return 1;
  }

  /** Whoever turns out to be an excluded person by the name or birth date that is new is excluded here, too. */
  private async coverIfNamed(tx: Sql, before: Player): Promise<Exclusion | null> {
    const { excluded, sessions } = this.core;
    const after = await readPlayer(tx, before.uid);
    if ((['first_name', 'last_name', 'birth_date'] as const).every((field) => after[field] === before[field]))
      return null;
    const exclusion = await excluded.cover(tx, before.uid);
    if (exclusion === null) return null;
    await this.faces.cashier.stopDeposits(tx, before.uid);
    await sessions.endAll(tx, before.uid, 'excluded');
    return exclusion;
  }

  private async validators(locale: string): Promise<readonly FieldRules[]> {
    return readValidators(await this.core.content.find('site-configuration', locale));
  }
}

/** Nicknames with the same key are the same to a reader. */
const nicknameKey = (nickname: string): string => nickname.normalize('NFKC').toLowerCase();
