import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { countriesIn } from '../../../market/countries.ts';
import { countryPhone } from '../../../market/phones.ts';
import { canonicalPhone } from '../../../market/phones.ts';
import { isCpf } from './cpf.ts';
import type { FieldDefinition } from './definitions.ts';

let operator: TestOperator;
let names = 0;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 60_000);
afterAll(() => operator.close());

const fieldsOf = async (country: string) => {
  const { data } = await operator.call('account.getPersonalDataFields', { country });
  return (data as { items: readonly FieldDefinition[] }).items;
};
const sysnames = async (country: string) => (await fieldsOf(country)).map(({ sysname }) => sysname);
const short = ['email', 'mobile', 'password', 'country', 'currency'];

const register = (fields: object) =>
  operator.call('auth.register', {
    email: `fields-${(names += 1)}@example.test`,
    password: 'otter-lamp-71',
    terms: true,
    ...fields,
  });
const faults = async (fields: object) => (await register(fields)).error?.error_data;

const american = {
  country: 'US',
  currency: 'USD',
  first_name: 'Ada',
  last_name: 'Byron',
  birth_date: '1990-12-10',
  region: 'US-CA',
  postcode: '90210',
};
const brazilian = {
  country: 'BR',
  currency: 'USD',
  first_name: 'Ana',
  last_name: 'Souza',
  birth_date: '1990-12-10',
  region: 'BR-SP',
  document_type: 'cpf',
  document_number: '529.982.247-25',
};

test('7-17, 3-20 the fields of a country: the home country and unknown ones ask for little, others for more', async () => {
  expect(await sysnames('')).toEqual(short);
  expect(await sysnames('XX')).toEqual(short);
  expect(await sysnames('BR')).toEqual([
    ...short,
    'first_name',
    'last_name',
    'birth_date',
    'document_type',
    'document_number',
    'region',
    'home_town',
  ]);
  const byName = new Map((await fieldsOf('BR')).map((field) => [field.sysname, field]));
  expect(byName.get('document_number')).toMatchObject({
    type: 'input',
    params: { is_required: true, is_visible: true },
    options: { mask: '###.###.###-##' },
    attrs: { placeholder: '000.000.000-00' },
  });
  expect(byName.get('region')?.options.select).toContainEqual({ id: 'BR-SP', name: 'São Paulo', icon: '' });
  expect(byName.get('home_town')?.params.is_required).toBe(false);
  expect(byName.get('country')?.attrs.value).toBe('BR');
  expect(byName.get('birth_date')?.attrs).toMatchObject({ min: '1900-01-01', max: '2008-06-01' });
});

