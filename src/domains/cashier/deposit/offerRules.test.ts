import { expect, test } from 'vitest';
import { money } from '../../../shared/money/money.ts';
import { offerError, offersFor, parseDepositOffer, priceOf } from './offerRules.ts';
import { depositOffer } from '../testing/wire.ts';
import { fc } from '../../../../tests/fastCheck.ts';

test('4-36 only deposit offers whose conditions the player satisfies, and not those that they have', () => {
  const wire = depositOffer();
  expect(parseDepositOffer(wire)?.id).toBe('welcome');
  expect(parseDepositOffer(depositOffer({ trigger: { ...wire.trigger, action: 'take' } }))).toBeNull();
  expect(parseDepositOffer(depositOffer({ trigger: { ...wire.trigger, is_satisfied: false } }))).toBeNull();
  expect(parseDepositOffer(depositOffer({ status: 'taken' }))).toBeNull();
});

test('4-36 an offer that excludes the chosen method is hidden', () => {
  const offer = parseDepositOffer(depositOffer({ exclude_methods: ['flashpay'] }))!;
  expect([offersFor([offer], 'card'), offersFor([offer], 'flashpay')]).toEqual([[offer], []]);
});

test('3-54 a deposit below the least one does not earn the offer', () => {
  const offer = parseDepositOffer(depositOffer())!;
  expect(offerError(offer, money(1999n, 'USD'), 'en')).toEqual({ code: 'belowMinDeposit', params: { min: '$20' } });
  expect(offerError(offer, money(2000n, 'USD'), 'en')).toBeNull();
});

test('3-54 what it adds is never above its bound nor its part of the deposit, and costs its multiple', () => {
  const { bonus } = parseDepositOffer(depositOffer())!;
  expect(priceOf(bonus!, money(5000n, 'USD'))).toEqual({ adds: money(5000n, 'USD'), wager: money(50_000n, 'USD') });
  expect(priceOf({ ...bonus!, percent: 0 }, money(1n, 'USD')).adds).toEqual(money(10_000n, 'USD'));
  expect(
    priceOf({ ...bonus!, wager: { wager_times: 10, wager_base: 'deposit_and_bonus' } }, money(100n, 'USD')).wager,
  ).toEqual(money(2000n, 'USD'));
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 1, max: 300 }), (deposit, percent) => {
      const { adds } = priceOf({ ...bonus!, percent }, money(deposit, 'USD'));
      expect(adds.minor <= 10_000n && adds.minor * 100n <= deposit * BigInt(percent)).toBe(true);
    }),
  );
});
