import { growthAt, ONE } from '../rules.ts';
import { cometPaints, SHORT_TAIL, TAIL, TOP, BOTTOM } from './cometPaints.ts';
import type { CometPaints } from './cometPaints.ts';
import { scaleMarks } from './scaleMarks.ts';
import { SkyFire } from './SkyFire.ts';

/** What the sky shows. Times in ms of the flight, multipliers in hundredths. */
export interface SkyState {
  readonly kind: 'waiting' | 'flying' | 'crashed';
  readonly elapsed: number;
  readonly at: number;
  /** Where the player has left; null if they have not. */
  readonly left: number | null;
  /** Where others have left. */
  readonly others: readonly number[];
}

const STARS = 70;
/** The picture shows at least so much, in ms and in hundredths over 1.00. */
const LEAST_SPAN_MS = 7_000;
const LEAST_RISE = 90;
const CURVE_POINTS = 36;
/** Between two marks of the scale, in CSS pixels. */
const LEAST_GAP = 16;
/** Canvas pixels per CSS pixel at most: finer ones cannot be told apart in motion, but cost every frame. */
const FINEST = 1.5;

/** Draws the flight on a canvas: stars, the curve of the multiplier, the comet at its head, and its end. */
export class CrashSky {
  readonly node = document.createElement('canvas');
  private readonly context = this.node.getContext('2d');
  private readonly stars = Array.from({ length: STARS }, (_, index) => starAt(index));
  private readonly fire = new SkyFire();
  private width = 0;
  private height = 0;
  private burstOf = '';
  private drawn = '';
  private paints: CometPaints | null = null;

  /** @param figure a multiplier in the player's language */
  constructor(private readonly figure: (multiplier: number) => string) {
    this.node.className = 'crash-sky';
    this.node.setAttribute('aria-hidden', 'true');
    new ResizeObserver(() => this.resize()).observe(this.node);
  }

  /** Draws one picture; `dt` is the time since the last one in ms. */
  draw(state: SkyState, dt: number, isCalm: boolean): void {
    const { context } = this;
    if (context === null || this.width === 0) return;
    // A sky in which nothing moves is not drawn again.
    const picture = `${state.kind} ${state.at} ${state.left} ${state.others.length}`;
    if (state.kind !== 'flying' && picture === this.drawn && (isCalm || !this.fire.isBurning)) return;
    this.drawn = picture;
    context.clearRect(0, 0, this.width, this.height);
    this.drawStars(state, isCalm);
    const head = this.drawCurve(state);
    if (state.kind !== 'crashed') this.drawComet(head, state);
    if (!isCalm) this.drawFire(state, head, dt);
  }

  private resize(): void {
    const scale = Math.min(FINEST, devicePixelRatio);
    this.drawn = '';
    this.width = this.node.clientWidth;
    this.height = this.node.clientHeight;
    this.node.width = Math.round(this.width * scale);
    this.node.height = Math.round(this.height * scale);
    this.context?.setTransform(scale, 0, 0, scale, 0, 0);
    if (this.context !== null) this.paints = cometPaints(this.context, this.height);
  }

  private drawStars({ kind, elapsed, at }: SkyState, isCalm: boolean): void {
    const { context, width, height } = this;
    if (context === null) return;
    const speed = isCalm || kind !== 'flying' ? 0 : elapsed * (0.02 + Math.min(0.1, at / 40_000));
    for (const { x, y, depth, size } of this.stars) {
      const px = mod(x * width - speed * depth, width);
      const py = mod(y * height + speed * depth * 0.5, height);
      context.globalAlpha = 0.25 + depth * 0.5;
      context.fillStyle = '#fff';
      context.fillRect(px, py, size, size);
    }
    context.globalAlpha = 1;
  }

