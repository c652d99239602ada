import { array, boolean, number, object, string } from 'yup';
import { expect, test } from 'vitest';
import { decodeFields, encodeForm, encodeQuery } from './wire.ts';
import { fc } from '../../../tests/fastCheck.ts';

const schema = object({
  name: string().defined(),
  amount: number().nullable(),
  agreed: boolean().nullable(),
  ids: array(string().defined()),
  options: object({ query: string() }).nullable(),
});

const values = fc.record({
  name: fc.string(),
  amount: fc.option(fc.integer()),
  agreed: fc.option(fc.boolean()),
  ids: fc.array(fc.stringMatching(/^[a-z0-9-]+$/)),
  options: fc.record({ query: fc.string() }),
});

test('7-1 the operator decodes a form body to the values that were encoded', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(decodeFields(Object.fromEntries(encodeForm(value)), schema)).toEqual(value);
    }),
  );
});

test('7-1 a query drops null parameters and keeps the rest', () => {
  fc.assert(
    fc.property(values, (value) => {
      const kept = Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
      expect(decodeFields(Object.fromEntries(encodeQuery(value)), schema)).toEqual(kept);
    }),
  );
});

test('7-1 a body sends a missing value as null and an empty text as an empty string', () => {
  expect(encodeForm({ amount: null, name: '', agreed: undefined })).toEqual([
    ['amount', 'null'],
    ['name', ''],
    ['agreed', 'null'],
  ]);
});

test('7-1 the text null is a plain text in a text field', () => {
  expect(decodeFields({ name: 'null', amount: 'null' }, schema)).toEqual({ name: 'null', amount: null });
});

test('7-1 a value of the wrong type is left undecoded, for the schema to refuse', () => {
  expect(decodeFields({ amount: '1e309', agreed: 'maybe', options: '{' }, schema)).toEqual({
    amount: '1e309',
    agreed: 'maybe',
    options: '{',
  });
});
