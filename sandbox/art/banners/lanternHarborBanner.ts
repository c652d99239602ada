import { glow, linear, paint, picture, place, radial, repeat } from '../drawing.ts';
import { harborPaint, junk, lanternLight, paperLantern, shoreHouse } from '../subjects/harbor.ts';
import { quietSide } from './quietSide.ts';

const light = `<defs>${linear('sky', [
  [0, '#0b0e30'],
  [0.5, '#35276a'],
  [0.8, '#a04e6c'],
  [1, '#ffb46a'],
])}
  ${linear('sea', [
    [0, '#c96f58'],
    [0.25, '#5a2d5f'],
    [0.6, '#1d1844'],
    [1, '#0a0a22'],
  ])}
  ${radial('dusk', [
    [0, '#ffd796', 0.9],
    [0.4, '#ff9e5c', 0.4],
    [1, '#ff8a50', 0],
  ])}</defs>`;

/** A smaller, dimmer copy of the main lantern (`l`). */
const hang = (x: number, y: number, scale: number): string => place(x, y, '<use href="#§l" opacity=".9"/>', scale);

const water = (x: number, top: number, count: number): string =>
  `<g fill="#ffc57c" opacity=".55">${repeat(count, (i) => `<ellipse cx="${x + Math.sin(i * 2.3) * 12}" cy="${top + i * 13}" rx="${44 - Math.abs(i - 1) * 5}" ry="1.8"/>`)}</g>`;

/** Phone welcome banner, 722 × 350. It is the largest contentful paint: few edges keep it under 12 kB. */
export const lanternHarborPhone = (): string =>
  picture(
    'blp',
    722,
    350,
    `${light}${harborPaint}<rect width="722" height="232" fill="${paint('sky')}"/>${glow('dusk', 520, 226, 230)}
    <path d="M250 232L350 178 402 200 468 150 520 186 580 160 722 208V234H250Z" fill="#6a3768" opacity=".8"/><path d="M0 234V204C120 196 230 206 330 214S560 206 722 222V234Z" fill="#3a1f52"/>
    <rect y="231" width="722" height="119" fill="${paint('sea')}"/>${water(566, 250, 6)}
    ${place(424, 236, junk, 0.86)}${place(560, 140, `<g id="§l">${lanternLight()}${paperLantern}</g>`, 1.22)}${hang(682, 74, 0.62)}
    <path d="M380 -8Q520 66 560 40T740 6" stroke="#1b0d26" stroke-width="3" fill="none"/>${quietSide(722, 350, '#090a24', 0.62)}`,
  );

const shoreTown = `<g fill="#2b163f">${[
  [612, 0.5],
  [640, 0.62],
  [676, 0.46],
  [1094, 0.6],
  [1132, 0.76],
  [1170, 0.56],
]
  .map(([x = 0, scale = 1]) => place(x, 206, shoreHouse, scale))
  .join('')}</g>`;

/** Wide welcome banner, 1180 × 300: a line of lanterns from the text to the main lantern. */
export const lanternHarborWide = (): string =>
  picture(
    'blw',
    1180,
    300,
    `${light}${harborPaint}<rect width="1180" height="206" fill="${paint('sky')}"/>${glow('dusk', 880, 200, 300)}
    <path d="M430 206L560 140 622 168 716 104 790 156 852 132 940 172 1020 138 1180 190V208H430Z" fill="#6a3768" opacity=".8"/><path d="M0 208V176C200 168 380 184 520 190S900 180 1180 194V208Z" fill="#3a1f52"/>${shoreTown}
    <rect y="205" width="1180" height="95" fill="${paint('sea')}"/>${water(1010, 222, 6)}${water(800, 220, 4)}
    <g id="§j" transform="translate(800 210)"><g transform="scale(.96)">${junk}</g></g><use href="#§j" transform="matrix(1 0 0 -.55 0 326)" opacity=".3"/>
    <path d="M520 -10Q760 84 1010 34T1200 20" stroke="#1b0d26" stroke-width="3" fill="none"/>
    ${place(1010, 126, `<g id="§l">${lanternLight()}${paperLantern}</g>`, 1.12)}${hang(664, 74, 0.42)}${hang(872, 92, 0.5)}${hang(1132, 78, 0.62)}
    ${quietSide(1180, 300, '#090a24', 0.56)}`,
  );
