import { colourOf } from './colours.ts';
import type { NumberColour } from './colours.ts';
import { POCKETS } from './places.ts';

/** What the past spins were. Facts only: they say nothing about the next spin. */
export interface NumberFacts {
  readonly spins: number;
  readonly colours: Readonly<Record<NumberColour, number>>;
  readonly even: number;
  readonly odd: number;
  readonly low: number;
  readonly high: number;
  /** Numbers that came more than once, most often first. */
  readonly often: readonly NumberCount[];
  /** Those that came least, least often first; empty until each number could have come twice. */
  readonly seldom: readonly NumberCount[];
}

export interface NumberCount {
  readonly number: number;
  readonly count: number;
}

const SHOWN = 4;

export function numberFacts(past: readonly number[]): NumberFacts {
  const counts = Array.from({ length: POCKETS }, (_, number) => ({
    number,
    count: past.filter((each) => each === number).length,
  }));
  const many = (test: (number: number) => boolean): number => past.filter(test).length;
  const byCount = counts.toSorted((one, other) => other.count - one.count || one.number - other.number);
  return {
    spins: past.length,
    colours: {
      red: many((number) => colourOf(number) === 'red'),
      black: many((number) => colourOf(number) === 'black'),
      green: many((number) => number === 0),
    },
    even: many((number) => number > 0 && number % 2 === 0),
    odd: many((number) => number % 2 === 1),
    low: many((number) => number > 0 && number <= 18),
    high: many((number) => number > 18),
    often: byCount.slice(0, SHOWN).filter(({ count }) => count > 1),
    seldom: past.length < 2 * POCKETS ? [] : byCount.slice(-SHOWN).toReversed(),
  };
}
