import { element, vector } from './element.ts';
import type { Translate } from './translate.ts';

/** The lines of a slot, each drawn on a small grid of cells. A line has a row for each reel, from the left. */
export function drawLines(lines: readonly (readonly number[])[], rows: number, t: Translate): HTMLElement[] {
  const drawings = lines.map((line, index) =>
    element(
      'li',
      { class: 'line' },
      lineDrawing(line, rows, t('line', { line: index + 1 })),
      element('span', { 'aria-hidden': 'true' }, String(index + 1)),
    ),
  );
  return [element('h3', {}, t('linesTitle')), element('ol', { class: 'lines' }, ...drawings)];
}

function lineDrawing(line: readonly number[], rows: number, label: string): SVGElement {
  const cells = line.flatMap((at, reel) =>
    Array.from({ length: rows }, (_, row) =>
      vector('rect', {
        x: reel * 10 + 1,
        y: row * 10 + 1,
        width: 8,
        height: 8,
        rx: 2,
        class: at === row ? 'on' : 'off',
      }),
    ),
  );
  const points = line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ');
  return vector(
    'svg',
    { viewBox: `0 0 ${line.length * 10} ${rows * 10}`, role: 'img', 'aria-label': label },
    ...cells,
    vector('polyline', { points }),
  );
}
