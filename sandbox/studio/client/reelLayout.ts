/** Where the reels are inside the stage. All in device pixels, all whole numbers. */
export interface ReelLayout {
  readonly width: number;
  readonly height: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Side of the square that a symbol is drawn in. */
  readonly symbol: number;
  /** Top left corner of the window of reels within the stage. */
  readonly left: number;
  readonly top: number;
  readonly ratio: number;
}

/** A cell may be this much taller than wide, or wider than tall, before it looks empty. */
const TALLEST_CELL = 1.36;
const WIDEST_CELL = 1.12;
const SYMBOL_SHARE = 0.96;
/** Pictures finer than this cost frames and are not seen. */
const FINEST_RATIO = 2;

/** Fits a grid of reels into a stage of CSS pixels. */
export function fitReels(
  stageWidth: number,
  stageHeight: number,
  reels: number,
  rows: number,
  pixelRatio: number,
): ReelLayout {
  const ratio = Math.min(FINEST_RATIO, Math.max(1, pixelRatio));
  const width = Math.max(reels * 20, Math.floor(stageWidth * ratio));
  const height = Math.max(rows * 20, Math.floor(stageHeight * ratio));
  let cellWidth = Math.floor(width / reels);
  const cellHeight = Math.min(Math.floor(height / rows), Math.floor(cellWidth * TALLEST_CELL));
  cellWidth = Math.min(cellWidth, Math.floor(cellHeight * WIDEST_CELL));
  return {
    width: cellWidth * reels,
    height: cellHeight * rows,
    cellWidth,
    cellHeight,
    symbol: Math.floor(Math.min(cellWidth, cellHeight) * SYMBOL_SHARE),
    left: Math.floor((width - cellWidth * reels) / 2),
    top: Math.floor((height - cellHeight * rows) / 2),
    ratio,
  };
}
