import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { scatterDots, scene } from '../../../backdrops/scene.ts';
import { beads, disc, fill, line, place, rays } from '../../../symbols/pen/shapes.ts';

const palette = {
  wall: 'v #1a0c0a #4a2210 #7a3d14 #3a1a0a',
  shine: 'g #fff0b0/.95 #ffb83a/.5 #ff8a1e/0',
  beam: 'v #ffe08a/.5 #ffe08a/0',
  stone: 'h #2a140a #5c3218 #3a1c0c',
  gold: 'd #fff0a8 #d89a22 #7a4406',
  floor: 'v #4a2410 #140804',
  heap: 'v #ffd862 #a8660c',
};

const halves = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 400 0)">${half}</g>`;

const blocks = Array.from(
  { length: 10 },
  (_, row) => `M0 ${40 + row * 50}H400M${row % 2 === 0 ? 50 : 100} ${40 + row * 50}v50m100-50v50m100-50v50m100-50v50`,
).join('');

export const svg = scene(
  'vs',
  palette,
  fill('M0 0H400V700H0Z', '@wall'),
  line(blocks, '#000', 3, 0.28),
  disc(200, 210, 230, '@shine'),
  `<g opacity=".3">${rays(200, 210, 80, 330, 22, '#ffcf5a')}</g>`,
  place(
    200,
    210,
    disc(0, 0, 92, '#5a3006') +
      disc(0, 0, 86, '@gold') +
      beads(0, 0, 74, 28, 7, '#7a4406') +
      disc(0, 0, 62, '#c9861a') +
      rays(0, 0, 34, 58, 16, '#fff0a8', 0.7) +
      disc(0, 0, 32, '@gold') +
      line('M-14-6h8M6-6h8M-12 12Q0 20 12 12', '#6a3a04', 5),
  ),
  fill('M150 250L70 700H330L250 250Z', '@beam', 0.5),
  halves(
    fill('M0 0H64V560H0Z', '@stone') +
      fill('M-10 110H84V132H-10ZM-10 430H84V452H-10Z', '#6e4020') +
      line('M64 0V560', '#ffcf6a', 3, 0.35) +
      line('M32 160v60M14 160v60M50 160v60M32 250v60M14 250v60M50 250v60', '#000', 7, 0.3) +
      place(32, 372, fill('M-20 24V-4L0-26 20-4V24Z', '#1fa89a', 0.75) + fill('M-9 10V-2L0-12 9-2V10Z', '#06323a'), 1),
  ),
  fill('M0 540H400V700H0Z', '@floor'),
  line('M0 580H400M0 640H400M90 540L40 700M310 540L360 700M200 540V700', '#000', 3, 0.3),
  halves(
    fill('M0 600Q20 540 70 552Q110 560 130 604Q80 640 0 640Z', '@heap') +
      line('M24 574h.1M48 566h.1M74 570h.1M98 586h.1M38 592h.1M64 594h.1M16 602h.1M88 606h.1', '#fff2b0', 16, 0.75) +
      line('M30 584h.1M58 580h.1M84 592h.1M104 604h.1', '#8a5208', 12, 0.6),
  ),
  scatterDots(14, 44, [60, 60, 280, 440], 3, '#fff0b0', 0.6),
);

export const theme: GameTheme = {
  frame: '#7a4410',
  frameLight: '#ffd873',
  reelBackground: '#2a1208',
  accent: '#ffc23a',
  winGlow: '#ffe9a0',
  textOnAccent: '#2e1400',
};
