import { describe, expect, test } from 'vitest';
import { Rational } from '../../fair/Rational.ts';
import { seededDraw } from '../../fair/seededRandom.ts';
import { enumerate, scripted } from '../../testing/scripted.ts';
import { checkHold } from '../testing/holdChecks.ts';
import { exactHold, meanOfRespins } from './exactHold.ts';
import type { HoldDefinition } from './HoldDefinition.ts';
import { stripsOf } from './HoldDefinition.ts';
import { HoldEngine } from './HoldEngine.ts';
import { highestHold } from '../testing/highestHold.ts';
import { holdRounds } from './holdRounds.ts';

/** Three reels of two rows with a wild, two symbols and the coin (3). */
const tiny: HoldDefinition = {
  columns: 3,
  rows: 2,
  strips: stripsOf('WABC', ['ABCC', 'AWBC', 'BACC']),
  rule: {
    kind: 'lines',
    lines: [
      [0, 0, 0],
      [1, 1, 1],
    ],
  },
  pays: [
    [50, 0, 0],
    [20, 0, 0],
    [10, 0, 0],
  ],
  hold: {
    coins: 3,
    lives: 2,
    chance: { of: 1, in: 3 },
    kinds: [
      { pay: 10, weight: 3, holdWeight: 2 },
      { pay: 5, weight: 1, holdWeight: 1, jackpot: 'mini' },
      { pay: 0, weight: 0, holdWeight: 1, strike: 10 },
    ],
    jackpots: { mini: 100, minor: 200, major: 300, grand: 1_000 },
    ladder: [
      { coins: 5, jackpot: 'minor' },
      { coins: 6, jackpot: 'grand' },
    ],
    price: 20,
  },
};
const ways: HoldDefinition = { ...tiny, rule: { kind: 'ways' }, strips: stripsOf('WABC', ['ABCC', 'AWBC', 'WACC']) };

test.each([
  ['lines', tiny],
  ['ways', ways],
])('the exact mean of the reels with %s is that of all stops', (_, definition) => {
  const engine = new HoldEngine({ ...definition, hold: { ...definition.hold, coins: 99 } });
  let mean = Rational.zero;
  for (const { result, of } of enumerate((draw) => engine.play(draw, 'spin', null)))
    mean = mean.plus(Rational.of(result, of * 10));
  expect(exactHold(definition).base.equals(mean)).toBe(true);
});

test('the exact mean of the respins is that of many rounds', () => {
  const engine = new HoldEngine(tiny);
  const draw = seededDraw(8);
  const rounds = 150_000;
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const pay = engine.play(draw, 'feature', null);
    sum += pay;
    squares += pay * pay;
  }
  const mean = sum / rounds;
  const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(Math.abs(mean - meanOfRespins(tiny, 3).toNumber())).toBeLessThan(4 * error);
  expect(exactHold(tiny).bought.toNumber() * 10).toBeCloseTo(meanOfRespins(tiny, 3).toNumber(), 9);
});

test('a full grid of respins from the start has its exact value', () => {
  // Six coins on six cells: no respin, and the jackpot of the full grid.
  const coin = Rational.of(3, 4).times(Rational.of(10));
  const plain = meanOfRespins({ ...tiny, hold: { ...tiny.hold, kinds: [{ pay: 10, weight: 1, holdWeight: 1 }] } }, 6);
  expect(plain.equals(Rational.of(6 * 10 + 1_000))).toBe(true);
  expect(coin.toNumber()).toBe(7.5);
});

describe('respins', () => {
  // Stops 2, 2, 2: C C · B C · C C: five coins in cells 0, 1, 3, 4 and 5.
  const stops = [2, 2, 2];

  test('new coins give all lives back, and the highest rung is paid', () => {
    const round = (draws: readonly number[]) =>
      holdRounds(tiny).play({ buy: false }, 100n, [], scripted([...stops, 0, 0, 0, 0, 0, ...draws])).view;
    expect(round([1, 1])).toMatchObject({ hold: { respins: [{ lives: 1 }, { lives: 0 }], ladder: 'minor', pay: 250 } });
    expect(round([1, 0, 0])).toMatchObject({
      hold: {
        respins: [
          { landed: [], lives: 1 },
          { landed: [{ cell: 2, kind: 0 }], lives: 2 },
        ],
        ladder: 'grand',
        pay: 1_060,
      },
    });
  });

  test('a jackpot is paid on one coin only, and a strike raises all coins', () => {
    const jackpots = holdRounds(tiny).play({ buy: false }, 100n, [], scripted([...stops, 3, 3, 0, 0, 0, 1, 1])).view;
    expect(jackpots.hold?.pay).toBe(100 + 5 + 30 + 200);
    const strike = holdRounds(tiny).play({ buy: false }, 100n, [], scripted([...stops, 0, 0, 0, 0, 0, 0, 3])).view;
    expect(strike.hold?.pay).toBe(50 + 60 + 1_000);
  });

  test('a bought feature begins with the fewest coins and costs its price', () => {
    const { view, staked } = holdRounds(tiny).play(
      { buy: true },
      100n,
      [],
      scripted([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]),
    );
    expect(staked).toBe(2_000n);
    expect(view).toMatchObject({ stops: null, wins: [], coins: [{ cell: 0 }, { cell: 1 }, { cell: 2 }] });
    expect(view.hold?.pay).toBe(30);
  });
});

test('rounds with and without a log are the same, and every step follows from the definition', () => {
  for (const definition of [tiny, ways]) {
    const engine = new HoldEngine(definition);
    const most = highestHold(definition);
    let highest = 0;
    for (let seed = 0; seed < 3_000; seed += 1) {
      const { view } = holdRounds(definition).play({ buy: false }, 100n, [], seededDraw(seed));
      expect(view.total).toBe(engine.play(seededDraw(seed), 'spin', null));
      checkHold(definition, view);
      highest = Math.max(highest, view.total);
    }
    expect(highest).toBeGreaterThan(most / 2);
    expect(highest).toBeLessThanOrEqual(most);
  }
});
