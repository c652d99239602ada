import type { FieldError } from '../../../../../src/contract/base/errors.ts';
import type { InputOf } from '../../../../../src/contract/index.ts';
import type { profile } from '../../../../../src/contract/profile/profile.ts';
import { parseCalendarDate, wireCalendarDate } from '../../../../../src/shared/dates/calendarDate.ts';
import { birthDateBounds, dateField } from '../../../../../src/shared/validation/dateField.ts';
import { isBlank } from '../../../../../src/shared/validation/required.ts';
import { configuredRules } from '../../../../../src/shared/validation/ruleSet.ts';
import type { FieldRules } from '../../../../../src/shared/validation/validatorConfig.ts';
import type { Sql } from '../../../../database/database.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { savePerson } from '../../../players/person.ts';
import type { Player } from '../../../players/player.ts';
import { isCountry } from '../../../market/countries.ts';
import { countryOf, profileFieldsOf } from './definitions.ts';
import type { FieldDefinition } from './definitions.ts';
import { openDocument, storedDocument } from '../../../players/documents.ts';
import type { PlayerDocument } from '../../../players/documents.ts';
import { fieldFaults } from './fieldFaults.ts';
import type { Values } from './fieldFaults.ts';
import { locksOf } from './locks.ts';

type Input = InputOf<typeof profile.saveProfileInfo>;

/** Whether the player's identity is verified. */
export type IsVerified = (sql: Sql, player: Player) => Promise<boolean>;

interface Scope {
  /** Null for a guest, whose profile has no locks. */
  readonly player: Player | null;
  readonly country: string;
  readonly locale: string;
}

interface Judged {
  readonly player: Player;
  readonly input: Input;
  /** The site's configured rules (3-32). */
  readonly validators: readonly FieldRules[];
  /** The language that the form was filled in. */
  readonly locale: string;
}

/** The fields of a player's profile: their definitions and locks, their enforcement, and where they are kept. */
export class ProfileFields {
  constructor(
    private readonly deps: Pick<OperatorDeps, 'clock' | 'config'>,
    private readonly isVerified: IsVerified,
  ) {}

  /** Of the player's country once it is given, before that of the one that the form names. */
  async definitions(sql: Sql, { player, country, locale }: Scope): Promise<readonly FieldDefinition[]> {
    const { clock, config } = this.deps;
    const locks = player === null ? undefined : locksOf(player, await this.isVerified(sql, player));
    const own = player !== null && player.country_code !== '' ? player.country_code : country;
    return profileFieldsOf({ country: countryOf(own), locale, now: clock.now(), vendorsUrl: config.vendorsUrl }, locks);
  }

  /** What is refused, by field. */
  async faults(sql: Sql, { player, input, validators, locale }: Judged): Promise<Record<string, FieldError[]>> {
    const values = this.valuesOf(player, input);
    const stored = this.storedValues(player);
    const fields = await this.definitions(sql, { player, country: input.country, locale: 'en' });
    const isKept = this.keptNumber(player, input) !== null;
    const open = fields.filter(({ sysname, attrs }) => attrs.lock === '' && !(isKept && sysname === 'document_number'));
    const faults = fieldFaults(open, values);
    for (const { sysname, attrs } of fields) {
      const value = (values[sysname] ?? '').trim();
      if (attrs.lock !== '' && value !== (stored[sysname] ?? '')) faults[sysname] = [{ code: 'fieldLocked' }];
    }
    const scope = { locale, read: (name: string) => values[name] ?? '' };
    for (const { sysname, params } of open) {
      const value = (values[sysname] ?? '').trim();
      const fault =
        this.ownFault(sysname, value, params.is_required) ?? configuredRules(validators, sysname, scope)(value);
      if (fault !== null) faults[sysname] ??= [fault];
    }
    // A document is a type with its number.
    for (const [one, other] of [
      ['document_type', 'document_number'],
      ['document_number', 'document_type'],
    ] as const)
      if (!isBlank(values[one] ?? '') && isBlank(values[other] ?? '')) faults[other] ??= [{ code: 'requiredField' }];
    return faults;
  }

  async keep(tx: Sql, player: Player, input: Input): Promise<void> {
    const { birth_date: birthDate = '', document_number: number = '' } = this.valuesOf(player, input);
    await savePerson(tx, player.uid, {
      first_name: input.first_name.trim(),
      middle_name: input.middle_name.trim(),
      last_name: input.last_name.trim(),
      sex: input.sex,
      birth_date: birthDate,
      country_code: input.country.trim(),
      region: input.region.trim(),
      home_town: input.home_town.trim(),
      address: input.address.trim(),
      postcode: input.postcode.trim(),
      ...storedDocument(this.deps.config.requisitesSecret, player.uid, {
        country: input.country.trim(),
        type: input.document_type,
        number,
      }),
    });
  }

  document(player: Player): PlayerDocument | null {
    return openDocument(this.deps.config.requisitesSecret, player);
  }

  private storedValues(player: Player): Values {
    const { country_code: country, birth_date, first_name, middle_name, last_name } = player;
    return { country, birth_date, first_name, middle_name, last_name };
  }

  private valuesOf(player: Player, input: Input): Values {
    const birthDate = parseCalendarDate(input.birth_date.trim());
    return {
      ...input,
      sex: input.sex === 0 ? '' : String(input.sex),
      birth_date: birthDate === null ? input.birth_date.trim() : wireCalendarDate(birthDate),
      document_number: this.keptNumber(player, input) ?? input.document_number,
    };
  }

  /** An empty document number stands for the stored one, if the type is still the same. */
  private keptNumber(player: Player, input: Input): string | null {
    const document = this.document(player);
    const isKept = isBlank(input.document_number) && document !== null && document.type === input.document_type;
    return isKept ? document.number : null;
  }

  private ownFault(sysname: string, value: string, isRequired: boolean): FieldError | null {
    if (isBlank(value)) return isRequired ? { code: 'requiredField' } : null;
    if (sysname === 'birth_date') return dateField(birthDateBounds(this.deps.clock.now()))(value);
    return sysname === 'country' && !isCountry(value) ? { code: 'wrongField' } : null;
  }
}
