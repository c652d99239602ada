import { expect, test } from 'vitest';
import { serverErrors } from './serverErrors.ts';

test('5-64 8-22 server errors are mapped onto fields, however the codes come', () => {
  const data = { email: ['ALREADY_TAKEN', 'SECOND'], login: 'WRONG', promo_code: { INVALID: 'text' } };
  const { fields, unmatched } = serverErrors(data, ['email', 'login', 'promo_code']);
  expect([...fields]).toEqual([['email', ['ALREADY_TAKEN', 'SECOND']], ['login', ['WRONG']], ['promo_code', ['INVALID']]]);
  expect(unmatched.size).toBe(0);
});

test('5-64 phone and mobile stand for each other', () => {
  expect([...serverErrors({ phone: 'WRONG' }, ['mobile']).fields]).toEqual([['mobile', ['WRONG']]]);
  expect([...serverErrors({ mobile: 'WRONG' }, ['phone']).fields]).toEqual([['phone', ['WRONG']]]);
  expect([...serverErrors({ phone: 'A', mobile: 'B' }, ['phone']).fields]).toEqual([['phone', ['A', 'B']]]);
  expect([...serverErrors({ phone: 'A', mobile: 'B' }, ['phone', 'mobile']).fields]).toEqual([['phone', ['A']], ['mobile', ['B']]]);
});

test('8-22 what belongs to no field is told apart', () => {
  expect([...serverErrors({ captcha: 'WRONG' }, ['email']).unmatched]).toEqual([['captcha', ['WRONG']]]);
});

test.each([null, undefined, 'text', 5, ['email'], {}, { email: null }, { email: [] }, { email: 5 }, { email: [5, ''] }])('8-22 %j holds no field error', (data) => {
  const { fields, unmatched } = serverErrors(data, ['email']);
  expect([fields.size, unmatched.size]).toEqual([0, 0]);
});
