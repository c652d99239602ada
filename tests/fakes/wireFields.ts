/** Sample definitions of the registration's fields, as the operator answers them. */
import type { CallOutput } from '../../src/contract/index.ts';
import type { Answers } from './fakeCall.ts';

type WireField = CallOutput<'GET account.getPersonalDataFields'>['items'][number];

interface Given {
  readonly type?: WireField['type'];
  readonly isRequired?: boolean;
  readonly options?: readonly string[];
  readonly mask?: string;
  readonly regex?: string;
  readonly attrs?: Partial<WireField['attrs']>;
}

export const wireField = (
  sysname: string,
  { type = 'input', isRequired = true, options = [], mask = '', regex = '', attrs = {} }: Given = {},
): WireField => ({
  sysname,
  type,
  params: { is_required: isRequired, is_visible: true },
  options: { select: options.map((id) => ({ id, name: id, icon: '' })), mask, regex },
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

const placed = (country: string, currencies: readonly string[]) => [
  wireField('email'),
  wireField('mobile', { type: 'phone', isRequired: false }),
  wireField('password', { type: 'password' }),
  wireField('country', { type: 'country_code', options: ['BR', 'JP', 'LV', 'US'], attrs: { value: country } }),
  wireField('currency', { type: 'select', options: currencies, attrs: { value: 'USD' } }),
];

/** LV asks for little, US for a region, BR for a document; JP has a currency of its own. */
export const wireFieldsOf = (country: string): WireField[] => {
  if (country === 'JP') return placed('JP', ['JPY', 'USD']);
  if (country === 'US')
    return [
      ...placed('US', ['USD']),
      wireField('first_name', { isRequired: false }),
      wireField('region', { type: 'region', options: ['US-CA', 'US-NY'] }),
    ];
  if (country === 'BR')
    return [
      ...placed('BR', ['USD', 'EUR']),
      wireField('first_name', { isRequired: false }),
      wireField('document_type', { type: 'select', options: ['cpf', 'rg'], attrs: { value: 'cpf' } }),
      wireField('document_number', { mask: '###.###.###-##' }),
      wireField('region', { type: 'region', options: ['BR-SP'] }),
    ];
  return placed('LV', ['EUR', 'USD']);
};

export const wirePhones: CallOutput<'GET account.getContactPhoneSettings'> = {
  items: [
    { country_code: 'BR', phone_code: '55', name: 'Brazil', mask: '## ##### ####', trunk_prefixes: [] },
    { country_code: 'LV', phone_code: '371', name: 'Latvia', mask: '## ### ###', trunk_prefixes: [] },
    { country_code: 'US', phone_code: '1', name: 'United States', mask: ['### ### ####'], trunk_prefixes: [] },
  ],
};

/** The answers that the registration's form asks for when it opens. */
export const fieldAnswers: Answers = {
  'GET account.getPersonalDataFields': ({ country = '' }) => ({ items: wireFieldsOf(country) }),
  'GET account.getContactPhoneSettings': () => wirePhones,
  'GET metadata.getgeneralinfo': () =>
    ({
      available_currencies: ['USD', 'EUR', 'JPY'],
      default_currency: 'USD',
    }) as CallOutput<'GET metadata.getgeneralinfo'>,
};
