/** Geometry of the reels in the stage, in whole device pixels. */
export interface ReelLayout {
  readonly width: number;
  readonly height: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Width and height of a drawn symbol. */
  readonly symbol: number;
  /** Top left corner of the reels in the stage. */
  readonly left: number;
  readonly top: number;
  readonly ratio: number;
}

/** Maximum ratios of height to width and of width to height of a cell; beyond them cells look empty. */
const TALLEST_CELL = 1.36;
const WIDEST_CELL = 1.12;
const SYMBOL_SHARE = 0.96;
/** Maximum pixel ratio: a higher one reduces the frame rate without a visible difference. */
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
