import { combinations } from '../../fair/combinations.ts';
import { Rational } from '../../fair/Rational.ts';
import { coinOf, WILD, windowOf } from './HoldDefinition.ts';
import type { HoldDefinition, Jackpot } from './HoldDefinition.ts';
import { linePayer } from './reelWins.ts';
import type { LinePay } from './reelWins.ts';

export interface HoldFigures {
  /** Return of wins on the reels, in stakes. */
  readonly base: Rational;
  /** Return of the respins after a spin, in stakes. */
  readonly hold: Rational;
  readonly rtp: Rational;
  /** Chance that a spin begins the respins. */
  readonly frequency: Rational;
  /** Mean of bought respins, in stakes. */
  readonly bought: Rational;
}

const TENTHS = 10;

/** The exact figures: the reels by enumeration, the respins as a Markov chain over the number of coins. */
export function exactHold(definition: HoldDefinition): HoldFigures {
  const base = (definition.rule.kind === 'lines' ? meanOfLines(definition) : meanOfWays(definition)).dividedBy(TENTHS);
  const chances = coinChances(definition);
  const { coins: least } = definition.hold;
  let frequency = Rational.zero;
  let hold = Rational.zero;
  chances.forEach((chance, coins) => {
    if (coins < least || chance.numerator === 0n) return;
    frequency = frequency.plus(chance);
    hold = hold.plus(chance.times(meanOfRespins(definition, coins)));
  });
  return {
    base,
    hold: hold.dividedBy(TENTHS),
    rtp: base.plus(hold.dividedBy(TENTHS)),
    frequency,
    bought: meanOfRespins(definition, least).dividedBy(TENTHS),
  };
}

/** A line takes one symbol of each reel, so its mean is that of one row; all lines have the same. */
function meanOfLines(definition: HoldDefinition): Rational {
  const { strips, rule } = definition;
  if (rule.kind !== 'lines') return Rational.zero;
  const kinds = coinOf(definition) + 1;
  const counts = strips.map((strip) =>
    Array.from({ length: kinds }, (_, symbol) => strip.filter((one) => one === symbol).length),
  );
  const out: LinePay = { symbol: 0, count: 0, pay: 0 };
  const symbols = new Int8Array(strips.length);
  const places = Int32Array.from(strips, (_, reel) => reel);
  const payLine = linePayer(definition);
  let sum = 0n;
  const choose = (reel: number, times: number): void => {
    if (times === 0) return;
    if (reel === strips.length) {
      payLine(symbols, places, out);
      sum += BigInt(out.pay) * BigInt(times);
      return;
    }
    for (let symbol = 0; symbol < kinds; symbol += 1) {
      symbols[reel] = symbol;
      choose(reel + 1, times * (counts[reel]?.[symbol] ?? 0));
    }
  };
  choose(0, 1);
  return Rational.of(sum * BigInt(rule.lines.length), product(strips.map(({ length }) => length)));
}

/** Reels are independent, so the mean number of ways is the product of the mean numbers of symbols on each reel. */
function meanOfWays({ strips, rows, columns, pays }: HoldDefinition): Rational {
  let mean = Rational.zero;
  for (let symbol = 1; symbol < pays.length; symbol += 1) {
    const numbers = strips.map((strip) =>
      strip.map((_, stop) => windowOf(strip, stop, rows).filter((one) => one === symbol || one === WILD).length),
    );
    let ways = Rational.one;
    for (let reels = 1; reels <= columns; reels += 1) {
      const reel = numbers[reels - 1] ?? [];
      ways = ways.times(
        Rational.of(
          reel.reduce((sum, count) => sum + count, 0),
          reel.length,
        ),
      );
      const next = numbers[reels] ?? [0];
      const ends = Rational.of(next.filter((count) => count === 0).length, next.length);
      mean = mean.plus(ways.times(ends).times(Rational.of(pays[symbol]?.[reels - 3] ?? 0)));
    }
  }
  return mean;
}

