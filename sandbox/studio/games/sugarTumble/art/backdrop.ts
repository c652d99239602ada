import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { scatterDots, scene } from '../../../backdrops/scene.ts';
import { disc, fill, line, place, rays } from '../../../symbols/pen/shapes.ts';

const palette = {
  sky: 'v #2d0f55 #7a2384 #d6588f #f59a8a',
  moon: 'g #fff2d8/.9 #ffc6d8/.35 #ff9ac8/0',
  far: 'v #a83e92 #6a1f78',
  near: 'v #7a2480 #3a0f50',
  floor: 'v #4d1462 #200730',
  cane: 'v #fff #ffd2e6',
};

const cane = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    line('M0 0V-120Q0-160 34-160Q66-160 66-124', '#fff0f6', 20) +
      `<path d="M0 0V-120Q0-160 34-160Q66-160 66-124" stroke="#e8317f" stroke-width="20" stroke-dasharray="16 18" stroke-linecap="butt"/>` +
      line('M-5 0V-120Q-5-166 34-166', '#fff', 4, 0.5),
    size,
  );

const pop = (x: number, y: number, size: number, colour: string): string =>
  place(
    x,
    y,
    line('M0 0V150', '#fff0f6', 9) +
      disc(0, 0, 44, colour) +
      `<g opacity=".5">${rays(0, 0, 4, 42, 7, '#fff')}</g>` +
      disc(0, 0, 9, '#fff', 0.9),
    size,
  );

const drips =
  'M0 0H400V46Q388 80 372 52Q356 30 342 60Q330 92 314 56Q300 30 282 50Q262 70 250 42Q236 24 220 44Q206 66 190 40Q176 22 158 46Q146 84 128 54Q112 30 96 56Q84 96 66 58Q52 32 34 54Q16 78 0 48Z';

export const svg = scene(
  'su',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  disc(200, 330, 220, '@moon'),
  scatterDots(4, 46, [0, 90, 400, 300], 3, '#fff', 0.55),
  fill('M0 470Q60 380 130 440Q190 360 270 430Q330 380 400 450V700H0Z', '@far', 0.9),
  line('M24 452Q66 398 112 436M156 432Q196 382 248 426M292 430Q336 398 384 440', '#ffd8ee', 9, 0.75),
  pop(34, 420, 0.8, '#ff5fa6'),
  pop(370, 400, 0.95, '#8a5bff'),
  pop(352, 470, 0.55, '#ffb13d'),
  fill('M0 540Q90 480 200 530Q310 480 400 530V700H0Z', '@near'),
  cane(18, 600, 0.95),
  `<g transform="matrix(-1 0 0 1 400 0)">${cane(14, 610, 1.05)}</g>`,
  fill('M0 600Q200 560 400 600V700H0Z', '@floor'),
  scatterDots(9, 34, [0, 610, 400, 90], 6, '#ff9fd2', 0.35),
  scatterDots(10, 26, [0, 600, 400, 100], 6, '#8af0e0', 0.3),
  fill(drips, '#5a1a4e', 0.6),
  `<g transform="translate(0 -12)">${fill(drips, '#ffe3f1', 0.92)}</g>`,
);

export const theme: GameTheme = {
  frame: '#a02472',
  frameLight: '#ffb6dd',
  reelBackground: '#401558',
  accent: '#ffd23f',
  winGlow: '#fff0a0',
  textOnAccent: '#4a1030',
};
