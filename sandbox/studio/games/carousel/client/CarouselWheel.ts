import { element } from '../../../client/element.ts';
import { FrameLoop } from '../../../client/FrameLoop.ts';
import type { WheelField } from '../wheel.ts';
import { drawDisc, drawFrame, drawPointer } from './carouselArt.ts';
import { angleOf, bendAt, fieldAt, planWheelSpin } from './wheelMotion.ts';
import './carouselWheel.css';

export interface CarouselWheelOptions {
  readonly fields: readonly WheelField[];
  readonly isCalm: () => boolean;
  /** A peg has passed the pointer, and a field has come to it; for the sound and for a readout. */
  readonly onField?: (index: number) => void;
}

/** Time in which the bent pointer springs back to its 2.72th part, in ms. */
const SPRING_MS = 55;
/** How far the pointer is bent by a peg, in degrees. */
const BEND = 24;

/** The upright wheel of the game show. Only transforms change from frame to frame. */
export class CarouselWheel {
  readonly node: HTMLElement;
  private readonly disc: SVGElement;
  private readonly pointer = drawPointer();
  private readonly frames = new FrameLoop();
  private angle: number;
  private motion: ((t: number) => number) | null = null;
  private since = 0;
  private endsAt = 0;
  private done: (() => void) | null = null;
  private goal: readonly [field: number, lean: number] = [0, 0.5];
  private bend = 0;
  private lastAt = 0;
  private shown = 0;

  constructor(private readonly options: CarouselWheelOptions) {
    const { fields } = options;
    this.angle = angleOf(fields.length, ...this.goal);
    this.disc = drawDisc(fields);
    this.node = element(
      'div',
      { class: 'cw', dir: 'ltr', 'aria-hidden': 'true', 'data-state': 'idle' },
      this.disc,
      drawFrame(),
      this.pointer,
    );
    this.draw(this.angle, 0);
  }

  /**
   * Turns the wheel until the field is at the pointer, in `ms`, of which `elapsed` are over already; at once if little
   * motion is wished.
   */
  spinTo(field: number, ms: number, elapsed = 0): Promise<void> {
    const { fields, isCalm } = this.options;
    // Anywhere in the field is as likely, as for a real wheel: where it stops tells nothing.
    this.goal = [field, Math.random()];
    if (isCalm() || ms <= elapsed) {
      this.rest(field);
      return Promise.resolve();
    }
    this.since = performance.now() - elapsed;
    this.endsAt = this.since + ms;
    this.lastAt = this.since;
    this.motion = planWheelSpin({ fields: fields.length, field, ms, angle: this.angle, lean: this.goal[1] });
    this.node.dataset['state'] = 'spinning';
    this.frames.add(this.frame);
    return new Promise((resolve) => {
      this.done = resolve;
    });
  }

  /** Ends a spin: the wheel stands where it would have come to rest. */
  finish(): void {
    if (this.motion !== null) this.rest(this.goal[0]);
  }

  /** Shows a field at the pointer, without a spin. */
  rest(field: number): void {
    this.goal = [field, field === this.goal[0] ? this.goal[1] : 0.5];
    this.motion = null;
    this.bend = 0;
    this.angle = angleOf(this.options.fields.length, ...this.goal);
    this.node.dataset['state'] = 'stopped';
    this.draw(this.angle, 0);
    this.done?.();
    this.done = null;
  }

  /** A spin that is not shown: what is at the pointer is pale, so that nobody takes it for the result. */
  wait(): void {
    this.finish();
    this.node.dataset['state'] = 'waiting';
  }

  /** Between rounds: the wheel stands, its lamps take turns. */
  idle(): void {
    this.finish();
    this.node.dataset['state'] = 'idle';
  }

  private readonly frame = (now: number): boolean => {
    if (this.motion === null) return false;
    const at = Math.max(now, this.since);
    if (at >= this.endsAt) {
      this.rest(this.goal[0]);
      return false;
    }
    this.angle = this.motion(at - this.since);
    const pressed = bendAt(this.options.fields.length, this.angle);
    this.bend = Math.max(pressed, this.bend * Math.exp((this.lastAt - at) / SPRING_MS));
    this.lastAt = at;
    this.draw(this.angle, this.bend);
    return true;
  };

  private draw(angle: number, bend: number): void {
    this.disc.style.transform = `rotate(${angle}rad)`;
    this.pointer.style.transform = `rotate(${-bend * BEND}deg)`;
    const field = fieldAt(this.options.fields.length, angle);
    if (field === this.shown) return;
    this.shown = field;
    this.options.onField?.(field);
  }
}
