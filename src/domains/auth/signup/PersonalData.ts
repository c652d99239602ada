import { makeAutoObservable } from 'mobx';
import { Remote } from '../../../kernel/Remote.ts';
import { phoneCountryOf } from '../../../shared/phone/phoneCountry.ts';
import type { PhoneCountry } from '../../../shared/phone/phoneCountry.ts';
import type { PersonalField } from '../../profile/face/fields/PersonalField.ts';
import type { Currencies, SignUpApi } from './signUpApi.ts';

/** What was loaded, for the page of a server render. */
export interface PersonalSnapshot {
  readonly country: string;
  readonly fields: readonly PersonalField[];
  readonly phones: readonly PhoneCountry[];
  readonly currencies: Currencies;
}

/** What the operator says about the registration's fields: of the chosen country, and of all. */
export class PersonalData {
  /** Null before the first load. The fields of the country before stay until those of the next have arrived. */
  readonly fields = new Remote<readonly PersonalField[]>();
  readonly phones = new Remote<readonly PhoneCountry[]>();
  readonly currencies = new Remote<Currencies>();
  readonly #api: SignUpApi;

  constructor(api: SignUpApi) {
    this.#api = api;
    makeAutoObservable(this, { fields: false, phones: false, currencies: false });
  }

  dehydrate(country: string): PersonalSnapshot | null {
    const [fields, phones, currencies] = [this.fields.value, this.phones.value, this.currencies.value];
    return fields && phones && currencies && { country, fields, phones, currencies };
  }

  hydrate({ country, fields, phones, currencies }: PersonalSnapshot): void {
    this.fields.adopt(country, fields);
    this.phones.adopt('all', phones);
    this.currencies.adopt('all', currencies);
  }

  /** The fields of a country; empty for the operator's own choice. Never rejects: the statuses tell. */
  async load(country: string): Promise<void> {
    const api = this.#api;
    // The operator's own choice, named: its fields are already here.
    const isOwn = this.fields.value?.some(({ sysname, initial }) => sysname === 'country' && initial === country);
    const hasFields = isOwn && this.fields.status === 'ready';
    await Promise.allSettled([
      this.phones.load('all', () => api.phoneCountries()),
      this.currencies.load('all', () => api.currencies()),
      ...(hasFields ? [] : [this.fields.load(country, () => api.fields(country))]),
    ]);
  }

  phoneCountry(code: string): PhoneCountry {
    return phoneCountryOf(this.phones.value ?? [], code);
  }

  /** The definitions, with the currencies that the operator has now (3-9) instead of none or others. */
  get defined(): readonly PersonalField[] {
    return (this.fields.value ?? []).map((field) =>
      field.sysname === 'currency' ? this.withCurrencies(field) : field,
    );
  }

  private withCurrencies(field: PersonalField): PersonalField {
    const { value } = this.currencies;
    if (value === null) return field;
    const all = value.available.map((id) => ({ id, name: id, icon: '' }));
    const options = field.options.length > 0 ? field.options.filter(({ id }) => value.available.includes(id)) : all;
    return { ...field, options, initial: field.initial || value.usual };
  }
}
