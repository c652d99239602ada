/** One beat of a winning symbol, and how long lighting up takes; milliseconds. */
const BEAT_MS = 900;
const BEATS_MS = 2 * BEAT_MS;
const LIGHT_MS = 180;

/** Which cells are lit and how they beat: twice, and then they rest lit, so that nothing moves while nobody plays. */
export class CellLights {
  isOn = false;
  private readonly rows: number[] = [];
  private litAt = 0;
  private beatAt = 0;

  /** Lights cells given as [reel, row]; null puts the lights out. */
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

  /** The lit rows of a reel, one bit each. */
  rowsOf(reel: number): number {
    return this.rows[reel] ?? 0;
  }

  /** Whether nothing about a reel changes any more: its beats are over, or it has none and has stepped back. */
  rests(now: number, reel: number): boolean {
    const span = this.rowsOf(reel) === 0 ? LIGHT_MS : BEATS_MS;
    return now - Math.max(this.litAt, this.beatAt) >= span;
  }

  /** How far the lights have come up, 0 to 1. */
  mix(now: number): number {
    return Math.min(1, Math.max(0, (now - this.litAt) / LIGHT_MS));
  }

  /** The height of the beat, 0 to 1; `null` at rest. */
  beat(now: number | null): number {
    return now === null ? 0 : 0.5 - 0.5 * Math.cos(((now - this.beatAt) / BEAT_MS) * Math.PI * 2);
  }
}
