import type { GameTheme } from '../../../backdrops/backdrop.ts';
import type { ParticleKind } from '../../../client/feel.ts';
import { drawParticle } from '../../../client/particleSprite.ts';
import type { ReelLayout } from '../../../client/reelLayout.ts';
import { bitmapOf, canvasOf } from '../../../client/symbolSprites.ts';
import { withAlpha } from '../../../client/withAlpha.ts';
import type { CellStates } from './CellStates.ts';
import { Shards } from './Shards.ts';

/** Speed of the blurred symbols in cells that spin, in cells per second, and their opacity. */
const ROLL_SPEED = 9;
const ROLL_OPACITY = 0.32;
const LIT_SIZE = 0.1;

/** Draws a grid of cells on one canvas, once per frame. Does not allocate while drawing. */
export class GridPainter {
  readonly shards = new Shards();
  private readonly panel: HTMLCanvasElement;
  private readonly halo: HTMLCanvasElement;
  private readonly spark: HTMLCanvasElement;
  private readonly tiles = new Map<number, HTMLCanvasElement>();
  private last = 0;

  private constructor(
    private readonly context: CanvasRenderingContext2D,
    readonly layout: ReelLayout,
    private readonly sprites: readonly CanvasImageSource[],
    private readonly theme: GameTheme,
    particle: ParticleKind,
  ) {
    this.panel = drawPanel(layout, theme);
    this.halo = drawHalo(layout, theme);
    this.spark = drawParticle(particle, theme, Math.round(layout.cellWidth * 0.3));
  }

  static async create(
    context: CanvasRenderingContext2D,
    layout: ReelLayout,
    pictures: readonly CanvasImageSource[],
    theme: GameTheme,
    particle: ParticleKind,
  ): Promise<GridPainter> {
    const sprites = await Promise.all(pictures.map((picture) => spriteOf(picture, layout)));
    return new GridPainter(context, layout, sprites, theme, particle);
  }

  /** Sends sparks from the middle of a cell. */
  burst(cell: number, rows: number, count: number): void {
    const { cellWidth, cellHeight } = this.layout;
    const column = Math.floor(cell / rows);
    this.shards.burst((column + 0.5) * cellWidth, ((cell % rows) + 0.5) * cellHeight, count, cellWidth);
  }

  /** Draws everything; returns whether sparks are still flying. */
  draw(states: CellStates, now: number): boolean {
    const { context, layout } = this;
    const seconds = Math.min(0.04, (now - this.last) / 1_000);
    this.last = now;
    context.drawImage(this.panel, 0, 0);
    for (let cell = 0; cell < states.size; cell += 1) this.drawGround(states, cell, now);
    for (let cell = 0; cell < states.size; cell += 1) this.drawSymbol(states, cell);
    for (let cell = 0; cell < states.size; cell += 1) this.drawMark(states, cell);
    this.shards.draw(context, this.spark, layout.cellHeight * 9, seconds);
    return this.shards.count > 0;
  }

  private drawGround(states: CellStates, cell: number, now: number): void {
    const { context } = this;
    const { cellWidth, cellHeight } = this.layout;
    const x = Math.floor(cell / states.rows) * cellWidth;
    const y = (cell % states.rows) * cellHeight;
    const mark = states.marks[cell] ?? 0;
    if (mark > 0) context.drawImage(this.tile(mark), x, y);
    const glow = states.glows[cell] ?? 0;
    if (glow > 0) {
      context.globalAlpha = glow;
      context.drawImage(this.halo, x - cellWidth * 0.15, y - cellHeight * 0.15, cellWidth * 1.3, cellHeight * 1.3);
      context.globalAlpha = 1;
    }
    const rolling = this.sprites[states.rolling];
    if (rolling !== undefined && states.rolls[cell] === 1) {
      const turn = ((now / 1_000) * ROLL_SPEED + cell * 0.37) % 1;
      context.save();
      context.beginPath();
      context.rect(x, y, cellWidth, cellHeight);
      context.clip();
      context.globalAlpha = ROLL_OPACITY;
      context.drawImage(rolling, x, y + (turn - 1) * cellHeight);
      context.drawImage(rolling, x, y + turn * cellHeight);
      context.restore();
    }
  }

  private drawSymbol(states: CellStates, cell: number): void {
    const sprite = this.sprites[states.symbols[cell] ?? -1];
    const opacity = states.opacities[cell] ?? 0;
    if (sprite === undefined || opacity <= 0) return;
    const { context } = this;
    const { cellWidth, cellHeight, height } = this.layout;
    const size = (states.sizes[cell] ?? 1) * (1 + LIT_SIZE * (states.glows[cell] ?? 0));
    const x = Math.floor(cell / states.rows) * cellWidth;
    const y = ((cell % states.rows) - (states.heights[cell] ?? 0)) * cellHeight;
    if (y > height || y < -cellHeight) return;
    context.globalAlpha = opacity;
    const inset = (1 - size) / 2;
    context.drawImage(sprite, x + inset * cellWidth, y + inset * cellHeight, size * cellWidth, size * cellHeight);
    context.globalAlpha = 1;
  }

