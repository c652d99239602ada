import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { scatterDots, scene } from '../../../backdrops/scene.ts';
import { disc, fill, line, oval, place } from '../../../symbols/pen/shapes.ts';

const palette = {
  calm: 'g #070518/.7 #070518/.55 #070518/0',
  sky: 'v #05040f #120a36 #1c1050 #0a0620',
  red: 'g #ff5a8a/.34 #c02aa0/.14 #c02aa0/0',
  blue: 'g #3ab0ff/.36 #2a5aff/.14 #2a5aff/0',
  planet: 'r #ffd0a0 #e8705a #8a2a6a #240a3c',
  ring: 'h #8a6aa8/.2 #ffe0c8/.9 #d88aa8/.7 #8a6aa8/.2',
  world: 'v #3a6ad8 #16246a #080a2a',
  air: 'g #6ab8ff/0 #6ab8ff/0 #6ab8ff/0 #6ab8ff/.5 #6ab8ff/0',
  rock: 'r #a08ab0 #4a3a66 #16102c',
};

const rock = (x: number, y: number, scale: number, turn: number): string =>
  place(
    x,
    y,
    fill('M-30-8L-14-26 10-24 30-10 26 14 6 26-20 20Z', '@rock') +
      oval(-6, -6, 8, 5, '#1a1230', -20, 0.6) +
      oval(12, 8, 5, 4, '#1a1230', 10, 0.6) +
      line('M-27-8L-13-23 9-21', '#e8d0f0', 2, 0.6),
    scale,
    turn,
  );

const planet =
  place(
    330,
    124,
    line('M-84 0A84 18 0 0 1 84 0', '@ring', 9) +
      disc(0, 0, 50, '@planet') +
      line('M84 0A84 18 0 0 1 -84 0', '@ring', 9),
    1,
    -18,
  ) + line('M286 112Q330 130 372 96M288 140Q332 154 376 122', '#5a1a50', 5, 0.3);

export const svg = scene(
  'cr',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  oval(60, 240, 240, 200, '@red', -30),
  oval(370, 420, 220, 240, '@blue', 20),
  scatterDots(5, 110, [0, 0, 400, 620], 1.1, '#e8e6ff', 0.6),
  scatterDots(41, 22, [0, 0, 400, 560], 2, '#ffffff', 0.8),
  oval(200, 370, 200, 260, '@calm'),
  planet,
  place(
    70,
    130,
    oval(0, 0, 62, 17, '@blue', -24) + oval(0, 0, 34, 9, '@red', -24) + oval(0, 0, 9, 4, '#fff0e0', -24, 0.8),
  ),
  rock(24, 420, 1, 10),
  rock(70, 486, 0.5, 60),
  rock(378, 480, 1.1, 150),
  rock(340, 530, 0.45, 30),
  rock(16, 180, 0.5, 200),
  disc(200, 1000, 470, '@air'),
  disc(200, 1000, 400, '@world'),
  line('M-40 678A400 400 0 0 1 440 678', '#bfe4ff', 3, 0.75),
  fill('M60 636q40-18 80-14t60 12q-60 18-140 2ZM240 640q50-16 110 6 20 12-30 12t-80-18Z', '#8ac8ff', 0.16),
);

export const theme: GameTheme = {
  frame: '#2a1a66',
  frameLight: '#9a8aff',
  reelBackground: '#0d0828',
  accent: '#ffb84a',
  winGlow: '#ffe0a0',
  textOnAccent: '#2a1200',
};
