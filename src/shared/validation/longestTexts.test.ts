import type { SchemaObjectDescription } from 'yup';
import { expect, test } from 'vitest';
import { auth, registerInput } from '../../contract/auth/auth.ts';
import { validatorFor } from './fieldRule.ts';
import { fitsCall, longestTexts } from './longestTexts.ts';

/** The maximum lengths of a call's fields that the table knows. */
function contractLimits(input: { describe: () => unknown }): [string, unknown][] {
  const { fields } = input.describe() as SchemaObjectDescription;
  return Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const max = 'tests' in field ? field.tests.find((one) => one.name === 'max') : undefined;
    return longestTexts.has(name) ? [[name, max?.params?.['max']]] : [];
  });
}

test('8-22 the forms’ limits are those of the contract', () => {
  const limits = [...contractLimits(registerInput), ...contractLimits(auth.login.input)];
  expect(limits.length).toBeGreaterThan(15);
  expect(limits.filter(([name, max]) => longestTexts.get(name) !== max)).toEqual([]);
});

test('a text of the greatest length fits the call, a longer one and one that cannot be stored do not', () => {
  const fits = fitsCall('first_name');
  expect(fits('n'.repeat(120))).toBeNull();
  expect(fits('n'.repeat(121))).toEqual({ code: 'maxLength', params: { max: '120' } });
  expect(fits('🎰'.repeat(61))?.code).toBe('maxLength');
  expect(['a\0', 'a\ud800'].map((text) => fits(text)?.code)).toEqual(['wrongField', 'wrongField']);
  expect(fitsCall('sex')('x'.repeat(100_000))).toBeNull();
});

test('the rule of a field asks for its length first', () => {
  const name = validatorFor('first_name', { params: { is_required: false } });
  expect(name('7'.repeat(121))?.code).toBe('maxLength');
});
