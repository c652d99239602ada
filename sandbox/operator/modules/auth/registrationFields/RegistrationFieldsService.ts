import type { FieldError } from '../../../../../src/contract/base/errors.ts';
import type { InputOf } from '../../../../../src/contract/index.ts';
import type { auth } from '../../../../../src/contract/auth/auth.ts';
import type { Sql } from '../../../../database/database.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { isCountry } from '../../../market/countries.ts';
import { countryOf, fieldsOf } from './definitions.ts';
import type { FieldDefinition } from './definitions.ts';
import { saveRegistered } from '../../../players/person.ts';
import { storedDocument } from '../../../players/documents.ts';
import { fieldFaults } from './fieldFaults.ts';

type Registration = InputOf<typeof auth.register>;

/** The fields of a registration: their definitions, their enforcement, and where the personal ones are kept. */
export class RegistrationFieldsService {
  constructor(private readonly deps: Pick<OperatorDeps, 'clock' | 'config'>) {}

  definitions(country: string, locale: string): readonly FieldDefinition[] {
    return fieldsOf({
      country: countryOf(country),
      locale,
      now: this.deps.clock.now(),
      vendorsUrl: this.deps.config.vendorsUrl,
    });
  }

  /**
   * What the definitions of the player's country refuse, by field. A registration without a country is judged by those
   * of the home country, and may be in any currency.
   */
  faults(input: Registration): Record<string, FieldError[]> {
    const texts = Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const values = { ...Object.fromEntries(texts), sex: input.sex ? String(input.sex) : '' };
    const fields = this.definitions(input.country, 'en');
    const applied = isCountry(input.country) ? fields : fields.filter(({ sysname }) => sysname !== 'currency');
    return fieldFaults(applied, values);
  }

  /** Names of the fields that the form of a country shows, as registrations have them. */
  asked(country: string): ReadonlySet<string> {
    return new Set(this.definitions(country, 'en').map(({ sysname }) => (sysname === 'mobile' ? 'phone' : sysname)));
  }

  /** Stores what the players' table has no place for in the registration itself. */
  async keep(tx: Sql, uid: bigint, input: Registration): Promise<void> {
    const hasDocument = input.document_number.trim() !== '';
    await saveRegistered(tx, uid, {
      sex: input.sex ?? 0,
      middle_name: input.middle_name.trim(),
      home_town: input.home_town.trim(),
      address: input.address.trim(),
      postcode: input.postcode.trim(),
      ...storedDocument(this.deps.config.requisitesSecret, uid, {
        country: input.country,
        type: hasDocument ? input.document_type : '',
        number: input.document_number,
      }),
    });
  }
}
