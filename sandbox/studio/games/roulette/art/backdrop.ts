import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { scatterDots, scene, sides } from '../../../backdrops/scene.ts';
import { disc, fill, line, oval } from '../../../symbols/pen/shapes.ts';

const palette = {
  calm: 'g #021711/.75 #021711/.6 #021711/0',
  wall: 'v #061c16 #0c3a2c #08281f #020d0a',
  wood: 'h #1c0a06 #5a2c14 #2c120a',
  panel: 'v #134a38 #0a2c22',
  gold: 'v #fff0b0 #d8982c #7a480e',
  glow: 'g #ffe9b0/.7 #ffc86a/.25 #ffb040/0',
  shade: 'v #fff6d8 #ffd890 #d89a48',
  floor: 'v #3a1a0c #0c0503',
  drop: 'v #ffffff #a8d8ff',
};

const chandelier =
  disc(200, 92, 150, '@glow') +
  line('M200 0V40M200 40Q140 60 120 96M200 40Q260 60 280 96M200 40V70', '@gold', 3) +
  line('M112 98Q200 132 288 98M140 112Q200 136 260 112', '@gold', 4) +
  fill(
    [116, 144, 172, 200, 228, 256, 284]
      .map((x) => `M${x - 4} ${Math.round(96 + 16 * (1 - ((x - 200) / 90) ** 2))}v-16a4 4 0 0 1 8 0v16Z`)
      .join(''),
    '#fff3cf',
  ) +
  line(
    [130, 158, 186, 214, 242, 270]
      .map((x) => `M${x} ${Math.round(112 + 16 * (1 - ((x - 200) / 90) ** 2))}v12`)
      .join(''),
    '@drop',
    3,
    0.7,
  );

const sconce = (y: number): string =>
  disc(34, y, 90, '@glow', 0.8) +
  fill(`M20 ${y - 4}L26 ${y - 34}H44L50 ${y - 4}Z`, '@shade') +
  line(`M35 ${y}V${y + 22}M25 ${y + 26}Q35 ${y + 16} 45 ${y + 26}`, '@gold', 4) +
  disc(35, y + 30, 5, '@gold');

const edge =
  fill('M-10 0H72V700H-10Z', '@wood') +
  line('M72 0V700M66 0V700', '@gold', 1.5, 0.6) +
  fill('M4 40H60V160H4ZM4 380H60V560H4Z', '#000', 0.3) +
  line('M4 40H60V160H4M4 380H60V560H4', '#c08a4a', 1.5, 0.5) +
  sconce(270) +
  fill('M84 150H130V540H84Z', '@panel', 0.5) +
  line('M84 150H130V540H84Z', '@gold', 1.2, 0.4);

export const svg = scene(
  'ro',
  palette,
  fill('M0 0H400V700H0Z', '@wall'),
  line('M0 170H400M0 176H400', '@gold', 1.5, 0.25),
  sides(edge),
  oval(200, 380, 200, 310, '@calm'),
  chandelier,
  fill('M0 600Q200 570 400 600V700H0Z', '@floor'),
  line('M0 600Q200 570 400 600', '@gold', 2.5, 0.8),
  oval(200, 742, 168, 84, '#1c0804'),
  oval(200, 742, 160, 78, '#6a3014'),
  oval(200, 742, 128, 62, '#120806'),
  line('M88 742A112 54 0 0 1 312 742', '#c81e3a', 16).replace(
    '/>',
    ' stroke-linecap="butt" stroke-dasharray="13 13"/>',
  ),
  line('M40 742A160 78 0 0 1 360 742M74 742A126 61 0 0 1 326 742', '@gold', 3),
  disc(282, 690, 6, '#fff'),
  scatterDots(91, 20, [90, 50, 220, 170], 1.6, '#ffe9b0', 0.35),
);

export const theme: GameTheme = {
  frame: '#4a2410',
  frameLight: '#e0a84a',
  reelBackground: '#06281d',
  accent: '#f0c05a',
  winGlow: '#ffe6a0',
  textOnAccent: '#241400',
};
