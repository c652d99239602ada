/** Which personal fields a country asks for at registration, besides contact, password, country and currency. */
export interface PlannedField {
  readonly sysname: PersonalName;
  readonly isRequired: boolean;
}

export type PersonalName =
  | 'fakename'
  | 'first_name'
  | 'middle_name'
  | 'last_name'
  | 'sex'
  | 'birth_date'
  | 'region'
  | 'home_town'
  | 'address'
  | 'postcode'
  | 'document_type'
  | 'document_number';

const must = (...names: readonly PersonalName[]) => names.map((sysname) => ({ sysname, isRequired: true }));
const may = (...names: readonly PersonalName[]) => names.map((sysname) => ({ sysname, isRequired: false }));

const document = must('document_type', 'document_number');

/** Countries that are not listed ask for nothing more. */
export const plans: ReadonlyMap<string, readonly PlannedField[]> = new Map([
  ['AR', [...must('first_name', 'last_name', 'birth_date'), ...document]],
  ['BR', [...must('first_name', 'last_name', 'birth_date'), ...document, ...must('region'), ...may('home_town')]],
  ['CA', [...must('first_name', 'last_name', 'birth_date', 'region'), ...may('home_town', 'address', 'sex')]],
  ['CO', [...must('first_name', 'last_name', 'birth_date'), ...document, ...may('region')]],
  ['DE', [...must('first_name', 'last_name', 'birth_date'), ...may('home_town', 'address', 'postcode')]],
  ['ES', [...must('birth_date'), ...may('first_name', 'last_name', 'fakename')]],
  ['GB', must('first_name', 'last_name', 'birth_date', 'address', 'postcode')],
  ['US', [...must('first_name', 'last_name', 'birth_date', 'region', 'postcode'), ...may('home_town', 'address')]],
]);

/** Every personal field of a profile, in the order of its form; the country comes after the birth date. */
export const profileNames: readonly PersonalName[] = [
  'first_name',
  'middle_name',
  'last_name',
  'sex',
  'birth_date',
  'region',
  'home_town',
  'address',
  'postcode',
  'document_type',
  'document_number',
];

/** What a complete profile has in every country, besides what the country asks for at registration. */
export const profileMusts: readonly PersonalName[] = ['first_name', 'last_name', 'birth_date'];

export interface DocumentType {
  readonly id: string;
  readonly name: string;
}

/**
 * The documents that a country accepts, under their own names. The first is the usual one. A country that is not listed
 * accepts a passport or an identity card (`fieldTexts`).
 */
export const documentTypes: ReadonlyMap<string, readonly DocumentType[]> = new Map([
  [
    'AR',
    [
      { id: 'dni', name: 'DNI' },
      { id: 'passport', name: 'Pasaporte' },
    ],
  ],
  ['BR', [{ id: 'cpf', name: 'CPF' }]],
  [
    'CO',
    [
      { id: 'cc', name: 'Cédula de ciudadanía' },
      { id: 'ce', name: 'Cédula de extranjería' },
    ],
  ],
]);

export interface TextShape {
  /** 5-42; empty for none. */
  readonly mask: string;
  /** Of the whole value; empty for none. */
  readonly regex: string;
  readonly placeholder: string;
}

export const anyDocument: TextShape = { mask: '', regex: '^[A-Za-z0-9-]{5,20}$', placeholder: '' };

export const documentShapes: ReadonlyMap<string, TextShape> = new Map([
  ['AR', anyDocument],
  ['BR', { mask: '###.###.###-##', regex: '^\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}$', placeholder: '000.000.000-00' }],
  ['CO', anyDocument],
]);

/** Letters, digits, spaces and hyphens: so they are written somewhere in the world. */
export const anyPostcode: TextShape = { mask: '', regex: '^[A-Za-z0-9][A-Za-z0-9 -]{1,14}$', placeholder: '' };

export const postcodeShapes: ReadonlyMap<string, TextShape> = new Map([
  ['DE', { mask: '#####', regex: '^\\d{5}$', placeholder: '10115' }],
  ['GB', { mask: '', regex: '^[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}$', placeholder: 'SW1A 1AA' }],
  ['LV', { mask: '', regex: '^([Ll][Vv][ -]?)?\\d{4}$', placeholder: 'LV-1010' }],
  ['US', { mask: '#####', regex: '^\\d{5}$', placeholder: '10001' }],
]);