test('3-21, 7-17 countries and placeholders are in the language of the call', async () => {
  const reply = await operator.app.inject({
    url: '/api/account.getPersonalDataFields?v=2.35&locale=ru&country=ES',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const { items } = reply.json<{ data: { items: FieldDefinition[] } }>().data;
  const countries = items.find(({ sysname }) => sysname === 'country')?.options.select ?? [];
  expect(countries.find(({ id }) => id === 'LV')?.name).toBe('Латвия');
  expect(items.find(({ sysname }) => sysname === 'birth_date')?.attrs.placeholder).toBe('дд.мм.гггг');
});

test('3-21, 7-11 a phone option has a code, a name and one mask or several of real numbers', async () => {
  const { data } = await operator.call('account.getContactPhoneSettings');
  const { items } = data as { items: { country_code: string; phone_code: string; name: string; mask: unknown }[] };
  expect(items.length).toBeGreaterThanOrEqual(40);
  const of = (code: string) => items.find(({ country_code: country }) => country === code);
  expect(of('LV')).toEqual({
    country_code: 'LV',
    phone_code: '371',
    name: 'Latvia',
    mask: '## ### ###',
    trunk_prefixes: [],
  });
  expect(of('DE')).toEqual({
    country_code: 'DE',
    phone_code: '49',
    name: 'Germany',
    mask: ['#### ######', '#### #######'],
    trunk_prefixes: ['0'],
  });
});

test('5-41 trunk prefixes are those that people dial, the present one and those of habit', () => {
  const of = (country: string) => countryPhone(country).trunk_prefixes;
  expect(['FR', 'RU', 'LT', 'BY', 'HU', 'IT'].map(of)).toEqual([
    ['0'],
    ['8'],
    ['0', '8'],
    ['80', '8', '0'],
    ['06'],
    [],
  ]);
});

test('5-39 every mask holds digits and separators alone', () => {
  const odd = countriesIn('en').flatMap(({ code, masks }) =>
    masks.filter((mask) => !/^[# ()-]*#$/.test(mask)).map((mask) => code + mask),
  );
  expect(odd).toEqual([]);
  expect(countriesIn('en').filter(({ masks }) => masks.length === 0)).toEqual([]);
});

test('7-28 what a country requires is enforced, by field', async () => {
  const missing = (await faults({ country: 'US', currency: 'USD' })) as Record<string, readonly { code: string }[]>;
  expect(
    Object.entries(missing)
      .map(([name, [first]]) => `${name} ${first?.code}`)
      .sort(),
  ).toEqual(['birth_date', 'first_name', 'last_name', 'postcode', 'region'].map((name) => `${name} requiredField`));
  expect(await faults({ ...american, postcode: 'abc' })).toMatchObject({ postcode: [{ code: 'wrongField' }] });
  expect(await faults({ ...american, birth_date: '2010-01-01' })).toMatchObject({ birth_date: [{ code: 'date' }] });
  expect((await register(american)).status).toBe(200);
});

test('7-28 country, region and currency must fit each other', async () => {
  expect(await faults({ ...american, region: 'CA-ON' })).toEqual({ region: [{ code: 'wrongField' }] });
  expect(await faults({ ...american, currency: 'JPY' })).toEqual({ currency: [{ code: 'wrongField' }] });
  expect(await faults({ country: 'JP', currency: 'JPY' })).toBeUndefined();
  expect(await faults({ country: 'XX' })).toEqual({ country: [{ code: 'wrongField' }] });
});

test('7-28, 3-18 a document is stored with the player; a CPF must have its check digits', async () => {
  expect(await faults({ ...brazilian, document_number: '529.982.247-26' })).toEqual({
    document_number: [{ code: 'wrongField' }],
  });
  expect(await faults({ ...brazilian, document_type: 'passport' })).toEqual({
    document_type: [{ code: 'wrongField' }],
  });
  const { cookie } = await register({ ...brazilian, home_town: 'São Paulo' });
  const profile = await operator.call('account.getprofileinfo', { fields: ['document'] }, { cookie });
  expect(profile.data).toMatchObject({
    first_name: 'Ana',
    country_code: 'BR',
    country: 'Brazil',
    region: 'BR-SP',
    home_town: 'São Paulo',
    document: { type: 'cpf', number: '52998224725' },
  });
  expect((await operator.call('account.getInfo', {}, { cookie })).data).toMatchObject({
    is_registration_completed: true,
    country_code: 'BR',
  });
});

test.each([
  ['52998224725', true],
  ['529.982.247-25', true],
  ['52998224724', false],
  ['11111111111', false],
  ['5299822472', false],
  ['', false],
])('the CPF %s: %s', (text, isRight) => {
  expect(isCpf(text)).toBe(isRight);
});

test('5-38, 7-28 a phone number must exist in its country, and is stored in one spelling', async () => {
  for (const phone of ['371200', '37190000000000', '12025550123'])
    expect(await faults({ phone, phone_country_code: 'LV' }), phone).toEqual({
      phone: [{ code: 'wrongPhoneFormat', params: {} }],
    });
  const { cookie } = await register({ email: '', phone: '+371 20 007 007', phone_country_code: 'LV' });
  const profile = await operator.call('account.getprofileinfo', { fields: ['contacts'] }, { cookie });
  expect(profile.data).toMatchObject({
    login: '37120007007',
    contacts: [{ type: 'phone', contact: '37120007007', phone_country_code: 'LV' }],
  });
  expect(await faults({ phone: '20007007', phone_country_code: 'LV' })).toEqual({ phone: [{ code: 'phoneTaken' }] });
});

test('5-38 a number is found in its country with or without the code, with the digit for calls at home or not', () => {
  const spelt = ['+44 7400 123456', '447400123456', '07400 123456', '7400123456'].map((text) =>
    canonicalPhone(text, 'GB'),
  );
  expect(new Set(spelt.map((phone) => phone?.digits))).toEqual(new Set(['447400123456']));
  expect(canonicalPhone('+7 712 345 67 89', 'RU')).toEqual({ digits: '77123456789', country: 'KZ' });
  expect([canonicalPhone('7400123456', 'XX'), canonicalPhone('7400x', 'GB')]).toEqual([null, null]);
});

const spanish = { country: 'ES', currency: 'EUR', birth_date: '1990-12-10' };

test('3-18, 5-50 a nickname is asked for and kept where the country’s fields have one, and nobody else’s', async () => {
  expect(await sysnames('ES')).toContain('fakename');
  expect(await faults({ ...spanish, fakename: 'abc' })).toEqual({
    fakename: [{ code: 'minCountSymbolsFakename', params: { min: '4' } }],
  });
  expect(await faults({ ...spanish, fakename: 'Support' })).toEqual({ fakename: [{ code: 'nameReserved' }] });
  const { cookie } = await register({ ...spanish, fakename: ' Corsair ' });
  const { data } = await operator.call('account.getInfo', {}, { cookie });
  expect(data).toMatchObject({ fakename: 'Corsair' });
  expect(await faults({ ...spanish, fakename: 'CORSAIR' })).toEqual({ fakename: [{ code: 'fakenameTaken' }] });
  expect(await faults(spanish)).toBeUndefined();
});

test('5-34, 3-14 the sex is one of the country’s options, and kept with the player', async () => {
  const canadian = {
    country: 'CA',
    currency: 'USD',
    first_name: 'Ada',
    last_name: 'Byron',
    birth_date: '1990-12-10',
    region: (await fieldsOf('CA')).find(({ sysname }) => sysname === 'region')?.options.select[0]?.id,
  };
  expect(await faults({ ...canadian, sex: 3 })).toEqual({ sex: [{ code: 'wrongField' }] });
  const { cookie } = await register({ ...canadian, sex: 2 });
  const { data } = await operator.call('account.getprofileinfo', { fields: [] }, { cookie });
  expect(data).toMatchObject({ sex: 2 });
});

test('3-21 a select option has the address of its picture where it has one', async () => {
  const options = (await fieldsOf('AR')).find(({ sysname }) => sysname === 'document_type')?.options.select;
  expect(options).toEqual([
    { id: 'dni', name: 'DNI', icon: 'http://127.0.0.1:3002/art/documents/card.svg' },
    { id: 'passport', name: 'Pasaporte', icon: 'http://127.0.0.1:3002/art/documents/passport.svg' },
  ]);
});
