import { expect, test } from 'vitest';
import { type RuleConfig, configuredValidator, passwordLength } from './ruleSet.ts';

const check = (value: string, ...configs: RuleConfig[]) =>
  configuredValidator(configs, (field) => `value of ${field}`)(value)?.code ?? null;

test.each<[RuleConfig, string, string]>([
  [{ rule: 'required' }, 'x', ' '],
  [{ rule: 'email' }, 'a@b.co', 'a'],
  [{ rule: 'minLength', params: { min: '2' } }, 'ab', 'a'],
  [{ rule: 'maxLength', params: { max: '2' } }, 'ab', 'abc'],
  [{ rule: 'minValue', params: { min: '2' } }, '2', '1'],
  [{ rule: 'maxValue', params: { max: '2' } }, '2', '3'],
  [{ rule: 'fakename' }, 'Bob1', 'Bob'],
  [{ rule: 'password' }, '123456', '12345'],
  [{ rule: 'name' }, 'Ann', 'Ann1'],
  [{ rule: 'address' }, 'Main St 1', 'Main St #1'],
  [{ rule: 'cardNumber' }, '4111111111111111', '4111111111111112'],
  [{ rule: 'iban' }, 'DE89370400440532013000', 'DE88370400440532013000'],
  [{ rule: 'sameAs', params: { field: 'email' } }, 'value of email', 'x'],
  [{ rule: 'regex', params: { pattern: '^\\d$' } }, '1', 'a'],
  [{ rule: 'date', params: { min: '1900-01-01', max: '2008-03-05' } }, '05.03.2008', '06.03.2008'],
  [{ rule: 'amountNotMultipleOf', params: { value: '5' } }, '10', '11'],
])('5-24 the rule $rule accepts the one and refuses the other', (config, good, bad) => {
  expect([check(good, config), check(bad, config)]).toEqual([null, config.rule]);
});

test('5-24 optional lets blank values pass whatever other rules there are', () => {
  expect(check(' ', { rule: 'email' }, { rule: 'optional' })).toBeNull();
  expect(check('a', { rule: 'optional' }, { rule: 'email' })).toBe('email');
});

test('5-1 of several rules the first that fails is reported', () => {
  expect(check('', { rule: 'required' }, { rule: 'email' })).toBe('required');
  expect(check('a', { rule: 'required' }, { rule: 'email' })).toBe('email');
});

test('3-32 unknown rules and invalid parameters are ignored', () => {
  expect(
    check(
      '',
      { rule: 'constructor' },
      { rule: 'minLength', params: { min: 'x' } },
      { rule: 'regex', params: { pattern: '(a+)+' } },
    ),
  ).toBeNull();
});

test('9-1 the length of a password can be configured', () => {
  expect(passwordLength({})).toEqual({ min: 6, max: 20 });
  expect(passwordLength({ min: '30' })).toEqual({ min: 30, max: 30 });
  expect(check('1234567', { rule: 'password', params: { min: '8' } })).toBe('password');
});
