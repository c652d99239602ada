import type { GameTheme } from '../backdrops/backdrop.ts';
import type { ReelLayout } from './reelLayout.ts';
import type { ReelMotion } from './reelMotion.ts';
import { WILD } from '../engine/symbols.ts';
import { drawWildBadge } from './wildBadge.ts';
import type { WildTimes } from './WildTimes.ts';
import { canvasOf, overhangOf, type SymbolSprites } from './symbolSprites.ts';
import { withAlpha } from './withAlpha.ts';

/** Speeds in cells per second above which a symbol is drawn smeared or blurred. */
const SMEAR_SPEED = 5;
const BLUR_SPEED = 13;
const DIMMED = 0.3;
const PULSE_SIZE = 0.07;

/** Draws one reel at a time on the stage's canvas. Does not allocate while drawing. */
export class ReelPainter {
  readonly layout: ReelLayout;
  private readonly context: CanvasRenderingContext2D;
  private readonly sprites: readonly SymbolSprites[];
  private readonly panel: HTMLCanvasElement;
  private readonly shade: HTMLCanvasElement;
  private readonly halo: HTMLCanvasElement;
  private readonly overhang: number;
  /** Null in games whose wilds multiply nothing. */
  private readonly wildTimes: WildTimes | null;
  private readonly badges: ReadonlyMap<number, HTMLCanvasElement>;

  constructor(
    context: CanvasRenderingContext2D,
    layout: ReelLayout,
    sprites: readonly SymbolSprites[],
    theme: GameTheme,
    wildTimes: WildTimes | null = null,
  ) {
    this.context = context;
    this.layout = layout;
    this.sprites = sprites;
    this.overhang = overhangOf(layout);
    this.panel = drawPanel(layout, theme);
    this.shade = drawShade(layout, theme);
    this.halo = drawHalo(layout, theme);
    this.wildTimes = wildTimes;
    this.badges = new Map(wildTimes?.all.map((times) => [times, drawWildBadge(times, layout, theme)]));
  }

  /** Draws a moving reel. */
  moving(reel: number, motion: ReelMotion, isAnticipated: boolean, now: number): void {
    const { cellHeight, cellWidth } = this.layout;
    const x = reel * cellWidth;
    this.ground(x);
    if (isAnticipated) {
      this.context.globalAlpha = 0.55 + 0.3 * Math.sin(now / 90);
      this.context.drawImage(this.halo, x, 0, cellWidth, this.layout.height);
      this.context.globalAlpha = 1;
    }
    const speed = Math.abs(motion.speed);
    const lowest = Math.floor(motion.travel) - 1;
    for (let k = lowest; k <= lowest + motion.rows + 2; k += 1) {
      const y = Math.round((motion.rows - 1 - (k - motion.travel)) * cellHeight);
      const sprite = this.sprites[motion.symbolAt(k)];
      if (sprite === undefined) {
        continue;
      }
      if (speed > BLUR_SPEED) {
        this.context.drawImage(sprite.blurred, x, y - this.overhang);
      } else if (speed > SMEAR_SPEED) {
        this.context.drawImage(sprite.smeared, x, y - this.overhang);
      } else {
        this.context.drawImage(sprite.sharp, x, y);
        const badge = this.badgeOf(reel, motion.symbolAt(k));
        if (badge !== undefined) this.context.drawImage(badge, x, y);
      }
    }
    this.context.drawImage(this.shade, x, 0);
  }

  /** Draws a reel at rest; `opacity` below 1 fades its symbols. */
  still(reel: number, cells: readonly number[], opacity: number): void {
    const x = reel * this.layout.cellWidth;
    this.ground(x);
    this.symbols(reel, cells, opacity);
    this.context.drawImage(this.shade, x, 0);
  }

  /** Draws a reel at rest that cross-fades from one set of symbols to another, 0 ≤ progress ≤ 1. */
  changing(reel: number, before: readonly number[], after: readonly number[], progress: number): void {
    const x = reel * this.layout.cellWidth;
    this.ground(x);
    for (let row = 0; row < after.length; row += 1) {
      const old = before[row] ?? 0;
      const fresh = after[row] ?? 0;
      if (old !== fresh) {
        this.symbol(reel, row, old, 1 - progress, 1 - 0.2 * progress);
      }
      this.symbol(reel, row, fresh, old === fresh ? 1 : progress, old === fresh ? 1 : 0.8 + 0.2 * progress);
    }
    this.context.drawImage(this.shade, x, 0);
  }

  /** Draws a reel at rest with pulsing rows (bit r of `litRows`) and dimmed other rows; 0 ≤ mix, beat ≤ 1. */
  lit(reel: number, cells: readonly number[], litRows: number, mix: number, beat: number): void {
    const { cellWidth, cellHeight } = this.layout;
    const x = reel * cellWidth;
    this.ground(x);
    for (let row = 0; row < cells.length; row += 1) {
      const isLit = (litRows & (1 << row)) !== 0;
      if (isLit) {
        this.context.globalAlpha = mix * (0.55 + 0.45 * beat);
        this.context.drawImage(this.halo, x, row * cellHeight, cellWidth, cellHeight);
        this.context.globalAlpha = 1;
      }
      const size = isLit ? 1 + PULSE_SIZE * beat * mix : 1;
      this.symbol(reel, row, cells[row] ?? 0, isLit ? 1 : 1 - (1 - DIMMED) * mix, size);
    }
  }

