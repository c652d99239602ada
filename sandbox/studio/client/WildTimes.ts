import type { GameDefinition } from '../engine/gameDefinition.ts';

/** By how much a wild on each reel multiplies a win, for the reels that are shown. */
export class WildTimes {
  /** One value for each reel; 1 is not shown. */
  shown: readonly number[];
  private readonly base: readonly number[];
  private readonly free: readonly number[];

  constructor({ wildMultipliers, feature }: Pick<GameDefinition, 'wildMultipliers' | 'feature'>) {
    this.base = wildMultipliers;
    this.free = feature?.kind === 'freeSpins' ? feature.wildMultipliers : wildMultipliers;
    this.shown = this.base;
  }

  /** Every value above 1 that can be shown. */
  get all(): readonly number[] {
    return [...new Set([...this.base, ...this.free])].filter((value) => value > 1);
  }

  /** Called when the reels begin to spin, so that those that rest keep what they were counted with. */
  turn(isFree: boolean): void {
    this.shown = isFree ? this.free : this.base;
  }
}
