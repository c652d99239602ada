import { expect, test } from 'vitest';
import { readValidators, ruleParams } from './validatorConfig.ts';

test('3-32 reads the list, with numbers as parameters', () => {
  const rules = [{ name: 'minLength', params: { min: 2 } }, { name: 'optional' }];
  expect(readValidators({ validators: [{ field: 'login', rules }] })).toEqual([
    {
      field: 'login',
      rules: [
        { name: 'minLength', params: { min: '2' } },
        { name: 'optional', params: {} },
      ],
    },
  ]);
});

test.each<[unknown]>([
  [null],
  ['validators'],
  [{}],
  [{ validators: {} }],
  [{ validators: [null, 'login', { field: 'login' }, { field: 'login', rules: 'email' }] }],
  [{ validators: [{ rules: [{ name: 'email' }] }, { field: 7, rules: [{ name: 'email' }] }] }],
  [{ validators: [{ field: 'login', rules: [{ name: 7 }, {}, null] }] }],
])('3-32 a configuration of another shape has no rules: %j', (configuration) => {
  expect(readValidators(configuration)).toEqual([]);
});

test('3-32 parameters that are neither text nor number are left out, and so is all beyond a hundred entries', () => {
  const params = { min: { toString: () => '3' }, max: null, pattern: 'a' };
  const [entry] = readValidators({ validators: [{ field: 'login', rules: [{ name: 'regex', params }] }] });
  expect(entry?.rules).toEqual([{ name: 'regex', params: { pattern: 'a' } }]);
  const many = Array.from({ length: 500 }, () => ({ field: 'login', rules: [{ name: 'email' }] }));
  expect(readValidators({ validators: many })).toHaveLength(100);
});

test('9-1 the parameters of a field’s rule are found, null without the rule', () => {
  const config = [{ field: 'password', rules: [{ name: 'password', params: { min: '8' } }, { name: 'required' }] }];
  expect(ruleParams(config, 'password', 'password')).toEqual({ min: '8' });
  expect(ruleParams(config, 'password', 'required')).toEqual({});
  expect([ruleParams(config, 'password', 'email'), ruleParams(config, 'login', 'password')]).toEqual([null, null]);
});
