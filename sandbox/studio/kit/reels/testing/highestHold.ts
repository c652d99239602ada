import { coinOf, JACKPOTS, windowOf } from '../hold/HoldDefinition.ts';
import type { HoldDefinition } from '../hold/HoldDefinition.ts';
import { payReels } from '../hold/reelWins.ts';

/** The most that a round can pay, in tenths of the stake: over all stops, with the best coins that may follow. */
export function highestHold(definition: HoldDefinition): number {
  const { strips, rows, columns, hold } = definition;
  const coin = coinOf(definition);
  const windows = strips.map((strip) => strip.map((_, stop) => windowOf(strip, stop, rows)));
  const cells = new Int8Array(columns * rows);
  const pay = payReels(definition);
  const coinsOf = (window: readonly number[]): number => window.filter((symbol) => symbol === coin).length;
  const mostCoins = windows.map((reel) => Math.max(...reel.map(coinsOf)));
  const mostAfter = windows.map((_, reel) => mostCoins.slice(reel).reduce((sum, coins) => sum + coins, 0));
  let most = 0;
  const turn = (reel: number, coins: number): void => {
    if (coins + (mostAfter[reel] ?? 0) < hold.coins) return;
    if (reel < columns) {
      for (const window of windows[reel] ?? []) {
        cells.set(window, reel * rows);
        turn(reel + 1, coins + coinsOf(window));
      }
      return;
    }
    if (coins >= hold.coins) most = Math.max(most, pay(cells, null) + highestRespins(definition, coins));
  };
  turn(0, 0);
  return most;
}

/**
 * The most that respins can pay which begin with a number of coins: each jackpot on one of the first coins, and then a
 * full grid at once, of the coins that are worth most, a strike being worth its value on every coin of the grid.
 */
export function highestRespins({ columns, rows, hold }: HoldDefinition, coins: number): number {
  const size = columns * rows;
  const credit = Math.max(...hold.kinds.map(({ pay }) => pay));
  const strike = Math.max(...hold.kinds.map(({ strike: added = 0 }) => added));
  const onCoins = hold.kinds.flatMap(({ jackpot }) => (jackpot === undefined ? [] : [hold.jackpots[jackpot]]));
  const full = hold.ladder.findLast((rung) => rung.coins <= size)?.jackpot ?? JACKPOTS[0];
  const first = onCoins.reduce((sum, pay) => sum + pay, 0) + (coins - onCoins.length) * credit;
  return first + (size - coins) * Math.max(credit, strike * size) + (hold.ladder.length > 0 ? hold.jackpots[full] : 0);
}
