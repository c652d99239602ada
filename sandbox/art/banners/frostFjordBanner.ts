import { glow, mirror, paint, picture, place, specks } from '../drawing.ts';
import { aurora, cliff, farPeaks, fjordPaint, floe, massif } from '../subjects/fjord.ts';
import { longship, longshipPaint } from '../subjects/longship.ts';
import { quietSide } from './quietSide.ts';

const drift = (x: number, y: number, scale: number): string => place(x, y, floe, scale);

/** Phone banner, 722 × 350: the ship between the two cliffs. */
export const frostFjordPhone = (): string =>
  picture(
    'bfp',
    722,
    350,
    `${fjordPaint}${longshipPaint}<rect width="722" height="244" fill="${paint('sky')}"/>${specks(13, 36, { x: 250, y: 0, width: 470, height: 120 }, '#eafff8', 0.5, 1.6)}
    <g transform="translate(300 -24) scale(1.4 1.1)">${aurora}</g>${glow('cold', 540, 226, 180, 0.7)}${place(430, 20, farPeaks, 0.96)}<g transform="translate(330 34) scale(.86)">${massif}</g>${mirror(361, cliff)}
    <rect y="240" width="722" height="110" fill="${paint('sea')}"/><ellipse cx="558" cy="280" rx="116" ry="9" fill="#04122c" opacity=".5"/>${place(560, 262, longship, 1)}${drift(420, 304, 0.8)}${drift(676, 306, 0.9)}
    ${specks(77, 30, { x: 380, y: 20, width: 340, height: 300 }, '#ffffff', 0.7, 2.4)}${quietSide(722, 350, '#040f28', 0.78)}`,
  );

/** Wide banner, 1180 × 300. */
export const frostFjordWide = (): string =>
  picture(
    'bfw',
    1180,
    300,
    `${fjordPaint}${longshipPaint}<rect width="1180" height="214" fill="${paint('sky')}"/>${specks(13, 60, { x: 420, y: 0, width: 760, height: 110 }, '#eafff8', 0.5, 1.6)}
    <g transform="translate(500 -30) scale(2.2 1)">${aurora}</g>${glow('cold', 820, 200, 230, 0.7)}<g transform="translate(560 -28) scale(1.7 1)">${farPeaks}</g><g transform="translate(440 64) scale(.62)">${massif}</g><g transform="translate(560 -4) scale(.9)">${massif}</g><g transform="translate(1180 -30) scale(-1.4 1)">${cliff}</g>
    <rect y="208" width="1180" height="92" fill="${paint('sea')}"/><ellipse cx="862" cy="250" rx="124" ry="8" fill="#04122c" opacity=".5"/>${place(866, 232, longship, 1.08)}${drift(700, 258, 0.8)}${drift(1040, 262, 1)}${drift(1130, 240, 0.6)}${drift(610, 232, 0.5)}
    ${specks(77, 50, { x: 470, y: 10, width: 710, height: 270 }, '#ffffff', 0.7, 2.4)}${quietSide(1180, 300, '#040f28', 0.64)}`,
  );
