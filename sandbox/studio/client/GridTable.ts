import type { SymbolId } from '../engine/symbols.ts';
import { element } from './element.ts';
import type { Translate } from './translate.ts';

/** The reels as a text table for screen readers, since the canvas is not accessible. */
export class GridTable {
  readonly node: HTMLElement;
  private readonly cells: HTMLElement[][] = [];
  private readonly symbolName: (symbol: SymbolId) => string;

  constructor(t: Translate, symbolName: (symbol: SymbolId) => string, reels: number, rows: number) {
    this.symbolName = symbolName;
    const head = element('tr', {}, element('td'));
    for (let reel = 0; reel < reels; reel += 1) {
      head.append(element('th', { scope: 'col' }, t('reel', { reel: reel + 1 })));
    }
    const body = element('tbody');
    for (let row = 0; row < rows; row += 1) {
      const line = element('tr', {}, element('th', { scope: 'row' }, t('row', { row: row + 1 })));
      for (let reel = 0; reel < reels; reel += 1) {
        const cell = element('td');
        (this.cells[reel] ??= []).push(cell);
        line.append(cell);
      }
      body.append(line);
    }
    this.node = element(
      'div',
      { class: 'unseen' },
      element('table', {}, element('caption', {}, t('gridCaption')), element('thead', {}, head), body),
    );
  }

  show(grid: readonly (readonly SymbolId[])[]): void {
    grid.forEach((reel, reelIndex) => {
      reel.forEach((symbol, row) => {
        const cell = this.cells[reelIndex]?.[row];
        if (cell !== undefined) {
          cell.textContent = this.symbolName(symbol);
        }
      });
    });
  }
}
