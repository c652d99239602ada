import type { GameTheme } from '../backdrops/backdrop.ts';
import type { GameView } from './GameView.ts';
import { fitReels } from './reelLayout.ts';
import { ReelPainter } from './ReelPainter.ts';
import type { ReelStage } from './ReelStage.ts';
import { drawSprites } from './symbolSprites.ts';
import type { WinOverlay } from './WinOverlay.ts';

export interface ReelCanvasOptions {
  readonly view: GameView;
  readonly stage: ReelStage;
  readonly overlay: WinOverlay;
  readonly pictures: readonly CanvasImageSource[];
  readonly theme: GameTheme;
  readonly reels: number;
  readonly rows: number;
}

/** CSS pixels under the reels that belong to the caption. */
const CAPTION = 32;
/** Lines and particles glow, so they need fewer pixels than the symbols under them. */
const FINEST_GLOW = 1.5;

/** Keeps the canvases as large as their place, and the sprites as sharp as the screen. */
export class ReelCanvas {
  private readonly options: ReelCanvasOptions;
  private size = '';
  private serial = 0;

  constructor(options: ReelCanvasOptions) {
    this.options = options;
  }

  /** Fits now, and again whenever the stage changes its size. */
  async start(): Promise<void> {
    await this.fit();
    new ResizeObserver(() => void this.fit()).observe(this.options.view.stage);
  }

  private async fit(): Promise<void> {
    const { view, stage, overlay, pictures, theme, reels, rows } = this.options;
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
      stage.use(new ReelPainter(context, layout, sprites, theme));
    }
    overlay.use(fitReels(width, height, reels, rows, Math.min(devicePixelRatio, FINEST_GLOW)));
  }
}
