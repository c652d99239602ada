import { vector } from '../../../client/element.ts';

const BENDS = 5;
const JITTER = 0.3;

/** Lightning from one cell to others, as a drawing that fades by itself. */
export function bolts(from: number, to: readonly number[], columns: number, rows: number): SVGElement {
  const middle = (cell: number): readonly [number, number] => [Math.floor(cell / rows) + 0.5, (cell % rows) + 0.5];
  const [startX, startY] = middle(from);
  const paths = to
    .filter((cell) => cell !== from)
    .map((cell) => {
      const [endX, endY] = middle(cell);
      const points = Array.from({ length: BENDS - 1 }, (_, bend) => {
        const part = (bend + 1) / BENDS;
        const shift = (): number => (Math.random() - 0.5) * JITTER;
        return `${startX + (endX - startX) * part + shift()},${startY + (endY - startY) * part + shift()}`;
      });
      return vector('polyline', { points: [`${startX},${startY}`, ...points, `${endX},${endY}`].join(' ') });
    });
  return vector('svg', { class: 'slot-bolts', viewBox: `0 0 ${columns} ${rows}`, 'aria-hidden': 'true' }, ...paths);
}
