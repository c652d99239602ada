import { expect, test } from 'vitest';
import { customField, postcodeField, regexRule } from './configuredPattern.ts';

const HANGS = '^(a+)+$';

test('5-24 regex requires the configured pattern', () => {
  expect(regexRule('^\\d+$')('12a')?.code).toBe('regex');
  expect(regexRule('^\\d+$')('12')).toBeNull();
  expect(regexRule('^\\d+$')('')).toBeNull();
});

test('5-55 custom requires the configured pattern, or a value', () => {
  expect(customField('^[A-Z]$')('b')?.code).toBe('wrongField');
  expect(customField('^[A-Z]$')('')?.code).toBe('requiredField');
  expect(customField('^[A-Z]$')('B')).toBeNull();
  expect(customField()('')?.code).toBe('requiredField');
  expect(customField()('anything')).toBeNull();
});

test('5-36 a postcode has up to 8 digits, or a configured pattern', () => {
  expect([postcodeField()('1'), postcodeField()('12345678')]).toEqual([null, null]);
  expect(postcodeField()('123456789')?.code).toBe('wrongField');
  expect(postcodeField()('LV-1050')?.code).toBe('wrongField');
  expect(postcodeField()('')?.code).toBe('requiredField');
  expect(postcodeField('^LV-\\d{4}$')('LV-1050')).toBeNull();
  expect(postcodeField('^LV-\\d{4}$')('1050')?.code).toBe('wrongField');
});

test('5-36 5-55 a pattern that could hang is replaced by the field’s own rule', () => {
  const value = `${'a'.repeat(60)}!`;
  expect(regexRule(HANGS)(value)).toBeNull();
  expect(customField(HANGS)(value)).toBeNull();
  expect(postcodeField(HANGS)(value)?.code).toBe('wrongField');
});
