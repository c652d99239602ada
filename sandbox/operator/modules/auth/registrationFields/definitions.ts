import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { registrationFields } from '../../../../../src/contract/auth/registrationFields.ts';
import { wireCalendarDate } from '../../../../../src/shared/dates/calendarDate.ts';
import { birthDateBounds } from '../../../../../src/shared/validation/dateField.ts';
import { countriesIn, currenciesOf, homeCountry, isCountry } from '../../../market/countries.ts';
import { defaultCurrency } from '../../../market/facts.ts';
import { regionsOf } from '../../../market/regions.ts';
import { fieldTexts } from './fieldTexts.ts';
import type { Lock } from './locks.ts';
import {
  anyDocument,
  anyPostcode,
  documentShapes,
  documentTypes,
  plans,
  postcodeShapes,
  profileMusts,
  profileNames,
} from './plans.ts';
import type { PersonalName, TextShape } from './plans.ts';

export type FieldDefinition = OutputOf<typeof registrationFields.getPersonalDataFields>['items'][number];

const MOST_NAME = 120;
const MOST_ADDRESS = 255;
const MOST_NICKNAME = 64;

interface Scope {
  readonly country: string;
  readonly locale: string;
  readonly now: Date;
  /** Where the sandbox's pictures are. */
  readonly vendorsUrl: string;
}

interface Given extends Partial<Omit<FieldDefinition, 'params' | 'attrs' | 'options'>> {
  readonly sysname: string;
  readonly isRequired?: boolean;
  readonly options?: Partial<FieldDefinition['options']>;
  readonly attrs?: Partial<FieldDefinition['attrs']>;
}

const defined = ({ sysname, type = 'input', isRequired = true, options, attrs }: Given): FieldDefinition => ({
  sysname,
  type,
  params: { is_required: isRequired, is_visible: true },
  options: { select: [], mask: '', regex: '', ...options },
  attrs: {
    label: '',
    placeholder: '',
    disabled: false,
    lock: '',
    value: '',
    min: '',
    max: '',
    max_length: 0,
    ...attrs,
  },
});

const option = (id: string, name: string, icon = '') => ({ id, name, icon });

/** The country whose definitions apply: the one given, or the operator's home country. */
export const countryOf = (given: string): string => (isCountry(given) ? given : homeCountry);

/** 7-17, 3-20: the registration's fields for residents of a country, in the order of the form. */
export function fieldsOf(scope: Scope): readonly FieldDefinition[] {
  const personal = (plans.get(scope.country) ?? []).map(({ sysname, isRequired }) => ({
    ...makers[sysname](scope),
    params: { is_required: isRequired, is_visible: true },
  }));
  return [...identityFields, ...placeFields(scope), ...personal];
}

const noLocks: ReadonlyMap<string, Lock> = new Map();

/**
 * 7-17, 3-14 to 3-16: the fields of a profile, all of them in every country. Required are those that the country asks for
 * at registration, the country itself and `profileMusts`.
 */
export function profileFieldsOf(scope: Scope, locks: ReadonlyMap<string, Lock> = noLocks): readonly FieldDefinition[] {
  const planned = plans.get(scope.country) ?? [];
  const isRequired = (name: PersonalName) =>
    profileMusts.includes(name) || planned.some((field) => field.sysname === name && field.isRequired);
  const personal = profileNames.map((sysname) => ({
    ...makers[sysname](scope),
    params: { is_required: isRequired(sysname), is_visible: true },
  }));
  const [country] = placeFields(scope).filter(({ sysname }) => sysname === 'country');
  return personal
    .flatMap((field) => (field.sysname === 'region' && country !== undefined ? [country, field] : [field]))
    .map((field) => {
      const lock = locks.get(field.sysname);
      return lock === undefined ? field : { ...field, attrs: { ...field.attrs, disabled: true, lock } };
    });
}

const identityFields: readonly FieldDefinition[] = [
  defined({ sysname: 'email', attrs: { max_length: MOST_ADDRESS } }),
  defined({ sysname: 'mobile', type: 'phone', isRequired: false }),
  defined({ sysname: 'password', type: 'password' }),
];

/** A coin has no name beside its code. */
const labelOf = (code: string, name = code): string => (name === code ? code : `${code} – ${name}`);

function placeFields({ country, locale }: Scope): readonly FieldDefinition[] {
  const { choose } = fieldTexts(locale);
  const currencies = currenciesOf(country);
  const currencyNames = new Intl.DisplayNames(locale, { type: 'currency' });
  return [
    defined({
      sysname: 'country',
      type: 'country_code',
      options: { select: countriesIn(locale).map(({ code, name }) => option(code, name)) },
      attrs: { value: country, placeholder: choose },
    }),
    defined({
      sysname: 'currency',
      type: 'select',
      options: { select: currencies.map((code) => option(code, labelOf(code, currencyNames.of(code)))) },
      attrs: { value: defaultCurrency, placeholder: choose },
    }),
  ];
}

/** 3-21: a booklet or a card. */
const documentIcon = (id: string, vendorsUrl: string): string =>
  `${vendorsUrl}/art/documents/${id === 'passport' ? 'passport' : 'card'}.svg`;

const named = (sysname: string) => () => defined({ sysname, attrs: { max_length: MOST_NAME } });

const shaped = (sysname: string, { mask, regex, placeholder }: TextShape, most: number) =>
  defined({ sysname, options: { mask, regex }, attrs: { placeholder, max_length: most } });

const makers: Readonly<Record<PersonalName, (scope: Scope) => FieldDefinition>> = {
  fakename: () => defined({ sysname: 'fakename', attrs: { max_length: MOST_NICKNAME } }),
  first_name: named('first_name'),
  middle_name: named('middle_name'),
  last_name: named('last_name'),
  sex: ({ locale }) => {
    const { sexes, choose } = fieldTexts(locale);
    return defined({
      sysname: 'sex',
      type: 'select',
      options: { select: Object.entries(sexes).map(([id, name]) => option(id, name)) },
      attrs: { placeholder: choose },
    });
  },
  home_town: named('home_town'),
  address: () => defined({ sysname: 'address', attrs: { max_length: MOST_ADDRESS } }),
  birth_date: ({ locale, now }) =>
    defined({
      sysname: 'birth_date',
      type: 'date',
      attrs: {
        placeholder: fieldTexts(locale).date,
        min: wireCalendarDate(birthDateBounds(now).min),
        max: wireCalendarDate(birthDateBounds(now).max),
      },
    }),
  region: ({ country, locale }) =>
    defined({
      sysname: 'region',
      type: 'region',
      options: { select: regionsOf(country).map(({ id, name }) => option(id, name)) },
      attrs: { max_length: MOST_NAME, placeholder: regionsOf(country).length > 0 ? fieldTexts(locale).choose : '' },
    }),
  postcode: ({ country }) => shaped('postcode', postcodeShapes.get(country) ?? anyPostcode, 16),
  document_type: ({ country, locale, vendorsUrl }) => {
    const { passport, identityCard } = fieldTexts(locale);
    const types = documentTypes.get(country) ?? [
      { id: 'passport', name: passport },
      { id: 'id_card', name: identityCard },
    ];
    return defined({
      sysname: 'document_type',
      type: 'select',
      options: { select: types.map(({ id, name }) => option(id, name, documentIcon(id, vendorsUrl))) },
      attrs: { value: types[0]?.id ?? '', placeholder: fieldTexts(locale).choose },
    });
  },
  document_number: ({ country }) => shaped('document_number', documentShapes.get(country) ?? anyDocument, 64),
};
