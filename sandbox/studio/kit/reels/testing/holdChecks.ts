import { expect } from 'vitest';
import { coinOf, WILD, windowOf } from '../hold/HoldDefinition.ts';
import type { HoldDefinition } from '../hold/HoldDefinition.ts';
import { land } from '../hold/holdView.ts';
import type { HoldView } from '../hold/holdView.ts';

/** What the reels of a game with ways pay, counted combination by combination. */
function waysOf({ columns, rows, pays }: HoldDefinition, cells: readonly number[]): number {
  let total = 0;
  for (let symbol = 1; symbol < pays.length; symbol += 1) {
    const fits = (cell: number): boolean => cells[cell] === symbol || cells[cell] === WILD;
    const count = (reel: number, ways: number): void => {
      const next = Array.from({ length: rows }, (_, row) => reel * rows + row).filter(
        (cell) => reel < columns && fits(cell),
      );
      if (next.length === 0) total += ways * (pays[symbol]![reel - 3] ?? 0);
      else for (const _ of next) count(reel + 1, ways);
    };
    count(0, 1);
  }
  return total;
}

/** What the lines pay: the best of all numbers of reels and symbols for each. */
function linesOf({ rows, pays, rule }: HoldDefinition, cells: readonly number[]): number {
  if (rule.kind !== 'lines') return 0;
  return rule.lines.reduce((sum, line) => {
    const symbols = line.map((row, reel) => cells[reel * rows + row]!);
    let best = 0;
    for (let symbol = 0; symbol < pays.length; symbol += 1)
      for (const count of [3, 4, 5])
        if (symbols.slice(0, count).every((one) => one === WILD || one === symbol))
          best = Math.max(best, pays[symbol]![count - 3]!);
    return sum + best;
  }, 0);
}

/** Checks every step of a round against the definition; the engine is not used. */
export function checkHold(definition: HoldDefinition, view: HoldView): void {
  const { strips, rows, columns, hold, rule } = definition;
  const size = columns * rows;
  let total = 0;
  if (view.stops !== null) {
    const cells = strips.flatMap((strip, reel) => windowOf(strip, view.stops![reel]!, rows));
    const coins = cells.flatMap((symbol, cell) => (symbol === coinOf(definition) ? [cell] : []));
    expect(view.coins.map(({ cell }) => cell)).toEqual(coins);
    const paid = view.wins.reduce((sum, { pay }) => sum + pay, 0);
    expect(paid).toBe(rule.kind === 'lines' ? linesOf(definition, cells) : waysOf(definition, cells));
    total = paid;
  }
  expect(view.hold === null).toBe(view.coins.length < hold.coins);
  if (view.hold !== null) {
    let { coins } = land([], view.coins, hold);
    let lives = hold.lives;
    for (const respin of view.hold.respins) {
      expect(lives).toBeGreaterThan(0);
      coins = land(coins, respin.landed, hold).coins;
      lives = respin.landed.length > 0 ? hold.lives : lives - 1;
      expect(respin.lives).toBe(lives);
    }
    expect(new Set(coins.map(({ cell }) => cell)).size).toBe(coins.length);
    expect(lives === 0 || coins.length === size).toBe(true);
    const jackpots = coins.flatMap(({ jackpot }) => jackpot ?? []);
    expect(new Set(jackpots).size).toBe(jackpots.length);
    const rung = hold.ladder.filter((one) => one.coins <= coins.length).at(-1)?.jackpot ?? null;
    expect(view.hold.ladder).toBe(rung);
    const pay = coins.reduce((sum, coin) => sum + coin.pay, 0) + (rung === null ? 0 : hold.jackpots[rung]);
    expect(view.hold.pay).toBe(pay);
    total += pay;
  }
  expect(view.total).toBe(total);
}
