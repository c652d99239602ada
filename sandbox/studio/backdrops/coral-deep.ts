import { disc, fill, line, oval, place } from '../symbols/pen/shapes.ts';
import type { GameTheme } from './backdrop.ts';
import { scatterDots, scene } from './scene.ts';

const palette = {
  sea: 'v #1a8aa8 #0a4a7a #052548 #021026',
  light: 'v #c8fff6/.5 #7ae8f0/0',
  far: 'v #0c4a72 #04203f',
  sand: 'v #2a5a6a #0a2236',
  pink: 'v #e06a7a #5a1a4a',
  violet: 'v #8a5ac8 #2a1460',
  orange: 'v #e8904a #6a2a24',
  weed: 'v #3ab88a #06403a',
};

const fish = (x: number, y: number): string =>
  fill(`M${x} ${y}q14-12 30 0l10-7v14l-10-7q-16 12-30 0Z`, '#8ad8e8', 0.45);

export const svg = scene(
  'cd',
  palette,
  fill('M0 0H400V700H0Z', '@sea'),
  fill(
    'M60-10L120-10 190 460 60 520ZM170-10L206-10 300 420 230 470ZM270-10L340-10 420 380 360 460ZM-10-10L20-10 40 420-30 460Z',
    '@light',
    0.45,
  ),
  line('M0 14Q50 4 100 14T200 14 300 14 400 14', '#e0fffa', 3, 0.4),
  fill(
    'M0 400Q30 330 70 350Q90 280 130 320Q160 370 200 360Q250 310 280 340Q320 280 350 330Q380 320 400 350V700H0Z',
    '@far',
  ),
  fish(250, 250),
  fish(284, 226),
  fish(300, 262),
  fish(330, 238),
  fish(90, 330),
  fish(124, 350),
  oval(96, 210, 44, 20, '#063458', -16, 0.7),
  fill(
    'M58 208Q40 180 30 184Q38 206 50 222ZM110 196Q124 166 140 160Q138 184 124 206ZM82 226Q84 246 72 258Q66 240 70 222Z',
    '#063458',
    0.7,
  ),
  disc(140, 194, 10, '#063458', 0.7),
  place(
    0,
    -92,
    fill('M0 610Q100 566 200 596T400 580V800H0Z', '@sand') +
      line('M40 610V520M40 560L16 530M40 548L66 512M40 584L70 566M16 530V504M66 512V488', '@pink', 13) +
      line('M348 600Q340 540 356 500M350 566L386 530M346 552L318 518M386 530V496M318 518V486', '@orange', 13) +
      fill('M262 604Q248 548 286 540Q306 520 326 546Q352 560 336 604Z', '@violet') +
      line('M276 590Q284 566 276 552M298 594Q302 566 300 540M320 590Q318 570 324 556', '#c8a0ff', 3, 0.4) +
      line(
        'M110 612Q96 560 112 520T104 440M132 614Q146 570 130 530T142 470M226 606Q214 570 228 536T220 486',
        '@weed',
        9,
      ) +
      fill('M0 800V640Q70 616 120 650T260 656 400 630V800Z', '#020c1e', 0.85),
  ),
  `<g stroke="#d8fffa" stroke-width="2" opacity=".5"><circle cx="200" cy="330" r="9"/><circle cx="216" cy="300" r="5"/><circle cx="192" cy="276" r="7"/><circle cx="60" cy="440" r="6"/><circle cx="340" cy="350" r="8"/><circle cx="352" cy="326" r="4"/></g>`,
  scatterDots(41, 50, [0, 60, 400, 540], 1.8, '#c8fff6', 0.4),
);

export const theme: GameTheme = {
  frame: '#0c4a6a',
  frameLight: '#ffd27a',
  reelBackground: '#06304f',
  accent: '#ff8a7a',
  winGlow: '#9ffff0',
  textOnAccent: '#2a0a1e',
};
