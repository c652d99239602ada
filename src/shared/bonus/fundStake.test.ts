import { describe, expect, test } from 'vitest';
import { bonusPart, fundStake } from './fundStake.ts';
import type { FundingRules } from './fundStake.ts';
import { fc } from '../../../tests/fastCheck.ts';

const rules = (more: Partial<FundingRules> = {}): FundingRules => ({
  order: ['main', 'bonus', 'betting_bonus'],
  isIsolated: false,
  bonus: { kind: 'bonus', isExcluded: false, maxStake: 500n },
  ...more,
});

describe('1-11, 3-11 the money that pays a stake', () => {
  test('main money pays first, then bonus money', () => {
    expect(fundStake(150n, { main: 100n, bonus: 900n }, rules())).toEqual({
      isPaid: true,
      funds: { main: 100n, bonus: 50n },
    });
    expect(fundStake(100n, { main: 100n, bonus: 900n }, rules())).toEqual({ isPaid: true, funds: { main: 100n } });
  });

  test('a market can let bonus money pay first', () => {
    const order = ['bonus', 'main'] as const;
    expect(fundStake(150n, { main: 100n, bonus: 120n }, rules({ order }))).toEqual({
      isPaid: true,
      funds: { bonus: 120n, main: 30n },
    });
  });

  test('with isolation a stake is paid whole from the first balance that has it', () => {
    const isolated = rules({ isIsolated: true });
    expect(fundStake(150n, { main: 100n, bonus: 900n }, isolated)).toEqual({ isPaid: true, funds: { bonus: 150n } });
    expect(fundStake(150n, { main: 100n, bonus: 140n }, isolated)).toEqual({ isPaid: false, refusal: 'insufficient' });
  });

  test('betting bonus money pays in no game of the casino', () => {
    expect(fundStake(50n, { main: 0n, bonus: 0n, betting_bonus: 900n }, rules())).toEqual({
      isPaid: false,
      refusal: 'insufficient',
    });
  });

  test('above the maximum stake bonus money does not pay, and main money does', () => {
    expect(fundStake(501n, { main: 500n, bonus: 900n }, rules())).toEqual({
      isPaid: false,
      refusal: 'above_max_stake',
    });
    expect(fundStake(501n, { main: 501n, bonus: 900n }, rules())).toEqual({ isPaid: true, funds: { main: 501n } });
    expect(fundStake(501n, { main: 0n, bonus: 500n }, rules())).toMatchObject({ refusal: 'insufficient' });
  });

  test('in an excluded game bonus money does not pay', () => {
    const excluded = rules({ bonus: { kind: 'bonus', isExcluded: true, maxStake: null } });
    expect(fundStake(50n, { main: 49n, bonus: 900n }, excluded)).toMatchObject({ refusal: 'excluded_game' });
    expect(fundStake(49n, { main: 49n, bonus: 900n }, excluded)).toMatchObject({ funds: { main: 49n } });
  });
});

const amounts = fc.bigInt({ min: 0n, max: 2000n });

test('a stake is paid exactly, and by no balance more than it has', () => {
  fc.assert(
    fc.property(
      amounts,
      amounts,
      fc.bigInt({ min: 1n, max: 1000n }),
      fc.boolean(),
      (main, bonus, stake, isIsolated) => {
        const funding = fundStake(stake, { main, bonus }, rules({ isIsolated }));
        if (!funding.isPaid) {
          const usable = stake > 500n ? 0n : bonus;
          const larger = main > usable ? main : usable;
          const most = isIsolated ? larger : main + usable;
          expect(most).toBeLessThan(stake);
          return;
        }
        const { main: fromMain = 0n, bonus: fromBonus = 0n } = funding.funds;
        expect([fromMain + fromBonus, fromMain <= main, fromBonus <= bonus]).toEqual([stake, true, true]);
        expect(fromBonus === 0n || stake <= 500n).toBe(true);
      },
    ),
  );
});

test('the bonus part of a win is never too small, and at most the win', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (win, one, other) => {
      const whole = one + other;
      const part = bonusPart(win, { bonus: one, whole });
      expect(part).toBeLessThanOrEqual(win);
      expect(part * whole).toBeGreaterThanOrEqual(win * one);
    }),
  );
});
