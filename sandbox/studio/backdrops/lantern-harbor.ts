import { disc, fill, line, place } from '../symbols/pen/shapes.ts';
import type { GameTheme } from './backdrop.ts';
import { scatterDots, scene } from './scene.ts';

const palette = {
  sky: 'v #0a0d2a #221f5c #7a4272 #c97a5a',
  sea: 'v #6a3f68 #1f1f52 #070a1e',
  glow: 'g #ffd27a/.8 #ff9c3d/.35 #ff7a1a/0',
  paper: 'v #ffdf9a #f0913a #b03a1a',
  moon: 'g #fff6d8/.5 #ffe7a6/0',
};

const lantern = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    `${disc(0, 0, 44, '@glow')}${fill('M-13-16H13Q21 0 13 18H-13Q-21 0-13-16Z', '@paper')}${line('M-13-16H13M-13 18H13', '#5c1c10', 3)}`,
    size,
  );

export const svg = scene(
  'lh',
  palette,
  fill('M0 0H400V410H0Z', '@sky'),
  scatterDots(7, 60, [0, 0, 400, 240], 1.6, '#fff', 0.6),
  scatterDots(8, 18, [0, 0, 400, 200], 2.8, '#ffe9c0', 0.7),
  disc(292, 150, 110, '@moon'),
  disc(292, 150, 40, '#f7e6bd'),
  disc(280, 140, 8, '#e2c890'),
  disc(304, 162, 6, '#e2c890'),
  fill('M0 380L50 322 84 350 142 282 206 352 250 318 300 362 356 310 400 350V410H0Z', '#1d1846'),
  fill('M0 400L70 362 130 396 206 350 270 394 330 364 400 398V416H0Z', '#131034'),
  fill('M0 408H400V700H0Z', '@sea'),
  line(
    'M270 424H318M258 440H306M280 456H336M250 476H312M276 500H330M240 530H300M286 560H340M256 600H322',
    '#ffe3a8',
    2.5,
    0.3,
  ),
  line('M40 430H84M110 446H140M30 470H70M120 510H176M40 560H96', '#8d8ae0', 2, 0.25),
  place(
    0,
    -44,
    fill('M40 470Q110 500 186 468L168 512Q110 530 58 510Z', '#07081c') +
      line('M114 474V336', '#07081c', 6) +
      fill('M119 342Q186 390 168 464H119Z', '#7a4a6a') +
      fill('M108 358Q62 404 70 464H108Z', '#5c4a78'),
  ),
  fill('M0 700V610Q60 590 100 640T200 660 320 636 400 600V700Z', '#05061a', 0.85),
  lantern(60, 190, 1.2),
  lantern(150, 120, 0.8),
  lantern(352, 270, 0.9),
  lantern(216, 232, 0.55),
  lantern(30, 70, 0.6),
);

export const theme: GameTheme = {
  frame: '#5a2a3c',
  frameLight: '#f0b545',
  reelBackground: '#14123a',
  accent: '#ffb24a',
  winGlow: '#ffd27a',
  textOnAccent: '#2a0f16',
};