  /** Draws a reel at rest with glowing, pulsing rows (bit r of `glowing`); the others are unchanged; 0 ≤ beat ≤ 1. */
  glowing(reel: number, cells: readonly number[], glowing: number, beat: number): void {
    const { cellWidth, cellHeight } = this.layout;
    const x = reel * cellWidth;
    this.ground(x);
    for (let row = 0; row < cells.length; row += 1) {
      const glows = (glowing & (1 << row)) !== 0;
      if (glows) {
        this.context.globalAlpha = 0.6 + 0.4 * beat;
        this.context.drawImage(this.halo, x, row * cellHeight, cellWidth, cellHeight);
        this.context.globalAlpha = 1;
      }
      this.symbol(reel, row, cells[row] ?? 0, 1, glows ? 1 + PULSE_SIZE * beat : 1);
    }
    this.context.drawImage(this.shade, x, 0);
  }

  private symbols(reel: number, cells: readonly number[], opacity: number): void {
    for (let row = 0; row < cells.length; row += 1) {
      this.symbol(reel, row, cells[row] ?? 0, opacity, 1);
    }
  }

  private symbol(reel: number, row: number, code: number, opacity: number, size: number): void {
    const sprite = this.sprites[code];
    if (sprite === undefined || opacity <= 0) {
      return;
    }
    this.context.globalAlpha = opacity;
    this.picture(sprite.sharp, reel, row, size);
    const badge = this.badgeOf(reel, code);
    if (badge !== undefined) {
      this.picture(badge, reel, row, size);
    }
    this.context.globalAlpha = 1;
  }

  /** Draws a picture of the size of a cell. */
  private picture(image: CanvasImageSource, reel: number, row: number, size: number): void {
    const { cellWidth, cellHeight } = this.layout;
    const x = reel * cellWidth;
    const y = row * cellHeight;
    if (size === 1) {
      this.context.drawImage(image, x, y);
      return;
    }
    const width = cellWidth * size;
    const height = cellHeight * size;
    this.context.drawImage(image, x + (cellWidth - width) / 2, y + (cellHeight - height) / 2, width, height);
  }

  private badgeOf(reel: number, code: number): HTMLCanvasElement | undefined {
    return code === WILD ? this.badges.get(this.wildTimes?.shown[reel] ?? 1) : undefined;
  }

  /** Draws the reel's background, which is opaque and so also clears the last frame. */
  private ground(x: number): void {
    this.context.drawImage(this.panel, x, 0);
  }
}

function drawPanel({ cellWidth, height }: ReelLayout, theme: GameTheme): HTMLCanvasElement {
  const { canvas, context } = canvasOf(cellWidth, height);
  context.fillStyle = theme.reelBackground;
  context.fillRect(0, 0, cellWidth, height);
  const round = context.createLinearGradient(0, 0, cellWidth, 0);
  round.addColorStop(0, 'rgba(0,0,0,0.34)');
  round.addColorStop(0.14, 'rgba(0,0,0,0.06)');
  round.addColorStop(0.5, 'rgba(255,255,255,0.07)');
  round.addColorStop(0.86, 'rgba(0,0,0,0.06)');
  round.addColorStop(1, 'rgba(0,0,0,0.34)');
  context.fillStyle = round;
  context.fillRect(0, 0, cellWidth, height);
  context.fillStyle = theme.frameLight;
  context.globalAlpha = 0.28;
  context.fillRect(cellWidth - 1, 0, 1, height);
  return canvas;
}

/** Shading of the reel as a drum: darker at its upper and lower edge. */
function drawShade({ cellWidth, height, cellHeight }: ReelLayout, theme: GameTheme): HTMLCanvasElement {
  const { canvas, context } = canvasOf(cellWidth, height);
  const depth = cellHeight * 0.42;
  const upper = context.createLinearGradient(0, 0, 0, depth);
  upper.addColorStop(0, withAlpha(theme.frame, 0.72));
  upper.addColorStop(1, withAlpha(theme.frame, 0));
  context.fillStyle = upper;
  context.fillRect(0, 0, cellWidth, depth);
  const lower = context.createLinearGradient(0, height, 0, height - depth);
  lower.addColorStop(0, withAlpha(theme.frame, 0.72));
  lower.addColorStop(1, withAlpha(theme.frame, 0));
  context.fillStyle = lower;
  context.fillRect(0, height - depth, cellWidth, depth);
  return canvas;
}

function drawHalo({ cellWidth, cellHeight }: ReelLayout, theme: GameTheme): HTMLCanvasElement {
  const { canvas, context } = canvasOf(cellWidth, cellHeight);
  const halo = context.createRadialGradient(
    cellWidth / 2,
    cellHeight / 2,
    0,
    cellWidth / 2,
    cellHeight / 2,
    Math.min(cellWidth, cellHeight) * 0.58,
  );
  halo.addColorStop(0, withAlpha(theme.winGlow, 0.62));
  halo.addColorStop(0.6, withAlpha(theme.winGlow, 0.26));
  halo.addColorStop(1, withAlpha(theme.winGlow, 0));
  context.fillStyle = halo;
  context.fillRect(0, 0, cellWidth, cellHeight);
  return canvas;
}
