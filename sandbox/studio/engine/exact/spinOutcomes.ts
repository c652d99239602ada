import { type CompiledGame, PAY_ROW } from '../compileGame.ts';
import { REELS, ROWS } from '../gameDefinition.ts';
import { SCATTER, WILD } from '../symbols.ts';
import type { ReelModel, ReelWindow } from './reelModel.ts';

/** Number of stop combinations by number of scatters (index 0–5), with and without a win. */
export interface SpinOutcomes {
  readonly paying: readonly bigint[];
  readonly losing: readonly bigint[];
}

/**
 * Counts all stops by whether the spin pays and the number of scatters. The first three reels of a run decide whether
 * it pays (longer runs never pay less, and three of a kind pay), so for a given middle reel the left pair and the right
 * pair are independent: length^3 steps instead of length^5.
 */
export function spinOutcomes(compiled: CompiledGame, models: readonly ReelModel[]): SpinOutcomes {
  const [first, second, middle, fourth, fifth] = models;
  if (!first || !second || !middle || !fourth || !fifth) throw new RangeError('A game has five reels');
  const isBothWays = compiled.game.rule.bothWays;
  const paying = zeros(REELS + 1);
  const losing = zeros(REELS + 1);
  for (const centre of middle.windows) {
    const left = halfCounts(first, second, (a, b) => runPays(compiled, compiled.lines, [a, b, centre]));
    const right = halfCounts(
      fifth,
      fourth,
      (a, b) => isBothWays && runPays(compiled, compiled.mirrored, [a, b, centre]),
    );
    combine(left, right, (isHit, scatters, combinations) => {
      const count = scatters + Number(centre.hasScatter);
      const isPaid = isHit || (compiled.scatterPays[count] ?? 0) > 0;
      const into = isPaid ? paying : losing;
      into[count] = (into[count] ?? 0n) + combinations * BigInt(centre.stops);
    });
  }
  return { paying, losing };
}

/** Combinations of two reels by scatters (0–2), with and without a paying run over them and the middle reel. */
interface HalfCounts {
  readonly hit: number[];
  readonly miss: number[];
}

function halfCounts(
  outer: ReelModel,
  inner: ReelModel,
  pays: (outer: ReelWindow, inner: ReelWindow) => boolean,
): HalfCounts {
  const counts: HalfCounts = { hit: [0, 0, 0], miss: [0, 0, 0] };
  for (const a of outer.windows) {
    for (const b of inner.windows) {
      const into = pays(a, b) ? counts.hit : counts.miss;
      const scatters = Number(a.hasScatter) + Number(b.hasScatter);
      into[scatters] = (into[scatters] ?? 0) + a.stops * b.stops;
    }
  }
  return counts;
}

function combine(
  left: HalfCounts,
  right: HalfCounts,
  visit: (isHit: boolean, scatters: number, combinations: bigint) => void,
): void {
  for (const leftKind of ['hit', 'miss'] as const) {
    for (const rightKind of ['hit', 'miss'] as const) {
      const isHit = leftKind === 'hit' || rightKind === 'hit';
      left[leftKind].forEach((a, i) => {
        right[rightKind].forEach((b, j) => visit(isHit, i + j, BigInt(a) * BigInt(b)));
      });
    }
  }
}

/** Whether any run over the three windows, outermost first, pays. */
function runPays(compiled: CompiledGame, lines: readonly Uint8Array[], windows: readonly ReelWindow[]): boolean {
  if (compiled.game.rule.kind === 'ways') return wayPays(compiled, windows);
  for (const line of lines) {
    if (linePays(compiled, line, windows)) return true;
  }
  return false;
}

function wayPays(compiled: CompiledGame, windows: readonly ReelWindow[]): boolean {
  const starts = windows[0]?.cells ?? [];
  return starts.some((symbol) => {
    if (symbol === SCATTER || symbol === WILD) return false;
    const broken = windows.findIndex(({ cells }) => !cells.includes(symbol) && !cells.includes(WILD));
    return paysAt(compiled, symbol, broken < 0 ? windows.length : broken);
  });
}

/** Called for each line of some ten thousand window triples, so it must not allocate. */
function linePays(compiled: CompiledGame, line: Uint8Array, windows: readonly ReelWindow[]): boolean {
  let target = -1;
  let wildRun = 0;
  let run = 0;
  for (; run < windows.length; run += 1) {
    const symbol = windows[run]?.cells[(line[run] as number) % ROWS] ?? SCATTER;
    if (symbol === WILD) {
      if (target < 0) wildRun = run + 1;
    } else if (symbol === SCATTER || (target >= 0 && symbol !== target)) {
      break;
    } else {
      target = symbol;
    }
  }
  return paysAt(compiled, WILD, wildRun) || (target >= 0 && paysAt(compiled, target, run));
}

function paysAt(compiled: CompiledGame, symbol: number, count: number): boolean {
  return (compiled.pays[symbol * PAY_ROW + count] ?? 0) > 0;
}

function zeros(length: number): bigint[] {
  return Array.from({ length }, () => 0n);
}