/** Chance of each number of coins on the reels. */
function coinChances(definition: HoldDefinition): Rational[] {
  const { strips, rows } = definition;
  const coin = coinOf(definition);
  let ways = [1n];
  for (const strip of strips) {
    const next = Array.from({ length: ways.length + rows }, () => 0n);
    strip.forEach((_, stop) => {
      const coins = windowOf(strip, stop, rows).filter((symbol) => symbol === coin).length;
      ways.forEach((count, before) => {
        next[before + coins] = (next[before + coins] ?? 0n) + count;
      });
    });
    ways = next;
  }
  const all = product(strips.map(({ length }) => length));
  return ways.map((count) => Rational.of(count, all));
}

/** Mean of the respins that begin with a number of coins, in tenths of the stake. */
export function meanOfRespins(definition: HoldDefinition, coins: number): Rational {
  const { columns, rows, hold } = definition;
  const { kinds, lives, chance, ladder, jackpots } = hold;
  const size = columns * rows;
  const all = kinds.reduce((sum, { holdWeight }) => sum + holdWeight, 0);
  const strike = Rational.of(
    kinds.reduce((sum, { strike: added = 0, holdWeight }) => sum + added * holdWeight, 0),
    all,
  );
  // Chance that the respins pass through each number of coins, and what strikes add on the way.
  const passes = Array.from({ length: size + 1 }, (_, count) => (count === coins ? Rational.one : Rational.zero));
  let mean = Rational.zero;
  for (let count = coins; count <= size; count += 1) {
    const pass = passes[count] ?? Rational.zero;
    const empty = size - count;
    const none = power(Rational.of(chance.in - chance.of, chance.in), empty);
    const tries = empty === 0 ? Rational.zero : sumOfPowers(none, lives);
    for (let more = 1; more <= empty; more += 1) {
      const step = tries
        .times(Rational.of(combinations(empty, more)))
        .times(power(Rational.of(chance.of, chance.in), more))
        .times(power(Rational.of(chance.in - chance.of, chance.in), empty - more));
      const reached = pass.times(step);
      passes[count + more] = (passes[count + more] ?? Rational.zero).plus(reached);
      mean = mean.plus(reached.times(strike).times(Rational.of(more * (count + more))));
    }
    const ends = pass.times(empty === 0 ? Rational.one : power(none, lives));
    const jackpot: Jackpot | undefined = ladder.findLast((rung) => rung.coins <= count)?.jackpot;
    const paid = meanOfCoins(definition, coins, count - coins).plus(
      Rational.of(jackpot === undefined ? 0 : jackpots[jackpot]),
    );
    mean = mean.plus(ends.times(paid));
  }
  return mean;
}

/** Mean of the coins' own pays, given how many came on the reels and in the respins. Of a jackpot's coins, one pays it. */
function meanOfCoins({ hold }: HoldDefinition, onReels: number, inHold: number): Rational {
  const { kinds, jackpots } = hold;
  const total = (key: 'weight' | 'holdWeight'): number => kinds.reduce((sum, kind) => sum + kind[key], 0);
  const [reelWeights, holdWeights] = [total('weight'), total('holdWeight')];
  return kinds.reduce((mean, { pay, weight, holdWeight, jackpot }) => {
    const [reel, respin] = [Rational.of(weight, reelWeights), Rational.of(holdWeight, holdWeights)];
    const own = reel
      .times(Rational.of(onReels))
      .plus(respin.times(Rational.of(inHold)))
      .times(Rational.of(pay));
    if (jackpot === undefined) return mean.plus(own);
    const none = power(Rational.one.minus(reel), onReels).times(power(Rational.one.minus(respin), inHold));
    const extra = Rational.of(jackpots[jackpot] - pay);
    return mean.plus(own).plus(Rational.one.minus(none).times(extra));
  }, Rational.zero);
}

const product = (factors: readonly number[]): bigint => factors.reduce((all, factor) => all * BigInt(factor), 1n);

const power = (value: Rational, times: number): Rational =>
  Rational.of(value.numerator ** BigInt(times), value.denominator ** BigInt(times));

/** 1 + value + value² + … with `count` terms. */
function sumOfPowers(value: Rational, count: number): Rational {
  let sum = Rational.zero;
  for (let times = 0; times < count; times += 1) sum = sum.plus(power(value, times));
  return sum;
}
