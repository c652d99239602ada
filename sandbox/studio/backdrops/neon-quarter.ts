import { fill, line, oval } from '../symbols/pen/shapes.ts';
import type { GameTheme } from './backdrop.ts';
import { chance, scatterDots, scene } from './scene.ts';

const palette = {
  sky: 'v #06041a #1a0f48 #5a1a6a',
  haze: 'g #ff4ac8/.5 #ff2ab0/0',
  cool: 'g #22c8ff/.4 #22c8ff/0',
  far: 'v #241860 #3a1a62',
  left: 'h #0a0824 #1a1444',
  right: 'h #1a1444 #080620',
  street: 'v #2a1450 #05040f',
};

const windows = (seed: number, x: number, y: number, columns: number, rows: number, paint: string): string => {
  const next = chance(seed);
  const cells = Array.from({ length: columns * rows }, (_, i) =>
    next() > 0.55 ? `M${x + (i % columns) * 18} ${y + Math.floor(i / columns) * 22}h7` : '',
  );
  return `<path d="${cells.join('')}" stroke="${paint}" stroke-width="9" stroke-linecap="butt" opacity=".5"/>`;
};

const sign = (d: string, gas: string): string => line(d, gas, 9, 0.25) + line(d, gas, 3.5) + line(d, '#fff', 1.2, 0.8);

const next = chance(77);
const rain = Array.from({ length: 60 }, () => `M${Math.round(next() * 420)} ${Math.round(next() * 640)}l-6 24`).join(
  '',
);

export const svg = scene(
  'nq',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  oval(200, 430, 240, 200, '@haze'),
  fill('M96 500V240H140V180H172V300H196V150L204 120 212 150V270H240V210H292V552H90V240Z', '@far'),
  windows(3, 150, 200, 1, 8, '#7ac8ff'),
  windows(4, 246, 232, 2, 9, '#ffb0e0'),
  fill('M0 560V60H74V130H112V560Z', '@left'),
  fill('M400 560V20H336V96H290V560Z', '@right'),
  windows(7, 12, 90, 3, 14, '#ffd27a'),
  windows(9, 342, 60, 3, 16, '#7ae8ff'),
  fill('M78 190H124V330H78ZM276 230H310V380H276Z', '#0c0a24'),
  sign('M86 200H116V320H86ZM94 218H108M101 218V244M94 262L101 252 108 262M94 280H108V304H94Z', '#ff3ac0'),
  sign('M284 240H302V370H284ZM293 254V286M288 300H298M288 316L298 330M298 316L288 330M288 350H298', '#3ae0ff'),
  sign('M18 430Q40 410 62 430M24 446H56M30 446V470M50 446V470', '#ffd23c'),
  sign('M346 440L366 420 386 440ZM350 450H382', '#8a6aff'),
  line('M60 150Q200 210 340 130M60 170Q200 240 340 160', '#05040f', 2),
  fill('M0 548H400V700H0Z', '@street'),
  oval(100, 610, 60, 70, '@haze', 0, 0.7),
  oval(296, 620, 60, 70, '@cool'),
  line(
    'M70 580H130M84 600H116M60 626H140M270 590H324M282 614H312M262 640H332M180 580H220M170 640H236',
    '#ff8ae0',
    2.5,
    0.22,
  ),
  fill('M176 560Q200 540 224 560L222 561Q212 556 201 561V592L206 606H200L194 606V562Q184 556 176 560Z', '#05040f'),
  line(rain, '#a8c8ff', 1.3, 0.28),
  scatterDots(71, 40, [0, 560, 400, 140], 2, '#bfd8ff', 0.35),
);

export const theme: GameTheme = {
  frame: '#2a1a5c',
  frameLight: '#ff4ac8',
  reelBackground: '#100c2a',
  accent: '#3ae0ff',
  winGlow: '#ff6ad8',
  textOnAccent: '#06122c',
};
