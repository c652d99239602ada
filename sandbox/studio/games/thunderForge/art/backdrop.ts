import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { scatterDots, scene } from '../../../backdrops/scene.ts';
import { disc, fill, line, place } from '../../../symbols/pen/shapes.ts';

const palette = {
  sky: 'v #05081a #131d44 #2c3468 #4a3a5c',
  storm: 'g #8fd0ff/.55 #4a7ae0/.2 #4a7ae0/0',
  cloud: 'v #2a3258 #0e1430',
  far: 'v #1c2448 #0c1024',
  rock: 'v #1a1e34 #080a16',
  fire: 'g #fff0a0/.95 #ff8a1e/.6 #ff4a08/0',
  melt: 'v #ffe98a #ff7a14',
  floor: 'v #171a2c #05060c',
};

const halves = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 400 0)">${half}</g>`;

const bolt = (path: string): string => line(path, '#7fc8ff', 9, 0.3) + line(path, '#eaf8ff', 3, 0.95);

export const svg = scene(
  'tf',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  disc(200, 150, 260, '@storm'),
  bolt('M118 60L92 150 112 152 76 250M112 152L130 210M300 40L322 120 300 126 340 220 322 226 350 300'),
  bolt('M212 50L196 104 208 108 186 176'),
  fill('M0 0H400V64Q372 98 330 78Q300 112 254 84Q214 116 170 86Q126 112 92 80Q48 104 0 70Z', '@cloud'),
  fill('M0 0H400V30Q350 60 300 38Q250 66 196 40Q140 64 96 36Q44 58 0 34Z', '#0a0e22', 0.8),
  fill('M0 470L60 330 104 400 160 290 214 392 262 310 320 410 360 340 400 430V700H0Z', '@far'),
  line('M60 330L48 370 66 390M160 290L146 330 166 352M262 310L250 344 268 362M360 340L350 372', '#aac4ff', 3, 0.35),
  fill('M0 530Q200 470 400 530V700H0Z', '@rock'),
  disc(200, 560, 170, '@fire', 0.75),
  place(
    200,
    560,
    fill('M-96 60V0Q-96-70 0-70Q96-70 96 0V60Z', '#10121f') +
      line('M-96 0Q-96-70 0-70Q96-70 96 0', '#566080', 5, 0.6) +
      fill('M-64 60V6Q-64-42 0-42Q64-42 64 6V60Z', '#3a0e04') +
      fill('M-64 60V30Q-44-6-30 24Q-16-30 0 8Q18-34 32 22Q46-4 64 32V60Z', '@melt') +
      fill('M-40 60Q-30 24-14 44Q0 10 14 44Q28 22 40 60Z', '#fff6c0'),
    0.95,
  ),
  halves(
    fill('M0 700V420Q30 400 44 440L58 520Q74 600 62 700Z', '#0a0d1a') +
      line('M16 470L34 480 26 520 40 560M18 600L40 612', '#5a6a98', 3, 0.4) +
      place(38, 404, fill('M-12 26L-4-6-16-6 8-44 2-14 14-14Z', '#7fd0ff', 0.75)),
  ),
  fill('M0 616Q200 596 400 616V700H0Z', '@floor'),
  line('M40 640H170M230 640H380M90 668H320', '#ff8a2e', 2.5, 0.35),
  scatterDots(21, 54, [60, 330, 280, 290], 3.5, '#ffb04a', 0.75),
  scatterDots(22, 30, [0, 100, 400, 340], 2, '#cfe6ff', 0.5),
);

export const theme: GameTheme = {
  frame: '#2e3a60',
  frameLight: '#a8c4f0',
  reelBackground: '#0e1530',
  accent: '#ffae3a',
  winGlow: '#ffe6a0',
  textOnAccent: '#241200',
};
