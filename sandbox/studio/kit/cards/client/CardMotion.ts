import type { Pacer } from '../../../client/Pacer.ts';
import type { CardView } from './CardView.ts';

const FLY_MS = 320;
const TURN_MS = 340;
const GLIDE_MS = 260;
const LAND = 'cubic-bezier(0.2, 0.75, 0.25, 1)';

/** In place of a motion that is not wanted: time enough to see what has changed. */
const CALM_MS = 120;

/** Deals and turns cards by transforms. A skip ends everything that moves; without motion wished, nothing does. */
export class CardMotion {
  private readonly running = new Set<Animation>();

  constructor(
    private readonly pacer: Pacer,
    private readonly isCalm: () => boolean,
  ) {}

  /** Flies a card from another place to its own. `delay` in ms. */
  fly(node: HTMLElement, from: Element, delay = 0, turn = -14): void {
    if (this.isStill()) return;
    const [start, end] = [from.getBoundingClientRect(), node.getBoundingClientRect()];
    if (end.width === 0) return;
    const { x, y, size } = wayBack(start, end);
    this.run(
      node,
      [{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${size})` }, { transform: 'none' }],
      {
        duration: FLY_MS,
        delay,
        easing: LAND,
      },
    );
  }

  /** Changes the layout and glides the nodes from their old places to their new ones. */
  glide(nodes: readonly HTMLElement[], change: () => void): void {
    if (this.isStill()) {
      change();
      return;
    }
    const before = nodes.map((node) => node.getBoundingClientRect());
    change();
    for (const [index, node] of nodes.entries()) {
      const [start, end] = [before[index], node.getBoundingClientRect()];
      if (start === undefined || start.width === 0 || end.width === 0) continue;
      const { x, y, size } = wayBack(start, end);
      if (Math.abs(x) + Math.abs(y) < 1 && Math.abs(size - 1) < 0.01) continue;
      const from = `translate(${x}px, ${y}px) scale(${size})`;
      this.run(node, [{ transform: from }, { transform: 'none' }], { duration: GLIDE_MS, easing: LAND });
    }
  }

  /** Turns a card face up that lies face down. */
  turn(view: CardView, delay = 0): void {
    if (this.isStill()) return;
    this.run(view.body, [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], {
      duration: TURN_MS,
      delay,
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
    });
  }

  /** Any other motion of transforms and opacity. */
  run(node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    if (this.isStill()) return;
    const animation = node.animate(frames, { fill: 'backwards', ...timing });
    this.running.add(animation);
    const forget = (): void => void this.running.delete(animation);
    animation.addEventListener('finish', forget);
    animation.addEventListener('cancel', forget);
  }

  /** Waits; a skip ends the wait and all motions. */
  async wait(ms: number): Promise<void> {
    await this.pacer.wait(this.isCalm() ? Math.min(ms, CALM_MS) : ms);
    if (!this.pacer.hurried) return;
    // One that was cancelled is idle: to finish it would bring its last frame back.
    for (const animation of this.running) if (animation.playState !== 'idle') animation.finish();
    this.running.clear();
  }

  private isStill(): boolean {
    return this.isCalm() || this.pacer.hurried;
  }
}

/** How far a box is from where it was, by its centre, and how its size differs. */
const wayBack = (start: DOMRect, end: DOMRect): { readonly x: number; readonly y: number; readonly size: number } => ({
  x: start.left + start.width / 2 - end.left - end.width / 2,
  y: start.top + start.height / 2 - end.top - end.height / 2,
  size: start.width / end.width,
});
