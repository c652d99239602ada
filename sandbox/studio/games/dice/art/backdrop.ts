import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { scatterDots, scene, sides } from '../../../backdrops/scene.ts';
import { disc, fill, line, oval } from '../../../symbols/pen/shapes.ts';

const palette = {
  calm: 'g #070922/.75 #070922/.6 #070922/0',
  sky: 'v #050824 #141d56 #23245e #0b0a2a',
  halo: 'g #ffe9b8/.6 #8a8aff/.22 #5a5aff/0',
  moon: 'r #fffdf0 #ffeebc #d9ab78',
  wall: 'h #0a0c30 #1c2158 #0d0e36',
  roof: 'v #3a3f8a #12143e',
  far: 'v #2c327c #14174a',
  felt: 'v #262a72 #07071f',
  gold: 'v #ffe9a8 #b87a28',
};

const marks = Array.from({ length: 12 }, (_, i) => {
  const turn = (i * Math.PI) / 6;
  const at = (r: number): string => `${Math.round(200 + r * Math.sin(turn))} ${Math.round(92 - r * Math.cos(turn))}`;
  return `M${at(i % 3 === 0 ? 50 : 55)}L${at(60)}`;
}).join('');

const clock =
  disc(200, 92, 170, '@halo') +
  disc(200, 92, 70, '@moon') +
  disc(172, 116, 12, '#b98a5c', 0.25) +
  disc(240, 74, 15, '#b98a5c', 0.22) +
  line(marks, '#4a3048', 4, 0.8) +
  fill('M197 92L195 62 200 44 205 62 203 92Z', '#2c1c3c') +
  line('M200 92V34', '#4a2a50', 3) +
  disc(200, 92, 5, '@gold');

const tower =
  fill('M-10 700V190L20 110 50 190V700Z', '@wall') +
  fill('M-14 192L20 92 54 192Z', '@roof') +
  line('M20 92V66M-10 192H52M-10 330H50M-10 470H50', '@gold', 3, 0.7) +
  disc(20, 64, 4, '@gold') +
  disc(22, 244, 19, '@gold', 0.9) +
  disc(22, 244, 15, '#fff3d0') +
  line('M22 244V232M22 244L31 249', '#2c1c3c', 2.5) +
  fill('M10 290a8 8 0 0 1 16 0v22H10ZM10 364a8 8 0 0 1 16 0v24H10ZM10 504a8 8 0 0 1 16 0v24H10Z', '#ffd98a', 0.85) +
  fill('M34 364a6 6 0 0 1 12 0v24H34ZM34 424a6 6 0 0 1 12 0v24H34Z', '#ffd98a', 0.45) +
  fill('M50 700V400L70 370 90 400V700Z', '@far') +
  line('M62 420v8M78 446v8M62 476v8M78 520v8', '#ffd98a', 5, 0.6);

export const svg = scene(
  'di',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  scatterDots(7, 70, [0, 0, 400, 250], 1.4, '#eef0ff', 0.55),
  scatterDots(19, 14, [0, 0, 400, 210], 2.4, '#fff3d8', 0.8),
  clock,
  fill('M40 150q34-26 66-4 22-28 56-4 30-6 36 18H40ZM390 62q-30-22-54-2-24-24-52 0-28-4-32 16H390Z', '#b8c0ff', 0.16),
  fill(
    'M80 640V520L96 506 112 520V560H130V536L142 526 154 536V580H246V540L260 528 274 540V560H288V510L304 496 320 510V640Z',
    '@far',
    0.7,
  ),
  sides(tower),
  fill('M0 600Q200 562 400 600V700H0Z', '@felt'),
  line('M0 600Q200 562 400 600', '#8a92ff', 2, 0.5),
  oval(200, 380, 220, 290, '@calm'),
  sides(line('M8 640L92 620M40 672L130 644', '#8a92ff', 2, 0.18)),
);

export const theme: GameTheme = {
  frame: '#1b2150',
  frameLight: '#8a92d8',
  reelBackground: '#0b0f2c',
  accent: '#f2c879',
  winGlow: '#ffe7a6',
  textOnAccent: '#241700',
};
