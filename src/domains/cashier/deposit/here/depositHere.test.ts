import { expect, test } from 'vitest';
import { createTestApp } from '../../../../../tests/fakes/testApp.ts';
import { parseTransaction } from '../../parseCashier.ts';
import { payResultStore } from '../../result/PayResultStore.ts';
import { transaction } from '../../testing/wire.ts';
import { depositStore } from '../DepositStore.ts';
import { DepositScope, followedPayment } from './DepositScope.ts';

test('4-61 the paths of a payment name it, others none', () => {
  expect([
    followedPayment('/cashier/paypending/pay_1'),
    followedPayment('/cashier/paymobile?transaction=pay%202'),
    followedPayment('/cashier/paynewwindow?transaction=pay_3'),
    followedPayment('/cashier/deposit'),
    followedPayment('/cashier/paysuccess/pay_4'),
  ]).toEqual(['pay_1', 'pay 2', 'pay_3', '', '']);
});

test('a deposit over a game follows its payment in place, and leaves the page for anything else', () => {
  const app = createTestApp({ uid: 7 });
  const scope = new DepositScope(app);
  scope.app.navigate('/cashier/paypending/pay_1');
  expect([scope.transaction, app.navigated]).toEqual(['pay_1', []]);
  scope.again(parseTransaction(transaction()));
  scope.app.navigate('/profile');
  expect([scope.transaction, app.navigated]).toEqual(['', ['/profile']]);
});

test('it has its own form and result, and everything else of the app', () => {
  const app = createTestApp({ uid: 7 });
  const scope = new DepositScope(app);
  expect(scope.app.store(depositStore)).toBe(scope.app.store(depositStore));
  expect(scope.app.store(depositStore)).not.toBe(app.store(depositStore));
  expect(scope.app.store(payResultStore)).not.toBe(app.store(payResultStore));
  const other = { key: 'test.other', scope: 'visit' as const, create: () => ({}) };
  expect(scope.app.store(other)).toBe(app.store(other));
});

test('another player has a form of their own', () => {
  const app = createTestApp({ uid: 7 });
  const scope = new DepositScope(app);
  const before = scope.app.store(depositStore);
  app.signIn(8);
  expect(scope.app.store(depositStore)).not.toBe(before);
});

test('a payment’s page never takes the place of the game', () => {
  const app = createTestApp({ uid: 7, departure: 'left' });
  expect(new DepositScope(app).app.platform.openExternal('https://pay.test/1')).toBe('opened');
});
