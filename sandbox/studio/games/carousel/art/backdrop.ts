import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { scatterDots, scene, sides } from '../../../backdrops/scene.ts';
import { disc, fill, line, oval, place } from '../../../symbols/pen/shapes.ts';

const palette = {
  calm: 'g #0c0526/.7 #0c0526/.55 #0c0526/0',
  sky: 'v #0a0628 #2a1258 #5a1c66 #160830',
  glow: 'g #ffd890/.4 #ff8a5a/.14 #ff8a5a/0',
  red: 'v #ff5a6a #a8142e',
  cream: 'v #fff6dc #d8b48a',
  gold: 'v #fff0b0 #e0a23a #8a520e',
  pole: 'h #8a520e #fff0b0 #c8862a #6a3c08',
  horse: 'd #f4ecfc #c4b0dc #6a5490',
  mane: 'd #ffd86a #d8862a',
  saddle: 'd #ff5a8a #8a0f4a',
  floor: 'v #4a1640 #100418',
  tent: 'v #3a1664 #1a0838',
};

const stripes = Array.from({ length: 10 }, (_, i) =>
  fill(`M200-40L${i * 44 - 20} 84H${i * 44 + 24}Z`, i % 2 === 0 ? '@red' : '@cream'),
).join('');
const scallops = Array.from({ length: 10 }, (_, i) =>
  fill(`M${i * 44 - 20} 84h44v14a22 22 0 0 1-44 0Z`, i % 2 === 0 ? '@red' : '@cream'),
).join('');

/** A carousel horse facing right, about 110 wide. */
const horse =
  fill('M-46 4C-62 8-66 26-58 40-52 26-48 20-42 18Z', '@mane') +
  fill(
    'M-44 2C-30-10-4-6 12-8 20-18 22-34 34-42L38-52 43-43C54-38 60-26 64-18 64-10 56-10 50-14 44-18 40-18 38-12 36 2 34 14 24 22L40 32 34 50 26 48 30 36 12 26C-4 28-16 26-24 26L-18 40-30 56-37 51-30 40-40 24C-46 18-48 8-44 2Z',
    '@horse',
  ) +
  fill('M34-44C22-40 14-26 10-8 18-12 22-18 24-26 28-34 34-38 34-44Z', '@mane') +
  fill('M-20-9C-10-4 2-5 10-9L8 10Q-6 16-18 10Z', '@saddle') +
  line('M-20-9Q-6-3 10-9M38-14Q46-22 42-42M20 4Q30 0 36-8', '@gold', 2.5) +
  disc(46, -30, 2.2, '#2a1040');

const mount = (x: number, y: number, scale: number): string =>
  fill(`M${x - 4} 100h8V640h-8Z`, '@pole') + disc(x, y, 90, '@glow', 0.6) + place(x, y, horse, scale);

export const svg = scene(
  'ca',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  scatterDots(9, 60, [0, 90, 400, 160], 1.5, '#fff0e8', 0.55),
  disc(200, 180, 240, '@glow'),
  fill('M96 560V470L130 430 164 470V560ZM236 560V456L276 410 316 456V560Z', '@tent'),
  line('M130 430V414M276 410V392', '#ffd88a', 2.5, 0.7),
  fill('M130 414l16 5-16 6ZM276 392l16 5-16 6Z', '#ff6a8a', 0.7),
  oval(200, 370, 190, 260, '@calm'),
  line('M-10 150Q90 210 200 160T410 150', '#1a0a30', 2),
  line('M-10 150Q90 210 200 160T410 150', '#ffe0a0', 5, 0.85).replace('/>', ' stroke-dasharray="0 19"/>'),
  stripes,
  scallops,
  fill('M0 81H400V87H0Z', '@gold'),
  line('M6 84H400', '#fffbe0', 4).replace('/>', ' stroke-dasharray="0 15"/>'),
  sides(mount(56, 330, 0.66)),
  sides(mount(18, 480, 0.85)),
  fill('M0 610Q200 570 400 610V700H0Z', '@floor'),
  line('M0 610Q200 570 400 610', '@gold', 4),
  line('M2 624Q200 584 398 624', '#fffbe0', 4).replace('/>', ' stroke-dasharray="0 18"/>'),
  sides(line('M20 690L90 622M90 700L140 612', '#ff8ac0', 2, 0.2)),
);

export const theme: GameTheme = {
  frame: '#5a1450',
  frameLight: '#ffb85a',
  reelBackground: '#180a34',
  accent: '#ffd05a',
  winGlow: '#fff0b0',
  textOnAccent: '#2c1000',
};
