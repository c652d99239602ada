import { eachFrame, frameTime, isCalm } from '../../../ui/basics/eachFrame.ts';
import { arcAt, restingAngle } from './segmentAngles.ts';
import type { Arc } from './segmentAngles.ts';
import { WheelMotion } from './WheelMotion.ts';

export interface Push {
  /** Degrees per second. */
  readonly speed: number;
  readonly direction: 1 | -1;
  readonly isPushed: boolean;
}

export const press: Push = { speed: 470, direction: 1, isPushed: false };

interface Parts {
  readonly disc: HTMLElement;
  readonly pointer: HTMLElement;
  /** A pin passes the pointer; `strength` is 0 to 1. */
  readonly onTick: (strength: number) => void;
}

/** In seconds: how fast the pointer comes back from a pin, and the least time between two ticks that are felt. */
const pointerReturn = 0.07;
const tickGap = 0.05;
const pointerSwing = 22;
/** Of the full swing: less is not seen. */
const leastSwing = 0.005;
const fullSpeed = 470;

/** Turns the disc of a wheel and swings its pointer: transforms only, once a frame. */
export class Turning {
  private angle = 0;
  private motion: WheelMotion | null = null;
  private stopFrames: () => void = () => {};
  private swing = 0;
  /** Degrees at which the pointer is drawn. */
  private pointed = 0;
  private lastTick = 0;
  private lastFrame = 0;
  private land: () => void = () => {};

  constructor(
    private readonly parts: Parts,
    private arcs: readonly Arc[],
  ) {}

  setArcs(arcs: readonly Arc[]): void {
    this.arcs = arcs;
  }

  /** Starts to turn; nothing for a visitor who wants no movement. */
  start({ speed, direction, isPushed }: Push): void {
    this.stopFrames();
    if (isCalm()) return;
    const at = frameTime();
    this.motion = new WheelMotion({ angle: this.angle, speed, direction, isPushed, at });
    this.lastFrame = at;
    this.stopFrames = eachFrame((now) => this.draw(now));
  }

  /** Resolves when the wheel rests on the arc. `fraction`: where on it. */
  settle(index: number, fraction: number): Promise<void> {
    const arc = this.arcs[index];
    if (arc === undefined) return Promise.resolve();
    const end = restingAngle(arc, fraction);
    if (this.motion === null) {
      this.set(end);
      return Promise.resolve();
    }
    this.motion.settle(end, frameTime());
    return new Promise((resolve) => {
      this.land = resolve;
    });
  }

  /** There is no outcome: friction stops the wheel where it may. */
  async giveUp(): Promise<void> {
    if (this.motion === null) return;
    const now = frameTime();
    this.motion.settle(this.motion.angle(now), now);
    await new Promise<void>((resolve) => {
      this.land = resolve;
    });
  }

  /** Follows a hand by some degrees. */
  drag(degrees: number): void {
    if (this.motion !== null) return;
    const before = arcAt(this.arcs, this.angle);
    this.set(this.angle + degrees);
    if (arcAt(this.arcs, this.angle) !== before) this.tick(frameTime(), 0.3);
  }

  /** The page goes: nothing waits for the wheel any longer. */
  stop(): void {
    this.stopFrames();
    this.motion = null;
    this.land();
  }

  private draw(now: number): boolean {
    const { motion } = this;
    if (motion === null) return false;
    const before = arcAt(this.arcs, this.angle);
    this.set(motion.angle(now));
    const speed = motion.speed(now);
    if (arcAt(this.arcs, this.angle) !== before) this.tick(now, Math.min(1, 0.25 + speed / fullSpeed));
    this.swing *= Math.exp(-(now - this.lastFrame) / pointerReturn);
    this.lastFrame = now;
    this.swingPointer();
    if (!motion.isAtRest(now)) return true;
    this.motion = null;
    this.parts.pointer.style.transform = '';
    this.pointed = 0;
    this.land();
    return false;
  }

  /** A pointer that hangs still is not written again: an unchanged frame of it costs as much as a changed one. */
  private swingPointer(): void {
    const degrees = this.swing < leastSwing ? 0 : -this.swing * pointerSwing;
    if (degrees === this.pointed) return;
    this.pointed = degrees;
    this.parts.pointer.style.transform = `rotate(${degrees}deg)`;
  }

  private set(angle: number): void {
    this.angle = angle % 360;
    this.parts.disc.style.transform = `rotate(${this.angle}deg)`;
  }

  private tick(now: number, strength: number): void {
    this.swing = strength;
    if (now - this.lastTick < tickGap) return;
    this.lastTick = now;
    this.parts.onTick(strength);
  }
}
