import { expect, test } from 'vitest';
import { GameSet } from './GameSet.ts';
import { fc } from '../../../../../tests/fastCheck.ts';

const size = fc.integer({ min: 0, max: 130 });
const two = size.chain((most) => {
  const positions = most === 0 ? fc.constant<number[]>([]) : fc.uniqueArray(fc.integer({ min: 0, max: most - 1 }));
  return fc.tuple(fc.constant(most), positions, positions);
});

test('sets of games are those of mathematics, at every size', () => {
  fc.assert(
    fc.property(two, ([most, left, right]) => {
      const [one, other] = [GameSet.of(most, left), GameSet.of(most, right)];
      const members = (set: GameSet) => Array.from({ length: most }, (_no, at) => at).filter((at) => set.has(at));
      const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);
      expect(members(one)).toEqual(sorted(left));
      expect(members(one.and(other))).toEqual(sorted(left.filter((at) => right.includes(at))));
      expect(members(one.or(other))).toEqual(sorted([...new Set([...left, ...right])]));
      expect([one.count, one.countIn(other)]).toEqual([left.length, one.and(other).count]);
      expect([GameSet.all(most).count, GameSet.all(most).and(one).count]).toEqual([most, left.length]);
    }),
  );
});
