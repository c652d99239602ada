import { blur, glow, linear, paint, place, radial, repeat, scatter, specks } from '../drawing.ts';
import { farLantern, harborPaint, junk, lanternLight, paperLantern, shoreHouse } from '../subjects/harbor.ts';
import { tile } from '../title.ts';

const light = `<defs>${linear('sky', [
  [0, '#0c1036'],
  [0.4, '#33276b'],
  [0.72, '#97496f'],
  [0.9, '#e88a58'],
  [1, '#ffc276'],
])}
  ${linear('sea', [
    [0, '#d67a57'],
    [0.14, '#8a3f63'],
    [0.45, '#2a2050'],
    [1, '#0a0a24'],
  ])}
  ${radial('dusk', [
    [0, '#ffe0a0', 0.95],
    [0.3, '#ffb060', 0.5],
    [1, '#ff8a50', 0],
  ])}
  ${linear('haze', [
    [0, '#f0a070', 0],
    [1, '#f0a070', 0.6],
  ])}${blur('soft', 7)}</defs>`;

const sky = `<rect width="300" height="240" fill="${paint('sky')}"/>${specks(7, 34, { x: 90, y: 0, width: 210, height: 120 }, '#ffe9d0', 0.4, 1.5)}
  ${glow('dusk', 232, 226, 130)}<g fill="#f7b08a" opacity=".28"><path d="M120 150q40-10 78 0t96-4v7q-50 8-92 2t-82-5ZM170 176q36-8 66 0t70-2v6q-40 5-70 2t-66-6Z"/></g>`;

const shore = `<path d="M60 232L112 176 138 192 178 148 214 186 240 172 300 206V236H60Z" fill="#7a3f72" opacity=".75"/>
  <path d="M0 236V196L52 182 96 206 140 200 176 222 232 214 300 226V238Z" fill="#43245a"/><rect y="190" width="300" height="48" fill="${paint('haze')}"/>
  <g fill="#27143f">${place(158, 237, `<g id="§h">${shoreHouse}</g>`, 0.5)}${[
    [132, 0.38],
    [188, 0.4],
    [286, 0.5],
  ]
    .map(([x = 0, scale = 1]) => place(x, 237, '<use href="#§h"/>', scale))
    .join('')}</g>
  <path d="${scatter(21, 18, { x: 128, y: 214, width: 170, height: 18 }, (x, y) => `M${x} ${y}h.1`)}" stroke="#ffd27a" stroke-width="2.4" stroke-linecap="round"/>`;

const ripples = scatter(3, 26, { x: 180, y: 244, width: 104, height: 92 }, (x, y, a, b) => {
  const half = (4 + b * 14) * (1 - Math.abs(x - 232) / 120);
  return `M${x - half} ${y}q${half} ${1.5 + a} ${half * 2} 0`;
});

const sea = `<rect y="236" width="300" height="164" fill="${paint('sea')}"/><path d="${ripples}" stroke="#ffd596" stroke-opacity=".5" stroke-width="1.6" stroke-linecap="round" fill="none"/>
  <ellipse cx="116" cy="322" rx="34" ry="70" fill="#ff9a3c" opacity=".4" filter="${paint('soft')}"/>
  <path d="${repeat(9, (i) => `M${96 + (i % 3) * 7} ${252 + i * 9}h${20 + ((i * 7) % 18)}`)}" stroke="#ffb860" stroke-width="2" stroke-linecap="round" opacity=".6"/>`;

const ships = `<g id="§j" transform="translate(232 240)"><g transform="scale(.78)">${junk}</g></g><use href="#§j" transform="matrix(1 0 0 -.64 0 394)" opacity=".3"/>`;

const quay = `<path d="M0 400V258C14 254 26 256 40 262L46 276 30 400Z" fill="#150a22"/><path d="M20 400V-6" stroke="#1b0d26" stroke-width="15"/><path d="M26.5 400V-6" stroke="#e0713c" stroke-width="2" opacity=".7"/>
  <path d="M18 70C50 70 60 30 118 34C122 34 124 38 118 40C76 40 64 84 20 92Z" fill="#1b0d26"/><path d="M28 76C56 66 66 36 116 38" stroke="#e8854a" stroke-width="1.8" fill="none" opacity=".8"/>
  <path d="M6 108h28v9H6ZM6 240h28v9H6Z" fill="#3a1b30"/><path d="M6 110h28M6 242h28" stroke="#d0713f" stroke-width="1.5"/>`;

const strung = `<path d="M118 34Q210 92 306 22" stroke="#1b0d26" stroke-width="1.6" fill="none"/>${farLantern(176, 72, 0.8)}${farLantern(222, 76, 0.64)}${farLantern(264, 60, 0.86)}`;

const big = place(118, 132, `${lanternLight()}${paperLantern}`, 1.12);

/** Dusk over the bay: a large paper lantern on the quay, its light on the water, and a junk. */
export const lanternHarbor = (): string =>
  tile(
    'glh',
    'lantern-harbor',
    {
      face: [
        [0, '#fff4cf'],
        [0.5, '#ffc761'],
        [1, '#f0822e'],
      ],
      edge: '#35101f',
      ground: '#0b0820',
    },
    `${light}${harborPaint}${sky}${shore}${sea}${ships}${strung}${big}${quay}`,
  );
