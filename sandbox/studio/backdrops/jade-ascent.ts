import { disc, fill, line, rays } from '../symbols/pen/shapes.ts';
import type { GameTheme } from './backdrop.ts';
import { scatterDots, scene, sides } from './scene.ts';

const palette = {
  sky: 'v #032422 #0b5244 #7a8a4a',
  sun: 'g #fffbe0/.9 #ffe88a/.5 #ffe88a/0',
  light: 'v #b8934a #5c3a1a',
  shade: 'v #8a642c #33200e',
  leaf: 'v #1f7a4e #03241c',
  deep: 'v #0d4a38 #02140f',
};

const terrace = (x: number, y: number, index: number): string => {
  const bricks = `M${x} ${y + 22}H${400 - x}M${x + 30} ${y}v22m60-22v22m${340 - 2 * x - 120}-22v22m-30 0v22m-${300 - 2 * x} 0v-22`;
  return (
    fill(`M${x} ${y}H${400 - x}V${y + 46}H${x}Z`, index % 2 === 0 ? '@light' : '@shade') +
    line(bricks, '#2a160a', 2, 0.35) +
    line(`M${x} ${y + 2}H${400 - x}`, '#ffe2a0', 3, 0.5)
  );
};

const frond = (d: string, paint: string, vein: string): string => fill(d, paint) + line(vein, '#5ad08a', 1.5, 0.35);

export const svg = scene(
  'ja',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  disc(200, 210, 230, '@sun', 0.75),
  rays(200, 210, 40, 460, 14, '#fff6c0', 0.06),
  fill('M0 380Q60 330 110 356T210 340 310 352 400 330V560H0Z', '#0a4436', 0.8),
  [0, 1, 2, 3, 4].map((i) => terrace(128 - i * 24, 282 + i * 46, i)).join(''),
  fill('M146 282H254L238 250H162Z', '@light'),
  fill('M182 282V262A18 18 0 0 1 218 262V282Z', '#06251c'),
  fill('M172 512L180 282H220L228 512Z', '#a8824a'),
  line(
    'M180 300H220M179 322H221M178 344H222M177 366H223M176 388H224M175 410H225M174 432H226M173 454H227M172 476H228',
    '#5a3a16',
    3,
    0.7,
  ),
  disc(200, 230, 46, '#3dffc2', 0.14),
  fill('M200 208L216 222 210 246H190L184 222Z', '#1fd49c'),
  fill('M200 208L216 222 200 228 184 222Z', '#a8ffe4', 0.8),
  fill('M0 506Q200 480 400 506V700H0Z', '@deep'),
  sides(
    frond('M-10 560C-6 400 50 330 112 312C90 380 88 470 44 560Z', '@leaf', 'M10 540Q40 410 104 322') +
      frond('M-20 420C40 350 50 260 6 190C66 226 92 320 40 430Z', '@deep', 'M0 400Q56 300 16 204') +
      frond('M-20 700C10 590 90 540 160 544C130 600 100 660 90 700Z', '@leaf', 'M30 690Q80 590 150 548'),
  ),
  scatterDots(9, 34, [40, 180, 320, 440], 2.6, '#eaffb0', 0.55),
);

export const theme: GameTheme = {
  frame: '#4a3416',
  frameLight: '#eab13c',
  reelBackground: '#072a24',
  accent: '#2fd0a0',
  winGlow: '#7bffd7',
  textOnAccent: '#03241c',
};
