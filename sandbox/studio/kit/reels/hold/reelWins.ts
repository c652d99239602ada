import type { HoldDefinition } from './HoldDefinition.ts';
import { coinOf, WILD } from './HoldDefinition.ts';
import type { ReelWin } from './holdView.ts';

/** What a line of symbols pays from the left, wilds standing for all but the coin. */
export interface LinePay {
  symbol: number;
  count: number;
  pay: number;
}

/** Writes the best pay of the symbols at the places of a line, one on each reel, into `out`. */
export type PayLine = (cells: Int8Array, places: Int32Array, out: LinePay) => void;

export function linePayer(definition: HoldDefinition): PayLine {
  const { columns } = definition;
  const coin = coinOf(definition);
  const pays = Int32Array.from(
    { length: (coin + 1) * (columns + 1) },
    (_, at) => definition.pays[Math.floor(at / (columns + 1))]?.[(at % (columns + 1)) - 3] ?? 0,
  );
  return (cells, places, out) => {
    let wilds = 0;
    while (wilds < columns && cells[places[wilds] ?? 0] === WILD) wilds += 1;
    const pure = pays[WILD * (columns + 1) + wilds] ?? 0;
    const symbol = wilds < columns ? (cells[places[wilds] ?? 0] ?? WILD) : WILD;
    let count = wilds;
    if (symbol !== WILD && symbol !== coin) {
      count += 1;
      while (count < columns) {
        const next = cells[places[count] ?? 0];
        if (next !== symbol && next !== WILD) break;
        count += 1;
      }
    }
    const whole = pays[symbol * (columns + 1) + count] ?? 0;
    const isWhole = whole >= pure;
    out.symbol = isWhole ? symbol : WILD;
    out.count = isWhole ? count : wilds;
    out.pay = isWhole ? whole : pure;
  };
}

/** Adds up what a grid pays, in tenths of the stake, and writes the wins into the log. */
export type PayReels = (cells: Int8Array, log: ReelWin[] | null) => number;

export function payReels(definition: HoldDefinition): PayReels {
  const { rule } = definition;
  return rule.kind === 'lines' ? onLines(definition, rule.lines) : inWays(definition);
}

function onLines(definition: HoldDefinition, lines: readonly (readonly number[])[]): PayReels {
  const { rows } = definition;
  const places = lines.map((line) => Int32Array.from(line, (row, reel) => reel * rows + row));
  const payLine = linePayer(definition);
  const out: LinePay = { symbol: 0, count: 0, pay: 0 };
  return (cells, log) => {
    let total = 0;
    for (let line = 0; line < places.length; line += 1) {
      const place = places[line];
      if (place === undefined) continue;
      payLine(cells, place, out);
      if (out.pay === 0) continue;
      total += out.pay;
      log?.push({ ...out, cells: [...place.subarray(0, out.count)], line });
    }
    return total;
  };
}

/** Every symbol of reel 1 pays by the reels in a row that have it, times the ways to combine it. Reel 1 has no wild. */
function inWays({ columns, rows, pays }: HoldDefinition): PayReels {
  const counts = new Int32Array(columns);
  return (cells, log) => {
    let total = 0;
    let paid = 0;
    for (let row = 0; row < rows; row += 1) {
      const symbol = cells[row] ?? 0;
      if (symbol >= pays.length || (paid & (1 << symbol)) !== 0) continue;
      paid |= 1 << symbol;
      let reels = 0;
      let ways = 1;
      for (; reels < columns; reels += 1) {
        let count = 0;
        for (let cell = reels * rows; cell < (reels + 1) * rows; cell += 1)
          if (cells[cell] === symbol || cells[cell] === WILD) count += 1;
        if (count === 0) break;
        counts[reels] = count;
        ways *= count;
      }
      const pay = (pays[symbol]?.[reels - 3] ?? 0) * ways;
      if (pay === 0) continue;
      total += pay;
      log?.push({ symbol, count: reels, cells: [...cellsOf(cells, symbol, reels * rows)], pay, line: null });
    }
    return total;
  };
}

function* cellsOf(cells: Int8Array, symbol: number, end: number): Generator<number> {
  for (let cell = 0; cell < end; cell += 1) if (cells[cell] === symbol || cells[cell] === WILD) yield cell;
}