  /** The curve from the launch to now; returns its head. */
  private drawCurve(state: SkyState): { x: number; y: number; angle: number } {
    const { context, width, height } = this;
    const [left, bottom] = [26, height - BOTTOM];
    const [right, top] = [width - 54, TOP];
    const span = Math.max(LEAST_SPAN_MS, state.elapsed);
    const rise = Math.max(LEAST_RISE, growthAt(state.elapsed) - ONE);
    const xOf = (ms: number): number => left + (ms / span) * (right - left);
    const yOf = (at: number): number => bottom - ((at - ONE) / rise) * (bottom - top);
    const head = { x: xOf(state.elapsed), y: yOf(growthAt(state.elapsed)), angle: 0 };
    if (context === null) return head;
    this.drawScale(yOf, rise);
    if (state.kind === 'waiting') return { x: left + 6, y: bottom - 4, angle: -Math.PI / 5 };
    const path = new Path2D();
    path.moveTo(xOf(0), yOf(ONE));
    for (let point = 1; point < CURVE_POINTS; point += 1) {
      const ms = (state.elapsed * point) / CURVE_POINTS;
      path.lineTo(xOf(ms), yOf(growthAt(ms)));
    }
    path.lineTo(head.x, head.y);
    const before = Math.max(0, state.elapsed - span * 0.04);
    head.angle = Math.atan2(head.y - yOf(growthAt(before)), Math.max(1, head.x - xOf(before)));
    const isCrashed = state.kind === 'crashed';
    const area = new Path2D(path);
    area.lineTo(head.x, bottom);
    area.lineTo(xOf(0), bottom);
    const { paints } = this;
    if (paints !== null) {
      context.fillStyle = isCrashed ? paints.lostArea : paints.area;
      context.fill(area);
    }
    context.lineCap = 'round';
    for (const [size, alpha] of [
      [12, 0.16],
      [7, 0.3],
      [3.5, 1],
    ] as const) {
      context.lineWidth = size;
      context.globalAlpha = alpha;
      context.strokeStyle = isCrashed ? '#ff7a6a' : '#ffc861';
      context.stroke(path);
    }
    context.globalAlpha = 1;
    for (const other of state.others)
      if (other <= state.at) this.drawLeft(xOf(timeOfLeft(state, other)), yOf(other), 4);
    if (state.left !== null && state.left <= state.at)
      this.drawLeft(xOf(timeOfLeft(state, state.left)), yOf(state.left), 8);
    return head;
  }

  /** Faint lines at round multipliers. */
  private drawScale(yOf: (at: number) => number, rise: number): void {
    const { context, width } = this;
    if (context === null) return;
    context.font = "600 12px 'Onest Variable', system-ui, sans-serif";
    context.textAlign = 'right';
    context.direction = 'ltr';
    let last = this.height;
    for (const at of scaleMarks(rise)) {
      const y = yOf(at);
      if (y < 30) break;
      // In a low sky, as on a phone on its side, not every mark has room for its figure.
      if (last - y < LEAST_GAP) continue;
      last = y;
      context.fillStyle = 'rgb(255 255 255 / 14%)';
      context.fillRect(20, y, width - 76, 1);
      context.fillStyle = 'rgb(255 255 255 / 66%)';
      context.fillText(`×${this.figure(at / ONE)}`, width - 12, y + 4);
    }
  }

  /** A cash-out on the curve. */
  private drawLeft(x: number, y: number, radius: number): void {
    const { context } = this;
    if (context === null) return;
    context.fillStyle = '#5fe39a';
    context.strokeStyle = '#06210f';
    context.lineWidth = radius / 3;
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fill();
    context.stroke();
  }

  private drawComet({ x, y, angle }: { x: number; y: number; angle: number }, { kind }: SkyState): void {
    const { context, paints } = this;
    if (context === null || paints === null) return;
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    const length = kind === 'flying' ? TAIL : SHORT_TAIL;
    context.fillStyle = kind === 'flying' ? paints.tail : paints.shortTail;
    context.beginPath();
    context.moveTo(-length, 0);
    context.quadraticCurveTo(-length * 0.3, -13, 6, -11);
    context.arc(4, 0, 11, -Math.PI / 2, Math.PI / 2);
    context.quadraticCurveTo(-length * 0.3, 13, -length, 0);
    context.fill();
    context.fillStyle = paints.core;
    context.beginPath();
    context.arc(4, 0, 10.5, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }

  private drawFire({ kind, at }: SkyState, { x, y, angle }: { x: number; y: number; angle: number }, dt: number): void {
    const { context } = this;
    if (context === null) return;
    // The end of the last flight may still burn: the page was hidden, or its frames were few.
    if (kind === 'flying' && !this.burstOf.startsWith(kind)) this.fire.clear();
    if (kind === 'flying') this.fire.trail(x, y, angle + Math.PI);
    const burst = `${kind} ${at}`;
    if (kind === 'crashed' && burst !== this.burstOf) this.fire.burst(x, y);
    this.burstOf = burst;
    this.fire.draw(context, Math.min(this.width, this.height), dt);
  }
}

const timeOfLeft = ({ at, elapsed }: SkyState, left: number): number =>
  at <= ONE ? 0 : (elapsed * Math.log(left / ONE)) / Math.log(at / ONE);

/** Places that look strewn, but are the same in every visit. */
const starAt = (index: number) => ({
  x: mod(index * 0.618_034, 1),
  y: mod(index * 0.754_878 + 0.2, 1),
  depth: 0.25 + mod(index * 0.381_966, 0.75),
  size: index % 7 === 0 ? 2.4 : 1.4,
});

const mod = (value: number, by: number): number => ((value % by) + by) % by;
