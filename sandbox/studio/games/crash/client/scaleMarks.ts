import { ONE } from '../rules.ts';

const STEPS = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];
const MOST_MARKS = 5;
/** The sky ends a little above the head of the curve. */
const HEADROOM = 1.12;

/** The round multipliers of the sky's scale while it rises by `rise` over 1.00, both in hundredths. */
export function scaleMarks(rise: number): readonly number[] {
  const step = STEPS.find((one) => rise / one <= MOST_MARKS) ?? 500_000;
  const marks: number[] = [];
  for (let at = step * (Math.floor(ONE / step) + 1); at < ONE + rise * HEADROOM; at += step) marks.push(at);
  return marks;
}
