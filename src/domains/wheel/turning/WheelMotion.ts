/**
 * How a heavy wheel turns, in degrees and seconds. It rises to a speed, keeps it while the outcome is unknown, and then
 * friction stops it: first as long at full speed as it takes for friction alone to end exactly where the outcome is. The
 * speed never jumps, and the end is no choice of the motion: it cannot creep over a line or stop short of one.
 */

/** Friction slows down by `drag`, and by `viscous` of the speed. */
const drag = 36;
const viscous = 0.42;
/** Seconds from a press to the full speed. */
const riseTime = 0.45;

/** Seconds from a speed to rest. */
export const stopTime = (speed: number): number => Math.log(1 + (viscous * speed) / drag) / viscous;

/** Degrees turned after `time` seconds of friction from a speed; as far as to rest. */
export function coasted(speed: number, time: number): number {
  const until = Math.min(time, stopTime(speed));
  const rest = drag / viscous;
  return ((speed + rest) * (1 - Math.exp(-viscous * until))) / viscous - rest * until;
}

const turn = (degrees: number): number => ((degrees % 360) + 360) % 360;

export interface Start {
  /** Where the wheel stands, degrees clockwise. */
  readonly angle: number;
  /** Degrees per second, more than nothing. */
  readonly speed: number;
  readonly direction: 1 | -1;
  /** Pushed by hand: it has its speed already. */
  readonly isPushed: boolean;
  /** Seconds, of any clock. */
  readonly at: number;
}

export class WheelMotion {
  /** When friction begins, and where it ends; null while the outcome is unknown. */
  private friction: { readonly at: number; readonly end: number } | null = null;
  private readonly rise: number;

  constructor(private readonly start: Start) {
    this.rise = start.isPushed ? 0 : riseTime;
  }

  /** Ends at this angle, a whole number of turns or less added. */
  settle(angle: number, now: number): void {
    const { speed, direction } = this.start;
    const from = Math.max(this.rise, now - this.start.at);
    const before = this.cruised(from);
    const stop = coasted(speed, Infinity);
    const more = turn(direction * (angle - this.start.angle) - before - stop);
    this.friction = { at: from + more / speed, end: before + more + stop };
  }

  /** Degrees clockwise; counts on beyond 360. */
  angle(now: number): number {
    return this.start.angle + this.start.direction * this.turned(now);
  }

  /** Degrees per second. */
  speed(now: number): number {
    const time = now - this.start.at;
    const { speed } = this.start;
    if (time < this.rise) return (speed * time) / this.rise;
    if (this.friction === null || time <= this.friction.at) return speed;
    const rest = drag / viscous;
    return Math.max(0, (speed + rest) * Math.exp(-viscous * (time - this.friction.at)) - rest);
  }

  isAtRest(now: number): boolean {
    return this.friction !== null && now - this.start.at >= this.friction.at + stopTime(this.start.speed);
  }

  private turned(now: number): number {
    const time = now - this.start.at;
    if (this.friction === null || time <= this.friction.at) return this.cruised(time);
    if (this.isAtRest(now)) return this.friction.end;
    return this.cruised(this.friction.at) + coasted(this.start.speed, time - this.friction.at);
  }

  /** As if no friction ever began. */
  private cruised(time: number): number {
    const { speed } = this.start;
    if (time < this.rise) return (speed * time * time) / (2 * this.rise);
    return speed * (time - this.rise / 2);
  }
}
