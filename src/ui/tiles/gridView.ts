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
  /** False while rows are still to come. */
  readonly isSettled: boolean;
}

/** So many rows are rendered outside of the screen, on each side. */
const rowsAround = 5;
/** So many rows come on each side at once, and the others in the frames after it: none takes long. */
const rowsAtOnce = 2;

/** Rows from the first to before the last. */
interface Rows {
  readonly first: number;
  readonly last: number;
}

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

/**
 * What of `count` tiles is rendered where the page is scrolled to: what is on the screen at once, and what is around it
 * step by step from `now`. Null before there is a tile to measure.
 */
export function windowOf(
  grid: HTMLElement,
  { count, focused, now }: { readonly count: number; readonly focused: number | null; readonly now: GridView | null },
): GridView | null {
  const geometry = measure(grid);
  if (geometry === null || geometry.row <= 0) return null;
  const { columns, row, column, size } = geometry;
  const rows = Math.ceil(count / columns);
  const top = grid.getBoundingClientRect().top;
  const rowAt = (at: number) => Math.floor(at / row);
  const within = (around: number): Rows => {
    const first = Math.min(Math.max(0, rowAt(-top) - around), Math.max(0, rows - 1));
    return { first, last: Math.min(rows, Math.max(first + 1, rowAt(window.innerHeight - top) + 1 + around)) };
  };
  const wanted = within(rowsAround);
  const { first, last } =
    now === null
      ? wanted
      : stepTo(wanted, within(0), { first: Math.floor(now.from / columns), last: Math.ceil(now.to / columns) });
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
    isSettled: first === wanted.first && last === wanted.last,
  };
}

function stepTo(wanted: Rows, seen: Rows, now: Rows): Rows {
  // Far away: nothing of now is near.
  if (now.last <= wanted.first || now.first >= wanted.last) return seen;
  return {
    first: Math.min(seen.first, Math.max(wanted.first, now.first - rowsAtOnce)),
    last: Math.max(seen.last, Math.min(wanted.last, now.last + rowsAtOnce)),
  };
}

export const isSameView = (one: GridView, other: GridView): boolean =>
  one.from === other.from &&
  one.to === other.to &&
  one.above === other.above &&
  one.below === other.below &&
  one.isSettled === other.isSettled &&
  one.held?.position === other.held?.position &&
  one.held?.size === other.held?.size;
