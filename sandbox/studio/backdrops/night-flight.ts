import { disc, fill, line, oval, place } from '../symbols/pen/shapes.ts';
import type { GameTheme } from './backdrop.ts';
import { scatterDots, scene } from './scene.ts';

const palette = {
  sky: 'v #05071a #101e54 #2a3f9a #4a5ac8',
  nebula: 'g #a05af0/.4 #5a3ae0/0',
  mint: 'g #35d8ac/.3 #35d8ac/0',
  planet: 'r #ffc8a0 #d8607a #5a1f6a #2a0f4a',
  land: 'v #1a2460 #070a24',
  hull: 'h #e8ecff #8a98d8',
  flame: 'v #fff0b0 #ff9a3a/.6 #ff6b35/0',
};

export const svg = scene(
  'nf',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  oval(90, 220, 200, 130, '@nebula', -24),
  oval(330, 380, 190, 120, '@mint', 20),
  scatterDots(5, 90, [0, 0, 400, 560], 1.5, '#fff', 0.6),
  scatterDots(6, 30, [0, 0, 400, 480], 2.6, '#cfe0ff', 0.8),
  scatterDots(17, 8, [0, 0, 400, 400], 4, '#fff6c0', 0.9),
  disc(318, 168, 62, '@planet'),
  line('M262 144Q320 168 378 150M258 178Q320 204 378 182', '#ffd8b8', 7, 0.22),
  `<g><path d="M236 198C228 216 290 212 346 188S412 138 398 134" stroke="#ffdcae" stroke-width="8" opacity=".75"/></g>`,
  disc(70, 110, 17, '#c8d0f0'),
  disc(64, 106, 4, '#8a94c8'),
  disc(76, 116, 3, '#8a94c8'),
  line('M36 360L150 286M180 90L226 60M330 420L384 386', '#bfe8ff', 2, 0.5),
  line('M70 640C130 560 150 470 152 400', '#7bffd7', 5, 0.22),
  place(
    152,
    352,
    `${fill('M-10 34Q-14 60 0 92Q14 60 10 34Z', '@flame')}${fill('M0-42C16-22 18 8 12 34H-12C-18 8-16-22 0-42Z', '@hull')}${fill('M0-42C8-32 13-24 14-14H-14C-13-24-8-32 0-42ZM12 12L26 38 12 34ZM-12 12L-26 38-12 34Z', '#ff4d6d')}${disc(0, 0, 6, '#13245a')}`,
    1,
    12,
  ),
  fill('M0 600L50 566 96 588 150 556 214 592 270 560 330 590 400 558V700H0Z', '#1c2a70', 0.8),
  fill('M0 640Q100 600 200 628T400 612V700H0Z', '@land'),
  oval(90, 656, 30, 7, '#04061c', 0, 0.8),
  oval(250, 668, 44, 9, '#04061c', 0, 0.8),
  oval(352, 644, 22, 5, '#04061c', 0, 0.8),
  line('M300 640V604M290 640L300 616 310 640M300 604h.1', '#8a98d8', 3, 0.8),
);

export const theme: GameTheme = {
  frame: '#1c2a78',
  frameLight: '#53f2c7',
  reelBackground: '#0c1238',
  accent: '#53f2c7',
  winGlow: '#fff0a0',
  textOnAccent: '#06203a',
};
