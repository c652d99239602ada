import type { CallOutput } from '../../../contract/index.ts';

type Field = CallOutput<'GET account.getPersonalDataFields'>['items'][number];

interface Given {
  readonly type?: Field['type'];
  readonly isRequired?: boolean;
  readonly options?: readonly string[];
  readonly mask?: string;
  readonly lock?: Field['attrs']['lock'];
}

const field = (
  sysname: string,
  { type = 'input', isRequired = false, options = [], mask = '', lock = '' }: Given = {},
): Field => ({
  sysname,
  type,
  params: { is_required: isRequired, is_visible: true },
  options: { select: options.map((id) => ({ id, name: id, icon: '' })), mask, regex: '' },
  attrs: {
    label: '',
    placeholder: '',
    disabled: lock !== '',
    lock,
    value: '',
    min: type === 'date' ? '1900-01-01' : '',
    max: type === 'date' ? '2008-06-01' : '',
    max_length: 0,
  },
});

interface Options {
  readonly country?: string;
  readonly countryLock?: Field['attrs']['lock'];
}

/** The fields of a profile: Brazil has regions and the cpf, other countries ask for less. */
export function wireProfileFields({ country = 'LV', countryLock = 'given' }: Options = {}): readonly Field[] {
  const isBrazil = country === 'BR';
  return [
    field('first_name', { isRequired: true }),
    field('last_name', { isRequired: true }),
    field('sex', { type: 'select', options: ['1', '2', '9'] }),
    field('birth_date', { type: 'date', isRequired: true }),
    field('country', { type: 'country_code', isRequired: true, options: ['BR', 'LV'], lock: countryLock }),
    field('region', { type: 'region', options: isBrazil ? ['BR-SP'] : [] }),
    field('home_town'),
    field('document_type', { type: 'select', options: isBrazil ? ['cpf'] : ['passport', 'id_card'] }),
    field('document_number', isBrazil ? { mask: '###.###.###-##' } : {}),
  ];
}
