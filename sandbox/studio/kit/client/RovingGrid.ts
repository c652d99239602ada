/**
 * The cell that an arrow key, Home or End leads to, or null for any other key. Cells are numbered along the rows; the
 * edges hold.
 */
export function nextCell(key: string, cell: number, columns: number, cells: number): number | null {
  const rowStart = cell - (cell % columns);
  const rowEnd = Math.min(rowStart + columns, cells) - 1;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(rowStart, cell - 1);
    case 'ArrowRight':
      return Math.min(rowEnd, cell + 1);
    case 'ArrowUp':
      return cell - columns < 0 ? cell : cell - columns;
    case 'ArrowDown':
      return cell + columns >= cells ? cell : cell + columns;
    case 'Home':
      return rowStart;
    case 'End':
      return rowEnd;
    default:
      return null;
  }
}

/** A grid of buttons that is one stop of the Tab key: arrows move within it. Laid out left to right in any language. */
export class RovingGrid {
  private current = 0;

  constructor(
    private readonly cells: readonly HTMLElement[],
    private readonly columns: number,
  ) {
    cells.forEach((cell, index) => {
      cell.tabIndex = index === 0 ? 0 : -1;
      cell.addEventListener('focus', () => this.take(index));
    });
  }

  /** Moves the focus by a key, into the grid if it is elsewhere; false if the key is not one of the grid's. */
  key(event: KeyboardEvent): boolean {
    const { cells, columns, current } = this;
    const isInside = event.target instanceof HTMLElement && cells.includes(event.target);
    if (event.target instanceof HTMLInputElement) return false;
    const next = nextCell(event.key, current, columns, cells.length);
    if (next === null) return false;
    cells[isInside ? next : current]?.focus();
    return true;
  }

  private take(index: number): void {
    const before = this.cells[this.current];
    if (before !== undefined) before.tabIndex = -1;
    this.current = index;
    const now = this.cells[index];
    if (now !== undefined) now.tabIndex = 0;
  }
}
