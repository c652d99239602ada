import type { GameTheme } from '../backdrops/backdrop.ts';
import type { FrameLoop } from './FrameLoop.ts';
import type { WinStyle } from './feel.ts';
import type { Particles } from './Particles.ts';
import type { ReelLayout } from './reelLayout.ts';
import { withAlpha } from './withAlpha.ts';

const DRAW_MS = 260;
const MOST_POINTS = 8;

/** The canvas over the reels: win lines and particles. Otherwise empty and not animated. */
export class WinOverlay {
  private readonly context: CanvasRenderingContext2D;
  private readonly loop: FrameLoop;
  private readonly theme: GameTheme;
  private readonly style: WinStyle;
  private readonly particles: Particles;
  private layout: ReelLayout | null = null;
  /** x and y of the points of the current line. */
  private readonly points = new Float32Array(MOST_POINTS * 2);
  private pointCount = 0;
  private lineAt = 0;
  private last = 0;

  constructor(
    context: CanvasRenderingContext2D,
    loop: FrameLoop,
    theme: GameTheme,
    style: WinStyle,
    particles: Particles,
  ) {
    this.context = context;
    this.loop = loop;
    this.theme = theme;
    this.style = style;
    this.particles = particles;
  }

  use(layout: ReelLayout): void {
    this.layout = layout;
    this.context.canvas.width = layout.width;
    this.context.canvas.height = layout.height;
    this.particles.use(layout);
    this.clearLine();
  }

  /** Draws a line through cells, from the first to the last. */
  traceCells(cells: readonly (readonly [number, number])[]): void {
    const layout = this.layout;
    if (layout === null) {
      return;
    }
    this.pointCount = Math.min(MOST_POINTS, cells.length);
    for (let index = 0; index < this.pointCount; index += 1) {
      const [reel, row] = cells[index] ?? [0, 0];
      this.points[index * 2] = (reel + 0.5) * layout.cellWidth;
      this.points[index * 2 + 1] = (row + 0.5) * layout.cellHeight;
    }
    this.lineAt = performance.now();
    this.wake();
  }

  clearLine(): void {
    this.pointCount = 0;
    this.wake();
  }

  /** Starts particles: more for a higher `multiple` of the stake. */
  celebrate(multiple: number): void {
    this.particles.burst(Math.min(140, 26 + Math.round(multiple * 5)));
    this.wake();
  }

  /** Removes lines and particles at once. */
  clear(): void {
    this.pointCount = 0;
    this.particles.clear();
    this.wake();
  }

  private wake(): void {
    this.context.canvas.hidden = false;
    this.loop.add(this.frame);
  }

  private readonly frame = (now: number): boolean => {
    const { width, height } = this.context.canvas;
    const elapsed = Math.min(40, now - this.last);
    this.last = now;
    this.context.clearRect(0, 0, width, height);
    const lineMoves = this.drawLine(now);
    const particlesMove = this.particles.draw(this.context, elapsed / 1000);
    // Hidden when empty, because otherwise the browser would still composite it in every frame.
    this.context.canvas.hidden = this.pointCount === 0 && !particlesMove;
    return lineMoves || particlesMove;
  };

  private drawLine(now: number): boolean {
    if (this.pointCount < 2 || this.layout === null) {
      return false;
    }
    const progress = Math.min(1, Math.max(0, (now - this.lineAt) / DRAW_MS));
    const width = this.layout.cellHeight * 0.045;
    this.stroke(progress, width * 2.6, withAlpha(this.theme.winGlow, this.style === 'glow' ? 0.5 : 0.3));
    this.stroke(progress, width, this.style === 'trace' ? this.theme.accent : this.theme.winGlow);
    this.stroke(progress, width * 0.35, '#ffffffd0');
    if (this.style === 'spark' && progress < 1) {
      this.drawHead(progress, width * 3);
    }
    return progress < 1;
  }

  /** Strokes the first part of the line. */
  private stroke(progress: number, width: number, colour: string): void {
    const { context, points } = this;
    const reach = progress * (this.pointCount - 1);
    context.lineWidth = width;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = colour;
    context.beginPath();
    context.moveTo(points[0] ?? 0, points[1] ?? 0);
    for (let index = 1; index < this.pointCount; index += 1) {
      const part = Math.min(1, reach - (index - 1));
      if (part <= 0) {
        break;
      }
      context.lineTo(this.between(index, part, 0), this.between(index, part, 1));
    }
    context.stroke();
  }

  private drawHead(progress: number, radius: number): void {
    const reach = progress * (this.pointCount - 1);
    const index = Math.min(this.pointCount - 1, Math.floor(reach) + 1);
    const part = reach - (index - 1);
    this.context.fillStyle = '#ffffff';
    this.context.beginPath();
    this.context.arc(this.between(index, part, 0), this.between(index, part, 1), radius, 0, Math.PI * 2);
    this.context.fill();
  }

  /** A coordinate (0 for x, 1 for y) interpolated between the point before `index` and that point. */
  private between(index: number, part: number, axis: 0 | 1): number {
    const from = this.points[(index - 1) * 2 + axis] ?? 0;
    const to = this.points[index * 2 + axis] ?? 0;
    return from + (to - from) * part;
  }
}
