import { expect, test } from 'vitest';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { rememberPromoCode } from './rememberPromoCode.ts';

const arrive = (address: string) => {
  const { root } = testRoot({ address });
  return { root, stored: () => root.storage.get('promo_code'), stop: rememberPromoCode(root) };
};

test.each([
  ['/?promo_code=WELCOME100', 'WELCOME100'],
  ['/gamehall?promo_code=A&q=gems&promo_code=%20B%20', 'B'],
  ['/ru/cashier/deposit?promo_code=A', 'A'],
  ['/?promo_code=', null],
  ['/?promo_code=A&promo_code=', null],
  [`/?promo_code=${'x'.repeat(65)}`, null],
  ['/?promo=A', null],
])('2.8-6, 9-14 at %s the stored promo code is %s', (address, code) => {
  const { stored, stop } = arrive(address);
  expect(stored()).toBe(code);
  stop();
});

test('2.8-6, 9-14 a later page without a code keeps it, another code replaces it', () => {
  const { root, stored, stop } = arrive('/?promo_code=FIRST');
  root.place.arrive('/gamehall', '?q=gems', '');
  expect(stored()).toBe('FIRST');
  root.place.arrive('/gamehall', '?promo_code=SECOND', '');
  expect(stored()).toBe('SECOND');
  stop();
  root.place.arrive('/gamehall', '?promo_code=THIRD', '');
  expect(stored()).toBe('SECOND');
});
