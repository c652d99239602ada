import { beads, dots, fill, line } from '../../../symbols/pen/shapes.ts';

const [LEFT, TOP, RIGHT, BOTTOM] = [8, 8, 92, 132];
const STEP = 12;

/** Diagonals of the lattice in the frame; together they make small diamonds. */
function lattice(): string {
  const lines: string[] = [];
  const height = BOTTOM - TOP;
  for (let start = LEFT - height; start < RIGHT; start += STEP) {
    const from = Math.max(start, LEFT);
    const to = Math.min(start + height, RIGHT);
    lines.push(`M${from} ${TOP + from - start}L${to} ${TOP + to - start}`);
    lines.push(`M${100 - from} ${TOP + from - start}L${100 - to} ${TOP + to - start}`);
  }
  return lines.join('');
}

const FRAME = `M${LEFT + 4} ${TOP}H${RIGHT - 4}Q${RIGHT} ${TOP} ${RIGHT} ${TOP + 4}V${BOTTOM - 4}Q${RIGHT} ${BOTTOM} ${RIGHT - 4} ${BOTTOM}H${LEFT + 4}Q${LEFT} ${BOTTOM} ${LEFT} ${BOTTOM - 4}V${TOP + 4}Q${LEFT} ${TOP} ${LEFT + 4} ${TOP}Z`;

/** The back of the cards, 100 × 140: a lattice and a crown in a medallion. Its cloth has the game's `--card-back`. */
export const cardBack = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">` +
  `<path class="card-cloth" d="${FRAME}"/>` +
  line(lattice(), '#f0cf86', 0.9, 0.5) +
  line(FRAME, '#e6bd68', 1.8) +
  `<circle class="card-cloth" cx="50" cy="70" r="25" stroke="#e6bd68" stroke-width="2"/>` +
  beads(50, 70, 21, 28, 1.8, '#f0cf86') +
  fill('M35 79L31.5 60.5L41 67L50 55.5L59 67L68.5 60.5L65 79Q50 75 35 79Z', '#f0cf86') +
  line('M36 83.5Q50 79.5 64 83.5', '#f0cf86', 2.4) +
  dots('#fff3cf', 4.4, [31.5, 60], [50, 55], [68.5, 60]) +
  `</svg>`;
