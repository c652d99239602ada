import { canvasOf } from '../../../client/symbolSprites.ts';

const CELL = 20;
const RATIO = 2;

/** A small picture of a grid; `lit` cells are shown full, the others faint. */
export function thumbnail(
  pictures: readonly CanvasImageSource[],
  cells: readonly number[],
  rows: number,
  lit: ReadonlySet<number>,
): HTMLElement {
  const columns = cells.length / rows;
  const { canvas, context } = canvasOf(columns * CELL * RATIO, rows * CELL * RATIO);
  cells.forEach((symbol, cell) => {
    const picture = pictures[symbol];
    if (picture === undefined) return;
    context.globalAlpha = lit.size === 0 || lit.has(cell) ? 1 : 0.3;
    const side = CELL * RATIO;
    context.drawImage(picture, Math.floor(cell / rows) * side, (cell % rows) * side, side, side);
  });
  canvas.className = 'slot-thumbnail';
  canvas.style.setProperty('inline-size', `${columns * CELL}px`);
  canvas.setAttribute('aria-hidden', 'true');
  return canvas;
}
