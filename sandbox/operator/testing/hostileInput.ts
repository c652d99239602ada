import fc from 'fast-check';
import type { SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import type { AnyEndpoint } from '../../../src/contract/index.ts';

/** Texts that two layers may interpret differently: numbers, times, JSON, prototypes, broken Unicode. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  'null',
  'undefined',
  'true',
  '0',
  '-0',
  '-1',
  '00',
  '010',
  '1.',
  '.5',
  '1,5',
  '0x10',
  '1e3',
  '1e309',
  'NaN',
  'Infinity',
  '2147483648',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '92233720368547758.07',
  '92233720368547758.08',
  `${'9'.repeat(400)}`,
  `1.${'0'.repeat(400)}`,
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '2020-02-30',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '+275760-09-13',
  '-271821-04-20',
  '2020-01-01T00:00:00.000000001Z',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u{10ffff}',
  '\ufeff',
  '\u202ex',
  '\u0660\u0661',
  'İ',
  'ß',
  '%',
  '%00',
  '%zz',
  '%ED%A0%80',
  '\\',
  "'; drop table operator.players; --",
  '$1',
  '{}',
  '[]',
  '[1]',
  '{"a":1}',
  '"\\ud800"',
  '{"__proto__":{"offset":1}}',
  'x'.repeat(256),
  'x'.repeat(9000),
  '{'.repeat(3000),
  '['.repeat(3000),
];

/** Valid texts for the other fields, so that the hostile one is reached. */
const usual = [
  'card',
  'flashpay',
  'USD',
  '20.00',
  '4111111111111111',
  '1',
  'en',
  'otter-lamp-71',
  'lantern-harbor',
  'deposit',
  '2026-01-01',
  '37120000001',
] as const;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.constantFrom(...usual) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  // Surrogates, alone and in pairs.
  {
    weight: 1,
    arbitrary: fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      maxLength: 12,
    }),
  },
);

/** Hostile JSON values: objects that imitate strings, numbers beyond every limit. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    0.5,
    1e300,
    2 ** 53,
    -(2 ** 53),
    2 ** 31,
    { toString: 1 },
    { valueOf: null, toString: null },
    { length: 1e9 },
    [[[]]],
    [null],
    [{ toString: 1 }],
  ),
  fc.jsonValue(),
);

/** JSON text of an object with these names; on the wire `__proto__` is an ordinary name. */
export function hostileRecord(names: readonly string[]): fc.Arbitrary<string> {
  const pair = fc.tuple(fc.constantFrom(...names, '__proto__', 'constructor', 'toString'), hostileJson);
  return fc
    .array(pair, { maxLength: 5 })
    .map((pairs) => `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join()}}`);
}

function fieldText(field: SchemaFieldDescription): fc.Arbitrary<string> {
  if (!('fields' in field)) return hostileText;
  return fc.oneof(hostileText, hostileRecord(Object.keys(field.fields)));
}

export type Pairs = readonly (readonly [name: string, text: string])[];

/** Valid values of a call, so that it is not refused for another field than the hostile one. */
const ordinary: Readonly<Record<string, string>> = {
  method: 'card',
  amount: '20.00',
  currency: 'USD',
  requisites: '4111111111111111',
  email: 'somebody@example.test',
  password: 'wrong-entry-7',
  login: '',
  code: '',
  terms: '1',
  locale: 'en',
  offset: '0',
  count: '10',
  options: '{}',
  birth_date: '',
  country: 'LV',
};

export const fieldsOf = (endpoint: AnyEndpoint) => (endpoint.input.describe() as SchemaObjectDescription).fields;

export function ordinaryFields(endpoint: AnyEndpoint): Pairs {
  const fields = fieldsOf(endpoint);
  return Object.entries(ordinary).filter(([name]) => Object.hasOwn(fields, name));
}

/** Fields of a call: one hostile field among valid ones, or any fields, repeated and unknown ones included. */
export function hostileFields(endpoint: AnyEndpoint): fc.Arbitrary<Pairs> {
  const fields = fieldsOf(endpoint);
  const known = Object.entries(fields).map(([name, field]) => fc.tuple(fc.constant(name), fieldText(field)));
  const unknown = fc.tuple(fc.constantFrom('__proto__', 'constructor', 'x', '', 'locale', '_non_strict'), hostileText);
  return fc.oneof(
    fc.oneof(...known, unknown).map((one) => [...ordinaryFields(endpoint), one]),
    fc.array(fc.oneof(...known, unknown), { maxLength: known.length + 2 }),
  );
}
