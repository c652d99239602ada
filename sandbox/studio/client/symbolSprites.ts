import type { ReelLayout } from './reelLayout.ts';

/** One symbol pre-rendered at device size, so that a frame only copies pixels. */
export interface SymbolSprites {
  readonly sharp: CanvasImageSource;
  /** Smeared in the direction of motion; taller than a cell by `overhang` at the top and bottom. */
  readonly smeared: CanvasImageSource;
  readonly blurred: CanvasImageSource;
}

/** How far smeared and blurred sprites extend beyond the cell, as a fraction of its height. */
const SMEAR = 0.16;
const BLUR = 0.34;
const SMEAR_STEPS = 25;
const PICTURE_SIDE = 480;

/** Height in pixels by which moving sprites extend beyond their cell, above and below. */
export function overhangOf(layout: ReelLayout): number {
  return Math.ceil(layout.cellHeight * BLUR);
}

/** A decoded picture and its object URL. */
export interface Picture {
  readonly image: HTMLImageElement;
  readonly url: string;
}

/** Decodes an SVG document to an image that can be drawn at any size. */
export async function loadPicture(svg: string): Promise<Picture> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const image = new Image(PICTURE_SIDE, PICTURE_SIDE);
  image.src = url;
  await image.decode();
  return { image, url };
}

/** Draws every symbol once, sharp and in motion. */
export async function drawSprites(
  pictures: readonly CanvasImageSource[],
  layout: ReelLayout,
): Promise<readonly SymbolSprites[]> {
  return Promise.all(pictures.map((picture) => drawSymbol(picture, layout)));
}

async function drawSymbol(picture: CanvasImageSource, layout: ReelLayout): Promise<SymbolSprites> {
  const { cellWidth, cellHeight, symbol } = layout;
  const overhang = overhangOf(layout);
  const sharp = canvasOf(cellWidth, cellHeight);
  sharp.context.drawImage(
    picture,
    Math.round((cellWidth - symbol) / 2),
    Math.round((cellHeight - symbol) / 2),
    symbol,
    symbol,
  );
  const smeared = smear(sharp.canvas, layout, overhang, SMEAR);
  const blurred = smear(sharp.canvas, layout, overhang, BLUR);
  return { sharp: await bitmapOf(sharp.canvas), smeared: await bitmapOf(smeared), blurred: await bitmapOf(blurred) };
}

/** Averages shifted copies: the k-th copy is drawn over the mean of the earlier ones with opacity 1/k. */
function smear(source: HTMLCanvasElement, layout: ReelLayout, overhang: number, reach: number): HTMLCanvasElement {
  const { canvas, context } = canvasOf(layout.cellWidth, layout.cellHeight + overhang * 2);
  const distance = layout.cellHeight * reach;
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = 1 / SMEAR_STEPS;
  for (let step = 0; step < SMEAR_STEPS; step += 1) {
    const shift = (step / (SMEAR_STEPS - 1)) * 2 - 1;
    context.drawImage(source, 0, Math.round(overhang + shift * distance));
  }
  return canvas;
}

export function canvasOf(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (context === null) {
    throw new Error('This browser has no canvas');
  }
  return { canvas, context };
}

/** An ImageBitmap if the browser supports it, else the canvas itself. */
export async function bitmapOf(canvas: HTMLCanvasElement): Promise<CanvasImageSource> {
  return typeof createImageBitmap === 'function' ? createImageBitmap(canvas) : canvas;
}
