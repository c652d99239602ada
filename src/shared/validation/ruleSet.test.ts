import { expect, test } from 'vitest';
import { configuredRules, configuredValidator, passwordParams } from './ruleSet.ts';
import type { RuleConfig } from './validatorConfig.ts';

const scope = { locale: 'en' };

const check = (value: string, ...configs: RuleConfig[]) =>
  configuredValidator(configs, { locale: 'en', read: (field) => `value of ${field}` })(value)?.code ?? null;

test.each<[RuleConfig, string, string]>([
  [{ name: 'required' }, 'x', ' '],
  [{ name: 'email' }, 'a@b.co', 'a'],
  [{ name: 'phone' }, '+371 20 123 456', '123'],
  [{ name: 'minLength', params: { min: '2' } }, 'ab', 'a'],
  [{ name: 'maxLength', params: { max: '2' } }, 'ab', 'abc'],
  [{ name: 'minValue', params: { min: '2' } }, '2', '1'],
  [{ name: 'maxValue', params: { max: '2' } }, '2', '3'],
  [{ name: 'fakename' }, 'Bob1', 'Bob'],
  [{ name: 'password' }, '123456', '12345'],
  [{ name: 'name' }, 'Ann', 'Ann1'],
  [{ name: 'address' }, 'Main St 1', 'Main St #1'],
  [{ name: 'cardNumber' }, '4111111111111111', '4111111111111112'],
  [{ name: 'iban' }, 'DE89370400440532013000', 'DE88370400440532013000'],
  [{ name: 'sameAs', params: { field: 'email' } }, 'value of email', 'x'],
  [{ name: 'regex', params: { pattern: '^\\d$' } }, '1', 'a'],
  [{ name: 'date', params: { min: '1900-01-01', max: '2008-03-05' } }, '05.03.2008', '06.03.2008'],
  [{ name: 'amountNotMultipleOf', params: { value: '5' } }, '10', '11'],
])('5-24, 5-7 the rule $name accepts the one and refuses the other', (config, good, bad) => {
  expect([check(good, config), check(bad, config)]).toEqual([null, config.name]);
});

test('5-24 optional lets blank values pass whatever other rules there are', () => {
  expect(check(' ', { name: 'email' }, { name: 'optional' })).toBeNull();
  expect(check('a', { name: 'optional' }, { name: 'email' })).toBe('email');
});

test('5-1 of several rules the first that fails is reported', () => {
  expect(check('', { name: 'required' }, { name: 'email' })).toBe('required');
  expect(check('a', { name: 'required' }, { name: 'email' })).toBe('email');
});

test('3-32 unknown rules and invalid parameters are ignored', () => {
  expect(
    check(
      '',
      { name: 'constructor' },
      { name: 'minLength', params: { min: 'x' } },
      { name: 'regex', params: { pattern: '(a+)+' } },
    ),
  ).toBeNull();
});

test('9-1 the length of a password can be configured', () => {
  expect(passwordParams({})).toEqual({ min: 6, max: 20 });
  expect(passwordParams({ min: '30' })).toEqual({ min: 30, max: 30 });
  expect(passwordParams({ max: '64', allowed: ' ' })).toEqual({ min: 6, max: 64, allowed: ' ' });
  expect(check('1234567', { name: 'password', params: { min: '8' } })).toBe('password');
});

test('3-32 only the entries of the field are applied, in their order', () => {
  const config = [
    { field: 'login', rules: [{ name: 'minLength', params: { min: '3' } }] },
    { field: 'email', rules: [{ name: 'email' }] },
    { field: 'login', rules: [{ name: 'sameAs', params: { field: 'email' } }] },
  ];
  const judge = configuredRules(config, 'login', { ...scope, read: () => 'ann' });
  expect([judge('a')?.code, judge('anna')?.code, judge('ann')]).toEqual(['minLength', 'sameAs', null]);
  expect(configuredRules(config, 'password', scope)('')).toBeNull();
});

test('5-64 a rule of the phone is one of the mobile too, and the other way round', () => {
  const config = [{ field: 'phone', rules: [{ name: 'minLength', params: { min: '9' } }] }];
  expect(configuredRules(config, 'mobile', scope)('1234')?.code).toBe('minLength');
  expect(configuredRules([{ field: 'mobile', rules: [{ name: 'email' }] }], 'phone', scope)('1')?.code).toBe('email');
});

test('3-32 an empty value passes unless it is required', () => {
  const rules = [{ name: 'minLength', params: { min: '3' } }];
  expect(configuredRules([{ field: 'fakename', rules }], 'fakename', scope)('')).toBeNull();
  const required = { field: 'fakename', rules: [{ name: 'required' }] };
  expect(configuredRules([{ field: 'fakename', rules }, required], 'fakename', scope)('')?.code).toBe('minLength');
});

test('5-53 a configured bound reads a typed number by the language of the form', () => {
  const rules = [
    { name: 'minValue', params: { min: '12.5' } },
    { name: 'maxValue', params: { max: '1250' } },
  ];
  const code = (value: string, locale: string) =>
    configuredRules([{ field: 'income', rules }], 'income', { locale })(value)?.code ?? null;
  expect([code('12,50', 'es'), code('1,250', 'es'), code('1.250', 'es')]).toEqual([null, 'minValue', null]);
  expect([code('12.50', 'en'), code('1,250', 'en'), code('1.250', 'en')]).toEqual([null, null, 'minValue']);
  expect([code('12,50', 'en'), code('twelve', 'en')]).toEqual(['unclearAmount', 'wrongAmount']);
});
