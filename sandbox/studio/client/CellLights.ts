/** Duration of one pulse of a winning symbol, of all its pulses, and of the fade of the highlight, in ms. */
const BEAT_MS = 900;
const BEATS_MS = 2 * BEAT_MS;
const LIGHT_MS = 180;

/** Highlighted cells and their animation: two pulses, then a static highlight, so that nothing animates while idle. */
export class CellLights {
  isOn = false;
  private readonly rows: number[] = [];
  private litAt = 0;
  private beatAt = 0;

  /** Highlights cells given as [reel, row]; null removes the highlight. */
  set(cells: readonly (readonly [number, number])[] | null, now: number): void {
    if (cells !== null && !this.isOn) {
      this.litAt = now;
    }
    this.isOn = cells !== null;
    this.beatAt = now;
    this.rows.fill(0);
    for (const [reel, row] of cells ?? []) {
      this.rows[reel] = (this.rows[reel] ?? 0) | (1 << row);
    }
  }

  /** The highlighted rows of a reel, one bit each. */
  rowsOf(reel: number): number {
    return this.rows[reel] ?? 0;
  }

  /** Whether the animation of a reel is over: its pulses, or its dimming if it has no highlighted rows. */
  rests(now: number, reel: number): boolean {
    const span = this.rowsOf(reel) === 0 ? LIGHT_MS : BEATS_MS;
    return now - Math.max(this.litAt, this.beatAt) >= span;
  }

  /** Progress of the highlight's fade, 0 to 1. */
  mix(now: number): number {
    return Math.min(1, Math.max(0, (now - this.litAt) / LIGHT_MS));
  }

  /** Intensity of the pulse, 0 to 1; 0 for `null` (static). */
  beat(now: number | null): number {
    return now === null ? 0 : 0.5 - 0.5 * Math.cos(((now - this.beatAt) / BEAT_MS) * Math.PI * 2);
  }
}
