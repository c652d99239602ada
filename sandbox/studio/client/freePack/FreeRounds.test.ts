import { expect, test } from 'vitest';
import { createFormatMoney } from '../money.ts';
import { en } from '../messages/en.ts';
import type { FreeSpins } from '../protocol.ts';
import { createTranslate } from '../translate.ts';
import { packText } from './FreePackBox.ts';
import { FreeRounds } from './FreeRounds.ts';
import type { FreeRoundsOptions, PackEnd } from './FreeRounds.ts';
import { sumUpPack } from './sumUpPack.ts';

const pack = (more: Partial<FreeSpins> = {}): FreeSpins => ({
  id: '7',
  count: 3,
  remaining: 2,
  stake: 20n,
  won: 50n,
  ...more,
});
const t = createTranslate(en);
const format = createFormatMoney('en', 'USD', 2, 'play', 'credits');

/** Rounds with a pack, whose sum is seen when the test says so. */
function rounds(first: FreeSpins | null, more: Partial<FreeRoundsOptions> = {}) {
  const changes: (FreeSpins | null)[] = [];
  const sums: [FreeSpins, PackEnd][] = [];
  let see: () => void = () => undefined;
  const free = new FreeRounds({
    first,
    unshown: null,
    onChange: (next) => changes.push(next),
    sumUp: (ended, end) => {
      sums.push([ended, end]);
      return new Promise((resolve) => {
        see = resolve;
      });
    },
    ask: async () => null,
    ...more,
  });
  return { free, changes, sums, see: () => see() };
}

test('3-59 what is left is what the server says, and a win counts when it is shown', () => {
  const { free } = rounds(pack());
  free.started(1);
  expect(free.current).toMatchObject({ remaining: 1, won: 50n });
  free.shown({ freePack: '7', totalWin: 30n });
  expect(free.current?.won).toBe(80n);
  free.shown({ freePack: null, totalWin: 999n });
  free.shown({ freePack: '6', totalWin: 999n });
  expect(free.current?.won).toBe(80n);
});

test('a round that is shown again after a reload does not tell its win beforehand', () => {
  const { free } = rounds(pack(), { unshown: { freePack: '7', totalWin: 50n } });
  expect(free.current?.won).toBe(0n);
  free.shown({ freePack: '7', totalWin: 50n });
  expect(free.current?.won).toBe(50n);
  const other = rounds(pack(), { unshown: { freePack: null, totalWin: 50n } });
  expect(other.free.current?.won).toBe(50n);
});

test('after the last spin nothing is played before the player has seen the sum', async () => {
  const { free, sums, changes, see } = rounds(pack({ remaining: 1 }));
  free.started(0);
  free.shown({ freePack: '7', totalWin: 10n });
  const ending = free.rested();
  expect([free.isSummedUp, sums]).toEqual([true, [[pack({ remaining: 0, won: 60n }), 'played']]]);
  await free.rested();
  free.offer(pack({ id: '8' }));
  expect(sums).toHaveLength(1);
  expect([free.current, changes.at(-1)]).toEqual([null, null]);
  see();
  await ending;
  expect([free.isSummedUp, free.current, changes.at(-1)]).toEqual([false, null, null]);
});

test('with spins left there is no sum', async () => {
  const { free, sums } = rounds(pack());
  await free.rested();
  await free.refused('InsufficientFunds');
  expect([sums, free.current?.remaining]).toEqual([[], 2]);
});

test('a pack whose time is over while the game is open ends with words, and another one follows', async () => {
  const next = pack({ id: '8', remaining: 3, won: 0n });
  const { free, sums, see } = rounds(pack(), { ask: async () => next });
  const ending = free.refused('FreeSpinsOver');
  expect(sums).toMatchObject([[{ id: '7' }, 'over']]);
  see();
  await ending;
  expect(free.current).toEqual(next);
});

test('if the server does not answer, the player’s own money pays next', async () => {
  const { free, see } = rounds(pack({ remaining: 0 }), { ask: () => Promise.reject(new Error('offline')) });
  const ending = free.rested();
  see();
  await ending;
  expect(free.current).toBeNull();
});

test('a pack that was given meanwhile is taken over between rounds; one that is gone is told when it is used', () => {
  const { free, changes } = rounds(null);
  free.offer(pack());
  expect(free.current?.id).toBe('7');
  free.offer(null);
  expect([free.current?.id, changes.length]).toEqual(['7', 1]);
});

test('the pack is a sentence: how many are left, the stake, who pays, and that wins are real money', () => {
  expect(packText(pack(), t, format)).toBe(
    'Free spins: 2 left, stake $0.20, paid by the house. Won so far: $0.50, real money.',
  );
  expect(packText(pack({ won: 0n }), t, format)).toBe('Free spins: 2 left, stake $0.20, paid by the house.');
});

test.each([
  ['played', pack({ remaining: 0 }), '$0.50', ['Free spins played: 3. Won: $0.50', en.freePackReal]],
  ['over', pack({ won: 0n }), null, [en.freeSpinsOver, 'Free spins played: 1. Won: $0']],
  ['over', pack({ won: 0n, remaining: 3 }), null, [en.freeSpinsOver]],
] as const)('the sum of a pack that is %s is sober', async (end, ended, figure, notes) => {
  const shown: unknown[] = [];
  const said: string[] = [];
  await sumUpPack(ended, end, {
    curtain: { ask: async (text) => void shown.push(text) },
    wording: { t, format },
    say: (text) => said.push(text),
    ownStake: 100n,
  });
  expect(shown).toMatchObject([
    { figure, notes: [...notes, 'From now on each spin is paid with your own money: $1.'] },
  ]);
  expect(said[0]).toContain(end === 'played' ? en.freePackPlayed : en.freePackOver);
});
