import { number, object, string } from 'yup';
import { expect, test, vi } from 'vitest';
import { described } from './described.ts';

test('a schema is described as yup does, and once', () => {
  const schema = object({ name: string().max(3), inner: object({ count: number().nullable() }) });
  const expected = schema.describe();
  const describing = vi.spyOn(schema, 'describe');
  expect(described(schema)).toEqual(expected);
  expect(described(schema)).toBe(described(schema));
  expect(describing).toHaveBeenCalledTimes(1);
});

test('a schema that is derived from another has a description of its own', () => {
  const schema = object({ name: string() });
  described(schema);
  expect(Object.keys(described(schema.shape({ age: number() })).fields)).toEqual(['name', 'age']);
});
