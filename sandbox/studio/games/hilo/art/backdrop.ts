import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { scatterDots, scene, sides } from '../../../backdrops/scene.ts';
import { disc, fill, line, oval } from '../../../symbols/pen/shapes.ts';

const palette = {
  wall: 'v #1c0a40 #2c1060 #190836 #0a0318',
  glow: 'g #ffd88a/.5 #c86aff/.18 #8a3aff/0',
  curtain: 'h #1a0648 #5a24b0 #2e0f6c #6a30c4 #1a0648',
  pelmet: 'v #6a30c4 #2a0c64',
  gold: 'v #fff0b0 #e8a83a #8a520e',
  velvet: 'v #e0407a #6a0a38',
  floor: 'v #2a1050 #08030f',
  pillar: 'h #160632 #4a2a7a #8a6ab8 #3a1c66 #160632',
};

const crown =
  fill('M158 132Q150 92 200 84Q250 92 242 132Z', '@velvet') +
  fill(
    'M152 134L136 92 164 110 174 76 190 102 200 64 210 102 226 76 236 110 264 92 248 134Q200 122 152 134Z',
    '@gold',
  ) +
  fill('M150 132Q200 118 250 132L247 148Q200 134 153 148Z', '@gold') +
  line('M152 136Q200 122 248 136', '#fff8d8', 1.5, 0.8) +
  fill('M200 122L207 130 200 138 193 130Z', '#ff3a5e') +
  disc(174, 72, 5, '#6ad8ff') +
  disc(226, 72, 5, '#6ad8ff') +
  disc(136, 90, 5, '#fff6d8') +
  disc(264, 90, 5, '#fff6d8') +
  disc(200, 60, 6, '#fff0b0') +
  disc(174, 133, 4, '#3ae09a') +
  disc(226, 133, 4, '#3ae09a');

const suits =
  'M100 238q3 6 8 9a5 5 0 0 1-7 4l2 5h-6l2-5a5 5 0 0 1-7-4q5-3 8-9ZM300 257q-8-7-8-11a4 4 0 0 1 8-1 4 4 0 0 1 8 1q0 4-8 11ZM100 330l7 9-7 9-7-9ZM300 330a5 5 0 0 1 4 8 5 5 0 1 1-3 7l2 5h-6l2-5a5 5 0 1 1-3-7 5 5 0 0 1 4-8Z';

const edge =
  fill('M64 80H100V560H64Z', '@pillar', 0.8) +
  fill('M58 70H106V86H58ZM56 546H108V566H56Z', '@gold', 0.8) +
  fill('M-10 0H92C92 120 60 230 30 320C36 420 30 500 40 620H-10Z', '@curtain') +
  line(
    'M18 40C22 180 14 260 4 320M52 30C50 140 34 240 16 310M24 360C30 460 24 540 28 610M6 360V610',
    '#0e0330',
    4,
    0.5,
  ) +
  fill('M-10 304Q20 326 40 306L36 330Q14 344-10 332Z', '@gold') +
  line('M30 330v34M24 334v28M36 330v26', '@gold', 3);

export const svg = scene(
  'hl',
  palette,
  fill('M0 0H400V700H0Z', '@wall'),
  disc(200, 120, 220, '@glow'),
  fill(suits, '#c89aff', 0.16),
  fill('M100 560V260Q100 170 200 160Q300 170 300 260V560Z', '#0c041f', 0.45),
  line('M100 560V260Q100 170 200 160Q300 170 300 260V560', '@gold', 2.5, 0.55),
  `<g opacity=".5">${crown}</g>`,
  sides(edge),
  fill('M0 0H400V20Q370 66 330 30Q300 76 265 34Q232 78 200 34Q168 78 135 34Q100 76 70 30Q30 66 0 20Z', '@pelmet'),
  line('M0 20Q30 66 70 30Q100 76 135 34Q168 78 200 34Q232 78 265 34Q300 76 330 30Q370 66 400 20', '@gold', 3),
  fill('M0 586Q200 560 400 586V700H0Z', '@floor'),
  line(
    'M0 586Q200 560 400 586M200 574V700M130 576L60 700M270 576L340 700M50 582L-60 700M350 582L460 700M-10 630H410',
    '#a86ae8',
    2,
    0.22,
  ),
  oval(200, 660, 130, 26, '#a86aff', 0, 0.12),
  scatterDots(61, 30, [70, 60, 260, 160], 1.8, '#ffe9b0', 0.4),
);

export const theme: GameTheme = {
  frame: '#3a1478',
  frameLight: '#e8b04a',
  reelBackground: '#16072f',
  accent: '#f2c04a',
  winGlow: '#ffe6a0',
  textOnAccent: '#26083c',
};
