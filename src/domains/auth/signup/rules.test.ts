import { expect, test } from 'vitest';
import type { CurrencyConditions, CurrencyValue } from '../settings.ts';
import { judgedAsSent } from './judgedAsSent.ts';
import { startValue, valueAfterCountryChange } from './currencyConditions.ts';
import { formRules } from '../../../shared/validation/ruleSet.ts';
import { shownIn } from '../../../shared/masks/TextMask.ts';
import { dateMask } from '../../profile/face/fields/dateMask.ts';
import { autoCompleteOf, inputModeOf } from '../../profile/face/fields/fieldHints.ts';
import { fieldRule } from '../../profile/face/fields/fieldRule.ts';
import { basicField } from '../../profile/face/fields/PersonalField.ts';
import type { PersonalField } from '../../profile/face/fields/PersonalField.ts';
import { registrationFields } from './registrationFields.ts';
import type { WayToRegister } from './registrationFields.ts';

const conditions = (more: Partial<CurrencyConditions>): CurrencyConditions => ({
  emptyValue: false,
  defaultValue: 'selectedValue',
  changeCountryValue: 'selectedValue',
  changeCountryFallbackValue: 'emptyValue',
  ...more,
});
const options = ['JPY', 'USD'];

test.each<[CurrencyValue, string, string]>([
  ['emptyValue', 'USD', ''],
  ['firstValue', 'USD', 'JPY'],
  ['selectedValue', 'USD', 'USD'],
  ['selectedValue', 'EUR', ''],
])('3-28 the start by %s, with %s suggested, is "%s"', (defaultValue, selected, expected) => {
  expect(startValue(conditions({ defaultValue }), { options, selected })).toBe(expected);
});

test.each<[CurrencyValue, CurrencyValue, string, string]>([
  ['selectedValue', 'emptyValue', 'USD', 'USD'],
  ['selectedValue', 'emptyValue', 'EUR', ''],
  ['selectedValue', 'firstValue', 'EUR', 'JPY'],
  ['selectedValue', 'selectedValue', 'EUR', 'USD'],
  ['firstValue', 'emptyValue', 'USD', 'JPY'],
  ['emptyValue', 'firstValue', 'USD', ''],
])('4-18, 3-28 after a change of country %s, else %s: %s becomes "%s"', (first, fallback, chosen, expected) => {
  const by = conditions({ changeCountryValue: first, changeCountryFallbackValue: fallback });
  expect(valueAfterCountryChange(by, { options, chosen, suggested: 'USD' })).toBe(expected);
});

test('3-28 without options the first value is the fallback’s turn', () => {
  const by = conditions({ changeCountryValue: 'firstValue', changeCountryFallbackValue: 'selectedValue' });
  expect(valueAfterCountryChange(by, { options: [], chosen: 'USD', suggested: 'USD' })).toBe('');
});

const field = (sysname: string, more: Partial<PersonalField> = {}): PersonalField => ({
  ...basicField(sysname, 'input'),
  ...more,
});
const codeOf = (definition: PersonalField, value: string) => {
  const noCountry = { countryCode: '', phoneCode: '', name: '', mask: [] };
  return fieldRule(definition, { phoneCountry: () => noCountry })(value)?.code ?? null;
};

test('3-20 required, pattern, mask and options of a definition are judged', () => {
  const postcode = field('postcode', { regex: '^\\d{5}$' });
  expect([codeOf(postcode, ''), codeOf(postcode, '123'), codeOf(postcode, '12345')]).toEqual([
    'requiredField',
    'wrongField',
    null,
  ]);
  expect(codeOf({ ...postcode, isRequired: false }, '')).toBeNull();
  expect(codeOf(field('document_number', { masks: ['###-#'] }), '123-')).toBe('wrongField');
  const region = field('region', { type: 'region', options: [{ id: 'US-CA', name: 'California', icon: '' }] });
  expect([codeOf(region, 'US-XX'), codeOf(region, 'US-CA')]).toEqual(['requiredField', null]);
  expect(codeOf(field('home_town'), 'Riga <b>')).toBe('wrongField');
});

test('5-29 a birth date is a date within its bounds; one that is too late says why', () => {
  const birth = field('birth_date', { type: 'date', min: '1900-01-01', max: '2008-06-01' });
  expect(['', '31.02.1990', '01.01.1899', '02.06.2008', '01.06.2008'].map((text) => codeOf(birth, text))).toEqual([
    'requiredField',
    'date',
    'date',
    'underAge',
    null,
  ]);
});

test.each([
  ['10121990', '10.12.1990'],
  ['5.3.1990', '05.03.1990'],
  ['1990-12-10', '10.12.1990'],
  ['10/12/1990', '10.12.1990'],
  ['1990/3/12', '12.03.1990'],
  ['1990.03.12', '12.03.1990'],
  ['1990. 3. 12.', '12.03.1990'],
  ['١٩٩٠/٠٣/١٢', '12.03.1990'],
  ['12 March 1990', ''],
  ['31', '31'],
  ['abc', ''],
])('a date typed as %s is shown as %s', (text, shown) => {
  expect(shownIn(dateMask, text)).toBe(shown);
  expect(shownIn(dateMask, shown)).toBe(shown);
});

test('3-25 autofill and keyboard follow the field', () => {
  const fill = ['email', 'password', 'first_name', 'birth_date', 'postcode', 'address', 'nonsense'].map((sysname) =>
    autoCompleteOf({ sysname }),
  );
  expect(fill).toEqual(['email', 'new-password', 'given-name', 'bday', 'postal-code', 'street-address', 'off']);
  const modes = [field('email'), field('postcode', { masks: ['#####'] }), field('x', { masks: ['@##'] })].map(
    inputModeOf,
  );
  expect(modes).toEqual(['email', 'numeric', 'text']);
});

test('3-20 fields that are not visible are left out; the contact of the way to register leads', () => {
  const defined = [
    field('first_name', { isRequired: false }),
    field('email', { isRequired: false }),
    field('hidden', { isVisible: false }),
  ];
  const names = (way: WayToRegister) =>
    registrationFields(defined, way).map(({ sysname, isRequired }) => `${sysname}${isRequired ? '*' : ''}`);
  expect(names({ field: 'email', isFast: false })).toEqual(['email*', 'password*', 'first_name']);
  expect(names({ field: 'email', isFast: true })).toEqual(['email*', 'password*']);
  expect(names({ field: 'phone', isFast: true })).toEqual(['mobile*', 'password*']);
  expect(names({ field: '', isFast: false })).toEqual(['email', 'password*', 'first_name']);
});

test('5-7, 3-32 the configured rules of a registration judge a number with its country’s code, as it is sent', () => {
  const latvia = { countryCode: 'LV', phoneCode: '+371', name: 'Latvia', mask: '## ### ###' };
  const rules = formRules([{ field: 'phone', rules: [{ name: 'minLength', params: { min: '12' } }] }], 'en');
  const judge = judgedAsSent(rules, () => latvia);
  const codes = ['20 123 456', '20 123 456 7', ''].map((typed) => judge('mobile', typed, () => '')?.code ?? null);
  expect(codes).toEqual(['minLength', null, null]);
});
