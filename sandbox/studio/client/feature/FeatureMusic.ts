import type { Sound } from '../sound.ts';
import { type TuneName, tunes } from './tunes.ts';

const STEPS = 16;
/** Notes are scheduled this far ahead, in seconds, so that a busy page does not disturb the beat. */
const AHEAD = 0.5;
const LOOK_MS = 200;

/** The music of a feature: a quiet loop under the other sounds. Silent while sound is off. */
export class FeatureMusic {
  private readonly sound: Sound;
  private readonly tune: TuneName;
  private timer: ReturnType<typeof setInterval> | undefined;
  private step = 0;
  /** When the next step is due, by the sound's clock; null while the sound is off. */
  private dueAt: number | null = null;

  constructor(sound: Sound, tune: TuneName) {
    this.sound = sound;
    this.tune = tune;
  }

  start(): void {
    this.stop();
    this.step = 0;
    this.look();
    this.timer = setInterval(() => this.look(), LOOK_MS);
  }

  stop(): void {
    clearInterval(this.timer);
    this.dueAt = null;
  }

  private look(): void {
    const now = this.sound.seconds;
    if (now === null) {
      this.dueAt = null;
      return;
    }
    const { stepSeconds } = tunes[this.tune];
    // After the sound or the page was off, the loop goes on from now, without the notes in between.
    if (this.dueAt === null || this.dueAt < now) this.dueAt = now + 0.05;
    for (; this.dueAt < now + AHEAD; this.dueAt += stepSeconds) {
      this.play(this.dueAt - now);
      this.step = (this.step + 1) % STEPS;
    }
  }

  private play(delay: number): void {
    const { lead, bass, beats, stepSeconds } = tunes[this.tune];
    const [high, low] = [lead[this.step] ?? null, bass[this.step] ?? null];
    const { sound } = this;
    if (high !== null) sound.tune([high], 0, stepSeconds * 1.6, 0.018, 'triangle', delay);
    if (low !== null) sound.tune([low], 0, stepSeconds * 3, 0.04, 'sine', delay);
    if (beats.includes(this.step)) sound.tone(62, 0.12, 0.09, 'sine', delay);
  }
}
