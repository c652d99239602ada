import { expect, test } from 'vitest';
import { returnTarget } from './returnTarget.ts';

const HOSTS = ['partner.example', 'other.example:8443'];

test.each(['/cashier', 'https://partner.example/x?y#z', 'https://other.example:8443/'])(
  '2.5-5 %s is an allowed target',
  (value) => {
    expect(returnTarget(value, HOSTS)).toBe(value);
  },
);

test.each([
  'https://evil.example/',
  'http://partner.example/',
  'https://partner.example:444/',
  'https://partner.example.evil.example/',
  'https://partner.example@evil.example/',
  'https://user@partner.example/',
  'https://evil.example\\@partner.example/',
  '//partner.example/',
  'https:partner.example',
  'javascript:alert(1)//https://partner.example/',
  ' https://partner.example/',
  'https://other.example/',
  null,
])('2.5-5 %j is not', (value) => {
  expect(returnTarget(value, HOSTS)).toBeNull();
});
