/** A tile out of the window, in CSS pixels from the grid's start. */
interface HeldTile {
  readonly position: number;
  readonly top: number;
  readonly start: number;
  readonly size: number;
}

export interface GridView {
  readonly from: number;
  readonly to: number;
  /** Room for the tiles before and after, in CSS pixels. */
  readonly above: number;
  readonly below: number;
  /** The tile that has the focus, where it is out of the window. */
  readonly held: HeldTile | null;
}

/** So many rows are rendered outside of the screen, on each side; the window moves row by row: each frame brings few. */
const rowsAround = 8;

interface Geometry {
  readonly columns: number;
  /** Height of a row and width of a column, with their gaps, in CSS pixels. */
  readonly row: number;
  readonly column: number;
  readonly size: number;
}

/** Read from the rendered tiles: all are equally large. Null if there is none. */
function measure(grid: HTMLElement): Geometry | null {
  const style = getComputedStyle(grid);
  const columns = style.gridTemplateColumns.split(' ').length;
  const tile = grid.firstElementChild;
  if (!tile || columns < 1) return null;
  const { height, width } = tile.getBoundingClientRect();
  return {
    columns,
    row: height + Number.parseFloat(style.rowGap),
    column: width + Number.parseFloat(style.columnGap),
    size: width,
  };
}

/** What of `count` tiles is rendered where the page is scrolled to; null before there is a tile to measure. */
export function windowOf(grid: HTMLElement, count: number, focused: number | null): GridView | null {
  const geometry = measure(grid);
  if (geometry === null || geometry.row <= 0) return null;
  const { columns, row, column, size } = geometry;
  const rows = Math.ceil(count / columns);
  const top = grid.getBoundingClientRect().top;
  const rowAt = (at: number) => Math.floor(at / row);
  const first = Math.min(Math.max(0, rowAt(-top) - rowsAround), Math.max(0, rows - 1));
  const last = Math.min(rows, Math.max(first + 1, rowAt(window.innerHeight - top) + 1 + rowsAround));
  const from = first * columns;
  const to = Math.min(count, last * columns);
  const isOut = focused !== null && focused < count && (focused < from || focused >= to);
  return {
    from,
    to,
    above: first * row,
    below: (rows - last) * row,
    held: isOut
      ? { position: focused, top: Math.floor(focused / columns) * row, start: (focused % columns) * column, size }
      : null,
  };
}

export const isSameView = (one: GridView, other: GridView): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.above === other.above &&
  one.below === other.below &&
  one.held?.position === other.held?.position &&
  one.held?.size === other.held?.size;
