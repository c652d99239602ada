import { type CompiledGame, type CompiledReels, compileGame } from './compileGame.ts';
import { type Hit, evaluateRuns, evaluateSpecial } from './evaluateSpin.ts';
import {
  type ByScatters,
  type FreeSpins,
  type GameDefinition,
  type MultiplierRule,
  REELS,
  ROWS,
} from './gameDefinition.ts';
import type { Draw } from '../kit/fair/draws.ts';
import { FIRST_REGULAR, REGULAR_SYMBOLS, SCATTER, WILD } from './symbols.ts';

/** The result of one spin, in buffers that the next spin reuses. */
export interface PlayedSpin {
  readonly stops: Int32Array;
  /** Symbol codes as landed, before wilds filled reels. */
  readonly landed: Uint8Array;
  /** Symbol codes used to count the wins. */
  readonly grid: Uint8Array;
  readonly hits: Hit[];
  /** Bit masks of reels. */
  held: number;
  filled: number;
  scatters: number;
  multiplier: number;
  added: number;
  /** Units won, the multiplier included. */
  units: number;
}

/** Receives the spins of a round as it is played. Simulations use none, since they only need the units. */
export interface RoundObserver {
  feature(kind: 'freeSpins' | 'respins', awarded: number, special: number): void;
  spin(spin: PlayedSpin): void;
}

/** Plays rounds of one game in reused buffers, without allocations when there is no observer. */
export class RoundPlayer {
  private readonly compiled: CompiledGame;
  private readonly spin: PlayedSpin = {
    stops: new Int32Array(REELS),
    landed: new Uint8Array(REELS * ROWS),
    grid: new Uint8Array(REELS * ROWS),
    hits: [],
    held: 0,
    filled: 0,
    scatters: 0,
    multiplier: 1,
    added: 0,
    units: 0,
  };

  constructor(game: GameDefinition) {
    this.compiled = compileGame(game);
  }

  /** Plays the base spin and its whole feature; returns the units won. */
  play(draw: Draw, observer: RoundObserver | null): number {
    const { base, game } = this.compiled;
    this.playSpin(base, draw, 0, 1, -1, null, observer);
    const { units, scatters, filled } = this.spin;
    const { feature } = game;
    if (feature?.kind === 'respins' && filled !== 0) return units + this.playRespins(draw, filled, observer);
    if (feature?.kind === 'freeSpins' && scatters >= 3)
      return units + this.playFreeSpins(feature, draw, scatters, observer);
    return units;
  }

  private playRespins(draw: Draw, filled: number, observer: RoundObserver | null): number {
    observer?.feature('respins', 1, -1);
    let held = 0;
    let units = 0;
    while (filled !== 0) {
      held |= filled;
      units += this.playSpin(this.compiled.base, draw, held, 1, -1, null, observer);
      filled = this.spin.filled;
    }
    return units;
  }

  private playFreeSpins(feature: FreeSpins, draw: Draw, scatters: number, observer: RoundObserver | null): number {
    const reels = this.compiled.free ?? this.compiled.base;
    const special = feature.hasSpecialSymbol ? FIRST_REGULAR + draw(REGULAR_SYMBOLS.length) : -1;
    let total = byScatters(feature.awards, scatters);
    observer?.feature('freeSpins', total, special);
    let level = firstLevel(feature.multiplier, scatters);
    let held = 0;
    let units = 0;
    for (let played = 0; played < total; played += 1) {
      const { multiplier } = feature;
      const factor = multiplier.kind === 'drawn' ? (multiplier.table[draw(multiplier.table.length)] ?? 1) : level;
      const most = feature.maxSpins - total;
      const won = this.playSpin(reels, draw, held, factor, special, { feature, most }, observer);
      units += won;
      total += this.spin.added;
      if (feature.holdsWildReels) held |= this.spin.filled;
      if (multiplier.kind === 'perSpin' || (multiplier.kind === 'perWin' && won > 0)) {
        level = Math.min(multiplier.max, level + multiplier.step);
      }
    }
    return units;
  }

  private playSpin(
    reels: CompiledReels,
    draw: Draw,
    held: number,
    multiplier: number,
    special: number,
    retrigger: { feature: FreeSpins; most: number } | null,
    observer: RoundObserver | null,
  ): number {
    const { spin, compiled } = this;
    const sink = observer === null ? null : spin.hits;
    if (sink !== null) sink.length = 0;
    spin.held = held;
    spin.multiplier = multiplier;
    this.land(reels, draw, held);
    let units = evaluateRuns(compiled, reels, spin.grid, sink);
    if (special >= 0) units += evaluateSpecial(compiled, spin.grid, special, sink);
    const scatterUnits = compiled.scatterPays[spin.scatters] as number;
    if (scatterUnits > 0) {
      units += scatterUnits;
      sink?.push({
        kind: 'scatter',
        symbol: SCATTER,
        count: spin.scatters,
        line: -1,
        ways: 1,
        isFromRight: false,
        units: scatterUnits,
      });
    }
    spin.units = units * multiplier;
    const again = retrigger?.feature.retrigger ?? null;
    spin.added =
      again !== null && spin.scatters >= 3 ? Math.min(retrigger?.most ?? 0, byScatters(again, spin.scatters)) : 0;
    observer?.spin(spin);
    return spin.units;
  }

  /** Draws the stops of all five reels (held ones too, so that a spin always has five draws) and fills the grid. */
  private land(reels: CompiledReels, draw: Draw, held: number): void {
    const { stops, landed, grid } = this.spin;
    const expands = this.compiled.game.wildsExpand;
    let scatters = 0;
    let filled = 0;
    for (let reel = 0; reel < REELS; reel += 1) {
      const stop = draw(reels.lengths[reel] as number);
      stops[reel] = stop;
      const strip = reels.strips[reel] as Uint8Array;
      const isHeld = (held >> reel) & 1;
      let isWild = isHeld;
      for (let row = 0; row < ROWS; row += 1) {
        const symbol = isHeld ? WILD : (strip[stop + row] as number);
        landed[reel * ROWS + row] = symbol;
        grid[reel * ROWS + row] = symbol;
        if (symbol === SCATTER) scatters += 1;
        if (symbol === WILD) isWild = 1;
      }
      if (expands && isWild && !isHeld) {
        filled |= 1 << reel;
        grid.fill(WILD, reel * ROWS, reel * ROWS + ROWS);
      }
    }
    this.spin.scatters = scatters;
    this.spin.filled = filled;
  }
}

/** The value for a count of scatters from three to five. */
export function byScatters(values: ByScatters, scatters: number): number {
  if (scatters === 5) return values[5];
  return scatters === 4 ? values[4] : values[3];
}

/** The multiplier of the first free spin; rules that draw it ignore the value. */
export function firstLevel(rule: MultiplierRule, scatters: number): number {
  if (rule.kind === 'byScatters') return byScatters(rule.values, scatters);
  if (rule.kind === 'fixed') return rule.value;
  return rule.kind === 'drawn' ? 1 : rule.start;
}
