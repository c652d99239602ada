import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { chance, scatterDots, scene, sides } from '../../../backdrops/scene.ts';
import { fill, line, oval, place } from '../../../symbols/pen/shapes.ts';

const palette = {
  calm: 'g #050d26/.75 #050d26/.6 #050d26/0',
  sky: 'v #030618 #081a40 #0d2c54 #071226',
  green: 'v #4dffb8/0 #4dffb8/.5 #b0ffe0/.65 #5affc8/0',
  violet: 'v #ff6ad8/0 #a86bff/.55 #6ae0ff/.4 #6ae0ff/0',
  peak: 'v #4a7aa8 #122c54 #0a1a38',
  pine: 'v #0e3a4a #041224',
  snow: 'v #4a7aa4 #10244a',
  drift: 'v #7ab0d8 #1c3a66',
};

/** A band of light whose lower edge is soft: the same band in steps, each a little higher. */
const band = (d: string, paint: string, opacity: number): string =>
  [0, 9, 18, 27, 36].map((rise) => place(0, -rise, fill(d, paint, opacity))).join('');

const next = chance(5);
const curtain = Array.from(
  { length: 26 },
  (_, i) => `M${10 + i * 15} ${Math.round(20 + next() * 60)}v${Math.round(50 + next() * 110)}`,
).join('');

const pine = (x: number, y: number, w: number, h: number): string =>
  fill(
    [0, 1, 2, 3]
      .map((i) => {
        const half = (w * (0.4 + i * 0.2)) / 2;
        const top = y - h + (i * h) / 5;
        return `M${x} ${Math.round(top)}L${Math.round(x + half)} ${Math.round(top + h * 0.34)}Q${x} ${Math.round(top + h * 0.27)} ${Math.round(x - half)} ${Math.round(top + h * 0.34)}Z`;
      })
      .join(''),
    '@pine',
  ) +
  line(
    `M${x} ${y - h + 6}l${-w * 0.14} ${h * 0.24}M${x} ${Math.round(y - h * 0.78)}l${-w * 0.2} ${h * 0.24}M${x - 2} ${Math.round(y - h * 0.56)}l${-w * 0.25} ${h * 0.22}`,
    '#a8e8ff',
    3,
    0.3,
  );

const edge =
  fill('M-10 600V300L24 240 46 280 70 256 94 320 108 400 116 600Z', '@peak') +
  fill('M24 240L46 280 36 276 28 292 16 272 4 288-4 284ZM70 256L92 300 80 294 72 306 60 278Z', '#d8f4ff', 0.75) +
  pine(22, 560, 84, 300) +
  pine(64, 600, 80, 210) +
  pine(-2, 640, 90, 240);

export const svg = scene(
  'pl',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  scatterDots(3, 80, [0, 0, 400, 270], 1.3, '#eafaff', 0.6),
  band('M-20-20C60 40 30 130 90 150S150 210 130 250C200 210 160 140 200 100S330 90 420 10V-20Z', '@violet', 0.26),
  band('M-20 30C50 70 40 160 100 190S190 170 220 240C240 190 250 150 300 150S380 110 420 130V-20H-20Z', '@green', 0.28),
  band('M180-20C220 60 260 60 280 120S380 190 420 260V-20Z', '@green', 0.2),
  line(curtain, '#c8ffe8', 2, 0.16),
  oval(200, 400, 240, 260, '@calm'),
  oval(200, 210, 150, 220, '@calm'),
  sides(edge),
  fill('M0 590Q100 560 200 576T400 586V700H0Z', '@snow'),
  fill('M-10 630Q60 600 140 626T300 640 410 622V700H-10Z', '@drift', 0.4),
  line('M20 650q40-10 80 2M250 660q50-12 100 0M140 610q40-8 70 0', '#d8f4ff', 2, 0.35),
  scatterDots(31, 46, [0, 120, 400, 560], 1.8, '#ffffff', 0.4),
);

export const theme: GameTheme = {
  frame: '#12305c',
  frameLight: '#6ae0d0',
  reelBackground: '#081a38',
  accent: '#5af0bc',
  winGlow: '#b0ffe0',
  textOnAccent: '#04261c',
};
