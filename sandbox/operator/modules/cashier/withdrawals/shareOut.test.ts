import { expect, test } from 'vitest';
import { shareOut } from './shareOut.ts';
import { fc } from '../../../../../tests/fastCheck.ts';

const bounds = fc.array(fc.record({ reason: fc.string(), cap: fc.bigInt(-5n, 120n) }), { maxLength: 6 });
const whole = fc.bigInt(0n, 100n);

test('2.3-9 what is available and the shares sum to the whole, and none is negative', () => {
  fc.assert(
    fc.property(whole, bounds, (money, list) => {
      const { available, shares } = shareOut(money, list);
      expect(shares.reduce((sum, { amount }) => sum + amount, available)).toBe(money);
      expect(available >= 0n && shares.every(({ amount }) => amount >= 0n)).toBe(true);
    }),
  );
});

test('2.3-9 each unit belongs to the first bound that refuses it', () => {
  fc.assert(
    fc.property(whole, bounds, (money, list) => {
      const { available, shares } = shareOut(money, list);
      const expected = new Map<number, bigint>();
      let passing = 0n;
      for (let amount = 1n; amount <= money; amount += 1n) {
        const refusing = list.findIndex(({ cap }) => amount > cap);
        if (refusing === -1) passing += 1n;
        else expected.set(refusing, (expected.get(refusing) ?? 0n) + 1n);
      }
      expect(available).toBe(passing);
      const named = list
        .filter(({ cap }) => money > 0n && cap < money)
        .map((bound) => expected.get(list.indexOf(bound)) ?? 0n);
      expect(shares.map(({ amount }) => amount)).toEqual(named);
    }),
  );
});
