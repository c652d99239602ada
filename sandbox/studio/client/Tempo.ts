/** With turbo, all times that are shown are multiplied by this. */
const TURBO_PACE = 0.4;

/** How fast rounds are shown. When the next one may begin is not changed by it. */
export class Tempo {
  isTurbo = false;

  /** A factor on the times of animations. */
  get pace(): number {
    return this.isTurbo ? TURBO_PACE : 1;
  }
}
