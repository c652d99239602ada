import { type CompiledGame, PAY_ROW } from '../compileGame.ts';
import { REELS, ROWS } from '../gameDefinition.ts';
import { SCATTER, WILD } from '../symbols.ts';
import type { ReelModel, ReelWindow } from './reelModel.ts';

/** Stop combinations by number of scatters (index 0–5), those that pay anything and those that do not. */
export interface SpinOutcomes {
  readonly paying: readonly bigint[];
  readonly losing: readonly bigint[];
}

/**
 * Joint count of "the spin pays" and the number of scatters over all stops. Whether a run pays is settled by its
 * first three reels (pays never fall with the run and three of a kind pay), so given the middle reel the left
 * pair and the right pair are independent: length^3 steps instead of length^5.
 */
export function spinOutcomes(compiled: CompiledGame, models: readonly ReelModel[]): SpinOutcomes {
  const [first, second, middle, fourth, fifth] = models;
  if (!first || !second || !middle || !fourth || !fifth) throw new RangeError('A game has five reels');
  const isBothWays = compiled.game.rule.bothWays;
  const paying = zeros(REELS + 1);
  const losing = zeros(REELS + 1);
  for (const centre of middle.windows) {
    const left = halfCounts(first, second, (a, b) => runPays(compiled, compiled.lines, [a, b, centre]));
    const right = halfCounts(fifth, fourth, (a, b) =>
      isBothWays && runPays(compiled, compiled.mirrored, [a, b, centre]),
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

/** Combinations of two reels by scatters (0–2), where a run over them and the centre pays and where none does. */
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
  return lines.some((line) => linePays(compiled, windows.map((window, index) => window.cells[(line[index] ?? 0) % ROWS] ?? SCATTER)));
}

function wayPays(compiled: CompiledGame, windows: readonly ReelWindow[]): boolean {
  const starts = windows[0]?.cells ?? [];
  return starts.some((symbol) => {
    if (symbol === SCATTER || symbol === WILD) return false;
    const broken = windows.findIndex(({ cells }) => !cells.includes(symbol) && !cells.includes(WILD));
    return paysAt(compiled, symbol, broken < 0 ? windows.length : broken);
  });
}

function linePays(compiled: CompiledGame, symbols: readonly number[]): boolean {
  const target = symbols.find((symbol) => symbol !== WILD) ?? WILD;
  const wildRun = runLength(symbols, (symbol) => symbol === WILD);
  if (paysAt(compiled, WILD, wildRun)) return true;
  if (target === SCATTER || target === WILD) return false;
  return paysAt(compiled, target, runLength(symbols, (symbol) => symbol === WILD || symbol === target));
}

function runLength(symbols: readonly number[], belongs: (symbol: number) => boolean): number {
  const broken = symbols.findIndex((symbol) => !belongs(symbol));
  return broken < 0 ? symbols.length : broken;
}

function paysAt(compiled: CompiledGame, symbol: number, count: number): boolean {
  return (compiled.pays[symbol * PAY_ROW + count] ?? 0) > 0;
}

function zeros(length: number): bigint[] {
  return Array.from({ length }, () => 0n);
}
