import type { GameTheme } from '../backdrops/backdrop.ts';
import type { GameView } from './GameView.ts';
import { fitReels } from './reelLayout.ts';
import { ReelPainter } from './ReelPainter.ts';
import type { ReelStage } from './ReelStage.ts';
import { drawSprites } from './symbolSprites.ts';
import type { WildTimes } from './WildTimes.ts';
import type { WinOverlay } from './WinOverlay.ts';

export interface ReelCanvasOptions {
  readonly view: GameView;
  readonly stage: ReelStage;
  readonly overlay: WinOverlay;
  readonly pictures: readonly CanvasImageSource[];
  readonly theme: GameTheme;
  readonly reels: number;
  readonly rows: number;
  readonly wildTimes: WildTimes;
}

/** Height of the caption under the reels, in CSS pixels. */
const CAPTION = 32;
/** Maximum pixel ratio of the overlay: lines and particles are blurred, so they need less resolution than symbols. */
const FINEST_GLOW = 1.5;

/** Resizes the canvases with the stage and redraws the sprites for the screen's pixel ratio. */
export class ReelCanvas {
  private readonly options: ReelCanvasOptions;
  private size = '';
  private serial = 0;

  constructor(options: ReelCanvasOptions) {
    this.options = options;
  }

  /** Resizes now and on every change of the stage's size. */
  async start(): Promise<void> {
    await this.fit();
    new ResizeObserver(() => void this.fit()).observe(this.options.view.stage);
  }

  private async fit(): Promise<void> {
    const { view, stage, overlay, pictures, theme, reels, rows, wildTimes } = this.options;
    const border = Number.parseFloat(getComputedStyle(view.frame).paddingInlineStart) * 2;
    const width = view.stage.clientWidth - border;
    const height = view.stage.clientHeight - border - CAPTION;
    const layout = fitReels(width, height, reels, rows, devicePixelRatio);
    const size = `${layout.width}×${layout.height}@${layout.ratio}`;
    if (size === this.size) {
      return;
    }
    this.size = size;
    this.serial += 1;
    const serial = this.serial;
    const sprites = await drawSprites(pictures, layout);
    if (serial !== this.serial) {
      return;
    }
    view.frame.style.setProperty('--reels-width', `${layout.width / layout.ratio}px`);
    view.frame.style.setProperty('--reels-height', `${layout.height / layout.ratio}px`);
    view.reels.width = layout.width;
    view.reels.height = layout.height;
    const context = view.reels.getContext('2d', { alpha: false });
    if (context !== null) {
      stage.use(new ReelPainter(context, layout, sprites, theme, wildTimes));
    }
    overlay.use(fitReels(width, height, reels, rows, Math.min(devicePixelRatio, FINEST_GLOW)));
  }
}
