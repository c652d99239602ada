import { element } from '../../../client/element.ts';
import { FrameLoop } from '../../../client/FrameLoop.ts';
import { atRest, glideAngle, glideSpeed } from '../../motion/Glide.ts';
import type { Glide } from '../../motion/Glide.ts';
import { drawBowl, drawRotor } from './wheelArt.ts';
import { ballAt, planSpin, THROW, TRACK } from './wheelMotion.ts';
import type { BallState } from './wheelMotion.ts';
import './wheel.css';

export interface WheelOptions {
  readonly isCalm: () => boolean;
  /** The ball rolls past a deflector, or hops on the pockets; for sounds. */
  readonly onTick?: (kind: 'roll' | 'hop') => void;
}

/** Speeds of the rotor in rad per ms: pushed by the croupier, and towards the end of a spin. */
const PUSHED = 0.0014;
const LATE = 0.0006;
/** Below it the rotor stands. */
const STILL = 0.00002;
/** The diameter of the ball in hundredths of the wheel's radius. */
const BALL = 7;
const DEFLECTORS = 8;

/** A roulette wheel with a ball. Only transforms change from frame to frame. */
export class Wheel {
  readonly node: HTMLElement;
  private readonly rotorNode = drawRotor();
  private readonly ballNode = element('span', { class: 'rw-ball', hidden: true });
  private readonly frames = new FrameLoop();
  private rotor: Glide = atRest(0);
  private since = 0;
  private ball: ((t: number) => BallState) | null = null;
  /** The number that the ball lies in or is on its way to. */
  private number: number | null = null;
  private endsAt = Number.POSITIVE_INFINITY;
  private done: (() => void) | null = null;
  private passed = 0;
  private height = 0;

  constructor(private readonly options: WheelOptions) {
    this.node = element(
      'div',
      { class: 'rw', 'aria-hidden': 'true' },
      drawBowl(),
      this.rotorNode,
      this.ballNode,
      element('span', { class: 'rw-gloss' }),
    );
    this.draw(0);
  }

  /** Pushes the rotor and sends the ball round its track, until `spinTo` or `rest`. */
  launch(): void {
    if (this.options.isCalm()) return;
    const start = performance.now();
    this.turn(start, PUSHED, 300);
    const from = this.number === null ? 0 : ballAt(this.number, this.rotor.angle).angle;
    this.number = null;
    this.ball = (t) => ({ angle: from - THROW * t, radius: TRACK, height: 0 });
    this.run();
  }

  /**
   * Lets the ball come to rest in the number's pocket after `ms`, of which `elapsed` are over already. Ends at once if
   * little motion is wished.
   */
  spinTo(number: number, ms: number, elapsed = 0): Promise<void> {
    if (this.options.isCalm()) {
      this.rest(number);
      return Promise.resolve();
    }
    const start = performance.now() - elapsed;
    if (elapsed > 0) {
      this.ball = null;
      this.rotor = { ...atRest(this.rotor.angle), speed: PUSHED };
      this.since = start;
    }
    const from = this.ball?.(start - this.since).angle ?? 0;
    this.turn(start, LATE, ms / 3);
    this.number = number;
    this.ball = planSpin({ number, ms, rotor: this.rotor, ball: from });
    this.endsAt = start + ms;
    this.run();
    return new Promise((resolve) => {
      this.done = resolve;
    });
  }

  /** Ends a spin: the ball lies in its pocket at once. */
  finish(): void {
    if (this.number !== null) this.rest(this.number);
  }

  /** Shows the ball in a pocket, without a spin; null: no ball. A turning rotor runs down. */
  rest(number: number | null): void {
    const now = performance.now();
    this.turn(now, 0, 3_000);
    this.number = number;
    this.ball = number === null ? null : (t) => ballAt(number, glideAngle(this.rotor, t));
    this.finished();
    if (this.options.isCalm()) this.rotor = atRest(this.rotor.angle);
    this.draw(now);
    this.run();
  }

  /** The rotor turns slowly by itself, as between the rounds of a live table. */
  idle(): void {
    if (this.options.isCalm()) return;
    this.rest(this.number);
    this.turn(performance.now(), LATE / 2, 1_500);
    const { number } = this;
    if (number !== null) this.ball = (t) => ballAt(number, glideAngle(this.rotor, t));
    this.run();
  }

  private turn(now: number, goal: number, tau: number): void {
    const t = now - this.since;
    this.rotor = { angle: glideAngle(this.rotor, t), speed: glideSpeed(this.rotor, t), goal, tau };
    this.since = now;
  }

  private run(): void {
    this.frames.add(this.frame);
  }

  private finished(): void {
    this.endsAt = Number.POSITIVE_INFINITY;
    this.done?.();
    this.done = null;
  }

  private readonly frame = (now: number): boolean => {
    // A frame may be dated before the call that asked for it.
    this.draw(Math.max(now, this.since));
    if (now >= this.endsAt && this.number !== null) this.rest(this.number);
    return this.rotor.goal !== 0 || glideSpeed(this.rotor, now - this.since) > STILL;
  };

  private draw(now: number): void {
    const t = now - this.since;
    this.rotorNode.style.transform = `rotate(${glideAngle(this.rotor, t)}rad)`;
    this.ballNode.hidden = this.ball === null;
    if (this.ball === null) return;
    const { angle, radius, height } = this.ball(t);
    // In the ball's own size, so that nothing has to be measured.
    const away = (-100 * radius) / BALL;
    this.ballNode.style.transform = `rotate(${angle}rad) translateY(${away}%) rotate(${-angle}rad) scale(${1 + height * 0.35})`;
    this.tick(angle, radius, height);
  }

  private tick(angle: number, radius: number, height: number): void {
    const passed = Math.floor((angle * DEFLECTORS) / (2 * Math.PI));
    if (radius > TRACK - 4 && passed !== this.passed) this.options.onTick?.('roll');
    if (this.height > 0.05 && height < this.height && height < 0.05) this.options.onTick?.('hop');
    this.passed = passed;
    this.height = height;
  }
}
