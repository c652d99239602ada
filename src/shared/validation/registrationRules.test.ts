import { expect, test } from 'vitest';
import { registrationRules } from './registrationRules.ts';
import { fc } from '../../../tests/fastCheck.ts';

const usual = { password: { min: 6, max: 20 }, areTermsActive: true, validators: [] };

test.each([
  [undefined],
  [null],
  ['x'],
  [{}],
  [{ auth: null }],
  [{ auth: { terms: 'no', minPassword: '9', maxPassword: -1 } }],
  [{ auth: { terms: { isActive: 0 }, minPassword: 0, maxPassword: 2.5 } }],
])('9-1 3-33 the defaults apply if nothing usable is configured: %j', (configuration) => {
  expect(registrationRules(configuration)).toEqual(usual);
});

test('9-1 3-33 configured values are used', () => {
  expect(registrationRules({ auth: { terms: { isActive: false }, minPassword: 10, maxPassword: 40 } })).toEqual({
    password: { min: 10, max: 40 },
    areTermsActive: false,
    validators: [],
  });
});

test('9-1 3-32 the password’s own validator decides on its length, and unusable parameters leave it to the rest', () => {
  const lengthOf = (params: object) =>
    registrationRules({
      auth: { minPassword: 7, maxPassword: 30 },
      validators: [{ field: 'password', rules: [{ name: 'password', params }] }],
    }).password;
  expect(lengthOf({ min: 10, max: '40' })).toEqual({ min: 10, max: 40 });
  expect(lengthOf({ min: 'ten', max: 99_999 })).toEqual({ min: 7, max: 30 });
  expect(lengthOf({ min: 0 })).toEqual({ min: 7, max: 30 });
});

test('9-1 a minimum length above the maximum still leaves one valid length', () => {
  expect(registrationRules({ auth: { minPassword: 30 } }).password).toEqual({ min: 30, max: 30 });
});

test('9-1 whatever the configuration is, some password is valid', () => {
  const auth = fc.record(
    { minPassword: fc.jsonValue(), maxPassword: fc.jsonValue(), terms: fc.jsonValue() },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ auth })), (configuration) => {
      const { min, max } = registrationRules(configuration).password;
      expect(min >= 1 && min <= max && max <= 1024).toBe(true);
    }),
  );
});
