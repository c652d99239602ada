import { disc, fill, line } from '../symbols/pen/shapes.ts';
import type { GameTheme } from './backdrop.ts';
import { scatterDots, scene } from './scene.ts';

const palette = {
  sky: 'v #040a22 #0c2a5c #1f6a8a',
  green: 'v #5affc0/0 #4af0b0/.6 #2ad8c8/0',
  violet: 'v #b86aff/0 #a05af0/.5 #5a6aff/0',
  far: 'v #5a8ac0 #1a3f78',
  cliff: 'v #2a5a94 #0a1f48',
  water: 'v #1f6a8a #0a2a56 #040e26',
};

export const svg = scene(
  'ff',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  scatterDots(61, 80, [0, 0, 400, 320], 1.5, '#fff', 0.65),
  scatterDots(62, 16, [0, 0, 400, 240], 2.8, '#e0f4ff', 0.8),
  fill('M-10 60Q70 150 150 110T300 90 410 20V230Q330 250 270 240T130 290-10 240Z', '@green'),
  fill('M-10 150Q90 60 180 90T410 120V300Q300 240 220 260T-10 330Z', '@violet'),
  fill('M-10 90Q100 170 210 110T410 60V160Q300 180 220 200T-10 190Z', '@green', 0.6),
  fill('M90 420L150 300 176 336 206 270 246 350 270 326 320 420Z', '@far'),
  fill('M206 270L226 310 212 302 202 316 192 300ZM150 300L164 326 152 322 142 330 138 324Z', '#eef8ff', 0.9),
  fill(
    'M0 430V230L34 180 62 250 88 290 120 360 150 430ZM400 430V200L360 150 330 230 306 300 280 350 252 430Z',
    '@cliff',
  ),
  fill(
    'M34 180L62 250 48 240 38 262 26 236 8 254 0 244V230ZM360 150L330 230 344 226 352 250 366 222 382 246 400 226V200Z',
    '#eef8ff',
    0.85,
  ),
  fill('M0 426H400V700H0Z', '@water'),
  line('M150 444H250M170 462H236M120 480H180M214 482H290M140 508H260M100 540H190M230 548H310', '#7affd0', 2.5, 0.28),
  fill('M168 446Q196 462 232 446Q230 458 200 459Q172 458 168 446Z', '#06122c'),
  line('M200 450V414', '#06122c', 2.5),
  fill('M186 416H214V440H186Z', '#8a2a3c', 0.9),
  fill('M30 520L64 500 96 520 84 536H40ZM290 600L330 572 372 600 356 620H304Z', '#b8e0f4', 0.5),
  fill('M64 500L96 520 84 536 66 520ZM330 572L372 600 356 620 332 598Z', '#4a8ac0', 0.5),
  fill(
    'M0 700V560L14 600H8L22 634H14L30 664H22L40 700ZM62 700L48 700 66 664H58L72 630H66L80 590 94 630H88L102 664H94L112 700ZM400 700V530L384 574H392L374 616H384L362 660H374L350 700ZM330 700L300 700 318 660H310L324 620H318L332 576 346 620H340L354 660H346L362 700Z',
    '#04102c',
  ),
  fill('M0 700V672Q100 650 200 676T400 666V700Z', '#c8e4f4', 0.35),
  disc(300, 60, 3, '#fff'),
);

export const theme: GameTheme = {
  frame: '#1a4a86',
  frameLight: '#9fe8ff',
  reelBackground: '#0c2144',
  accent: '#5af0c8',
  winGlow: '#c8fff0',
  textOnAccent: '#04203a',
};