  /** The multiplier of a cell, over its symbol. */
  private drawMark(states: CellStates, cell: number): void {
    const mark = states.marks[cell] ?? 0;
    if (mark < 2) return;
    const { context, theme } = this;
    const { cellWidth, cellHeight } = this.layout;
    const right = (Math.floor(cell / states.rows) + 1) * cellWidth - cellWidth * 0.05;
    const bottom = ((cell % states.rows) + 1) * cellHeight - cellHeight * 0.05;
    const width = cellWidth * (mark > 9 ? 0.52 : 0.4);
    const height = cellHeight * 0.3;
    context.fillStyle = theme.accent;
    context.beginPath();
    context.roundRect(right - width, bottom - height, width, height, height / 2);
    context.fill();
    context.fillStyle = theme.textOnAccent;
    context.font = `800 ${Math.round(height * 0.8)}px "Onest Variable", sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(`×${mark}`, right - width / 2, bottom - height * 0.46);
  }

  /** The ground of a cell with a multiplier: brighter for a higher one. */
  private tile(mark: number): HTMLCanvasElement {
    const known = this.tiles.get(mark);
    if (known !== undefined) return known;
    const { cellWidth, cellHeight } = this.layout;
    const { canvas, context } = canvasOf(cellWidth, cellHeight);
    const strength = Math.min(1, 0.28 + 0.15 * Math.log2(mark));
    const inset = cellWidth * 0.04;
    context.beginPath();
    context.roundRect(inset, inset, cellWidth - inset * 2, cellHeight - inset * 2, cellWidth * 0.14);
    const ground = context.createRadialGradient(
      cellWidth / 2,
      cellHeight / 2,
      0,
      cellWidth / 2,
      cellHeight / 2,
      cellWidth * 0.7,
    );
    ground.addColorStop(0, withAlpha(this.theme.winGlow, strength * 0.85));
    ground.addColorStop(1, withAlpha(this.theme.accent, strength * 0.45));
    context.fillStyle = ground;
    context.fill();
    context.lineWidth = cellWidth * 0.035;
    context.strokeStyle = withAlpha(this.theme.accent, Math.min(1, strength + 0.25));
    context.stroke();
    this.tiles.set(mark, canvas);
    return canvas;
  }
}

function spriteOf(picture: CanvasImageSource, { cellWidth, cellHeight }: ReelLayout): Promise<CanvasImageSource> {
  const { canvas, context } = canvasOf(cellWidth, cellHeight);
  const side = Math.round(Math.min(cellWidth, cellHeight) * 0.94);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, Math.round((cellWidth - side) / 2), Math.round((cellHeight - side) / 2), side, side);
  return bitmapOf(canvas);
}

function drawPanel({ width, height, cellWidth, cellHeight }: ReelLayout, theme: GameTheme): HTMLCanvasElement {
  const { canvas, context } = canvasOf(width, height);
  context.fillStyle = theme.reelBackground;
  context.fillRect(0, 0, width, height);
  const shade = context.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, 'rgba(255,255,255,0.10)');
  shade.addColorStop(0.5, 'rgba(255,255,255,0)');
  shade.addColorStop(1, 'rgba(0,0,0,0.22)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  const gap = Math.max(1, cellWidth * 0.025);
  for (let x = 0; x < width; x += cellWidth)
    for (let y = 0; y < height; y += cellHeight) {
      context.beginPath();
      context.roundRect(x + gap, y + gap, cellWidth - gap * 2, cellHeight - gap * 2, cellWidth * 0.14);
      context.fillStyle = withAlpha(theme.frameLight, 0.1);
      context.fill();
    }
  return canvas;
}

function drawHalo({ cellWidth, cellHeight }: ReelLayout, theme: GameTheme): HTMLCanvasElement {
  const { canvas, context } = canvasOf(cellWidth, cellHeight);
  const [x, y] = [cellWidth / 2, cellHeight / 2];
  const glow = context.createRadialGradient(x, y, 0, x, y, Math.min(x, y));
  glow.addColorStop(0, withAlpha(theme.winGlow, 0.95));
  glow.addColorStop(0.55, withAlpha(theme.winGlow, 0.55));
  glow.addColorStop(1, withAlpha(theme.winGlow, 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, cellWidth, cellHeight);
  return canvas;
}
