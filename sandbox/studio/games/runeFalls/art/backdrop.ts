import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { scatterDots, scene } from '../../../backdrops/scene.ts';
import { disc, fill, line, place } from '../../../symbols/pen/shapes.ts';

const palette = {
  sky: 'v #04131f #0a3140 #13575c',
  glow: 'g #9ff5ea/.55 #3fb8b0/.2 #3fb8b0/0',
  fall: 'h #4ab8cc/.3 #d2fbff/.85 #eaffff/.95 #d2fbff/.85 #4ab8cc/.3',
  cliff: 'h #0b1f28 #1d3b40',
  pool: 'v #2a8c96 #0a3244',
  front: 'v #0a1c22 #03090d',
};

const halves = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 400 0)">${half}</g>`;

const menhir = (x: number, y: number, size: number, glyph: string, colour: string): string =>
  place(
    x,
    y,
    fill('M-24 70L-28-30Q-24-64 2-70Q26-64 28-20L24 70Z', '#22383e') +
      fill('M2-70Q26-64 28-20L24 70H8L10-20Q12-54 2-70Z', '#000', 0.3) +
      line(glyph, colour, 9, 0.25) +
      line(glyph, colour, 4, 0.9),
    size,
  );

export const svg = scene(
  'ru',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  disc(200, 250, 280, '@glow'),
  fill('M120-4H280L292 520H108Z', '@fall', 0.75),
  line('M140 0V500M166 0V510M190 0V500M214 0V505M240 0V500M262 0V510', '#fff', 4, 0.4),
  line('M152 120V420M202 90V460M228 140V480', '#4fb4c8', 5, 0.4),
  halves(
    fill('M0 0H150Q128 60 132 130Q104 180 118 250Q84 330 104 400Q88 470 100 540H0Z', '@cliff') +
      fill('M0 60Q60 90 76 180Q50 240 70 320Q40 420 60 540H0Z', '#08161d', 0.75) +
      line('M112 96Q90 120 60 116M96 216Q70 236 40 228M84 352Q60 370 30 362', '#5fa894', 5, 0.35) +
      line('M150 0Q128 60 132 130Q104 180 118 250Q84 330 104 400', '#7fd8c4', 4, 0.4),
  ),
  fill('M0 500Q100 480 200 500T400 496V700H0Z', '@pool'),
  fill('M96 506Q130 470 160 500Q200 466 240 500Q274 470 306 508Q200 540 96 506Z', '#eaffff', 0.65),
  line('M60 560H180M220 580H350M110 610H220M20 590H80M300 620H390', '#bff6f4', 3, 0.35),
  menhir(44, 520, 1.1, 'M0-8A8 8 0 1 1-8 0A17 17 0 1 0 2-20M-8 30Q0 22 8 30', '#6ff0d8'),
  menhir(360, 524, 1.2, 'M-14 6Q0-14 14 6M-14 22Q0 2 14 22M0-22h.1', '#ffd27a'),
  fill('M0 640Q60 596 120 640T260 640T400 620V700H0Z', '@front'),
  scatterDots(7, 40, [100, 60, 200, 480], 3, '#fff', 0.55),
  scatterDots(8, 30, [0, 120, 400, 460], 4, '#8ff0d8', 0.5),
);

export const theme: GameTheme = {
  frame: '#1f4a50',
  frameLight: '#7fe0d0',
  reelBackground: '#0b2530',
  accent: '#ffc75a',
  winGlow: '#a8fff0',
  textOnAccent: '#2a1800',
};
