import { SYMBOLS, type SymbolId } from '../engine/symbols.ts';
import type { Spin } from './protocol.ts';

/** The grid used to count wins: reels filled by a wild are all wild. */
export function filledGrid(spin: Pick<Spin, 'grid' | 'filled'>): SymbolId[][] {
  return spin.grid.map((reel, index) => (spin.filled.includes(index) ? reel.map(() => SYMBOLS[0]) : [...reel]));
}
