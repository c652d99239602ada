import { disc, fill, line, place } from '../symbols/pen/shapes.ts';
import type { GameTheme } from './backdrop.ts';
import { scatterDots, scene } from './scene.ts';

const palette = {
  sky: 'v #1a1440 #5a2a5c #b8504a #f0a05a',
  sun: 'g #fff0c0/.9 #ffc06a/.4 #ff9a4a/0',
  far: 'v #a8563c #5c2a30',
  mid: 'v #b8683a #4a1f22',
  near: 'v #6a3422 #200a10',
  wall: 'v #7a3a34 #45202c',
};

const camel = fill(
  'M-24 10C-24 0-18-2-12-4C-8-16 0-18 6-8C10-6 14-6 16-10C17-18 18-24 24-25C30-25 33-22 33-18C31-16 28-16 26-16C26-8 24 0 18 4V26H14L12 8H-10L-12 26H-16L-16 8Q-22 16-24 10Z',
  '#2a0f1a',
);

export const svg = scene(
  'sc',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  scatterDots(51, 46, [0, 0, 400, 210], 1.6, '#fff', 0.6),
  scatterDots(52, 12, [0, 0, 400, 180], 2.8, '#ffe9c0', 0.7),
  disc(128, 330, 170, '@sun'),
  disc(128, 336, 48, '#ffe0a0'),
  fill('M300 70A30 30 0 1 0 330 112A25 25 0 1 1 300 70Z', '#f7e6c0', 0.8),
  fill(
    'M210 392V340H226V318Q226 300 246 292Q266 300 266 318V340H284V300L292 282 300 300V340H330V326Q330 312 344 306Q358 312 358 326V340H376V392Z',
    '@wall',
  ),
  fill('M240 392V366Q246 354 252 366V392ZM288 330h8v14h-8ZM338 392V370Q344 360 350 370V392Z', '#ffc06a', 0.6),
  fill('M0 400Q80 350 180 384T400 362V480H0Z', '@far'),
  fill('M0 440Q110 396 210 436T400 420V600H0Z', '@mid'),
  line('M0 440Q110 396 210 436T400 420', '#ffc88a', 2.5, 0.5),
  [60, 130, 196].map((x, i) => place(x, 412 + i * 4, camel, 0.85 - i * 0.06)).join(''),
  fill('M0 560Q60 470 190 520Q300 560 400 500V700H0Z', '@near'),
  fill('M190 520Q240 560 200 610Q160 660 220 700H400V500Q300 560 190 520Z', '#16060c', 0.35),
  line('M0 560Q60 470 190 520Q300 560 400 500', '#e8985a', 2.5, 0.55),
  line('M30 600Q80 580 130 596M20 640Q80 618 150 640M60 676Q110 660 170 678', '#c87a4a', 2, 0.3),
  line('M346 560Q352 480 336 420', '#2a0f14', 9),
  line(
    'M336 420Q300 400 278 430M336 420Q310 380 282 384M336 420Q340 376 372 372M336 420Q376 400 396 434M336 420Q352 440 350 470M336 420Q314 430 310 462',
    '#2a1018',
    8,
  ),
);

export const theme: GameTheme = {
  frame: '#6a2a1c',
  frameLight: '#f0b030',
  reelBackground: '#3a1a10',
  accent: '#ffb03a',
  winGlow: '#ffe27a',
  textOnAccent: '#2a0c06',
};
