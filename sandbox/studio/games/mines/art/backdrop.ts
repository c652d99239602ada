import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { scatterDots, scene, sides } from '../../../backdrops/scene.ts';
import { disc, fill, line, oval, place } from '../../../symbols/pen/shapes.ts';

const palette = {
  calm: 'g #03142c/.75 #03142c/.6 #03142c/0',
  sea: 'v #1a8aa8 #0a4a78 #06284e #03132e',
  ray: 'v #bff8ff/.4 #bff8ff/0',
  rock: 'h #0c3a5c #06203e',
  near: 'v #0a2e50 #020d20',
  weed: 'v #3ac08a #0a4a50',
  coral: 'v #ff8a7a #8a1c58',
  iron: 'r #8a9ab0 #38435a #0c1220',
  horn: 'v #e0525a #6a0c20',
  gold: 'd #fff0a8 #ffb83a #9a5a10',
  glow: 'g #ffe08a/.5 #ffb83a/0',
};

const mine =
  line('M0 26V460', '#0a1424', 5) +
  line('M0 26V460', '#6a7a96', 3).replace('/>', ' stroke-dasharray="5 5"/>') +
  line('M0-24V-42M17-17L30-30M24 0H42M17 17L30 30M-17 17L-30 30M-24 0H-42M-17-17L-30-30', '@iron', 9) +
  line('M17-17L30-30M24 1H42M-24 1H-42M-17-17L-30-30M17 17L30 30M-17 17L-30 30', '@horn', 4) +
  disc(0, 0, 27, '@iron') +
  line('M-25-4Q0 8 25-4M-24 6Q0 18 24 6', '#0a0e1a', 2, 0.6) +
  line('M-18-13Q-12-22-2-22', '#e8f6ff', 3, 0.6) +
  disc(2, -9, 4, '#ff4a4a');

const antler = 'M0 0C-2-30-18-36-20-66M-4-26C-14-34-32-34-36-52M0 0C4-36 18-44 16-80M8-34C20-40 32-44 36-62';

const bank =
  fill('M-10 700V150C14 170 22 210 16 250C44 280 30 340 50 380C36 430 66 470 58 520C84 560 90 620 130 700Z', '@rock') +
  line('M14 560C0 470 40 430 22 330M34 590C24 520 56 480 44 400M4 400C-6 330 26 300 12 230', '@weed', 8) +
  place(40, 610, line(antler, '@coral', 10), 1.1, -6) +
  place(4, 420, line(antler, '@coral', 9), 0.7, 20);

const coin = (x: number, y: number): string =>
  oval(x, y + 2, 11, 6, '#7a4510') + oval(x, y, 11, 6, '@gold') + oval(x, y, 6.5, 3, '#c07a18', 0, 0.6);

export const svg = scene(
  'mi',
  palette,
  fill('M0 0H400V700H0Z', '@sea'),
  fill('M60-10H100L40 420H-60ZM150-10H186L200 440H116ZM250-10H284L400 400H300Z', '@ray', 0.55),
  line('M-6 14q34 12 68 0t68 0 68 0 68 0 68 0 68 0', '#d8fff8', 3, 0.4),
  fill(
    'M60 140q14-9 28 0l9-6v13l-9-6q-14 9-28-1ZM100 164q12-8 24 0l8-5v11l-8-5q-12 8-24-1ZM72 184q12-8 24 0l8-5v11l-8-5q-12 8-24-1Z',
    '#0a5a84',
    0.8,
  ),
  sides(bank),
  place(50, 300, mine, 0.8, -4),
  place(348, 120, mine, 1.1, 3),
  place(352, 420, mine, 0.7, 4),
  oval(200, 360, 200, 310, '@calm'),
  fill('M-10 700V630Q100 590 210 620T410 616V700Z', '@near'),
  disc(330, 640, 70, '@glow'),
  disc(70, 660, 60, '@glow', 0.7),
  [
    [300, 640],
    [322, 646],
    [346, 638],
    [334, 656],
    [366, 652],
    [60, 664],
    [84, 668],
    [40, 672],
  ]
    .map(([x = 0, y = 0]) => coin(x, y))
    .join(''),
  line(
    'M92 470a6 6 0 1 0 .1 0M104 440a4 4 0 1 0 .1 0M88 418a3 3 0 1 0 .1 0M306 330a6 6 0 1 0 .1 0M294 300a4 4 0 1 0 .1 0M308 280a3 3 0 1 0 .1 0',
    '#d8fbff',
    1.5,
    0.6,
  ),
  scatterDots(23, 40, [20, 60, 360, 560], 1.3, '#d8fff4', 0.3),
);

export const theme: GameTheme = {
  frame: '#0a3a5c',
  frameLight: '#4ad0d8',
  reelBackground: '#06223f',
  accent: '#ffc94a',
  winGlow: '#ffe79a',
  textOnAccent: '#2a1600',
};
