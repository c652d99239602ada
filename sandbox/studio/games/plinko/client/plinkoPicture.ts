import { element, vector } from '../../../client/element.ts';
import type { PlinkoView } from '../rules.ts';
import { heatOf } from './chances.ts';

const STEP = 5;

/** The way of a ball as a line, and what it paid. */
export function plinkoPicture({ path, slot, multiplier }: PlinkoView, label: string, paid: string): HTMLElement {
  const rows = path.length;
  let x = (rows * STEP) / 2;
  const points = [`${x},0`];
  path.forEach((turn, row) => {
    x += turn === 1 ? STEP / 2 : -STEP / 2;
    points.push(`${x},${(row + 1) * 3}`);
  });
  const [width, height] = [rows * STEP, rows * 3 + 5];
  const pill = element('bdi', { class: 'plinko-pill', 'aria-hidden': 'true' }, paid);
  pill.style.setProperty('--heat', String(heatOf(Number(multiplier))));
  return element(
    'div',
    { class: 'plinko-small', role: 'img', 'aria-label': label },
    vector(
      'svg',
      { viewBox: `-4 -2 ${width + 8} ${height + 4}`, width: width + 8, height: height + 4, 'aria-hidden': 'true' },
      vector('path', { d: `M0 ${rows * 3 + 2}H${width}`, class: 'plinko-small-floor' }),
      vector('polyline', { points: points.join(' '), class: 'plinko-small-way' }),
      vector('circle', { cx: slot * STEP, cy: rows * 3, r: 3, class: 'plinko-small-ball' }),
    ),
    pill,
  );
}
