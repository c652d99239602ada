import { disc, fill, line, place } from '../symbols/pen/shapes.ts';
import type { GameTheme } from './backdrop.ts';
import { scatterDots, scene } from './scene.ts';

const palette = {
  wall: 'v #120c10 #2a171a #4a2216',
  heat: 'g #ffb347/.75 #ff6a1a/.35 #ff5a00/0',
  mouth: 'v #ffcf6a #e8821e #8a2a0c',
  iron: 'v #3a3138 #171216',
  floor: 'v #241315 #0c0608',
  melt: 'v #ffd75a #ff7a14',
};

const halves = (half: string): string => half + `<g transform="matrix(-1 0 0 1 400 0)">${half}</g>`;

const bricks = Array.from(
  { length: 9 },
  (_, row) => `M0 ${70 + row * 40}H400M${row % 2 === 0 ? 40 : 80} ${70 + row * 40}v40m80-40v40m80-40v40m80-40v40`,
).join('');

export const svg = scene(
  'gf',
  palette,
  fill('M0 0H400V700H0Z', '@wall'),
  line(bricks, '#000', 3, 0.28),
  disc(200, 350, 260, '@heat', 0.55),
  fill('M84 520V330Q84 214 200 214Q316 214 316 330V520Z', '@iron'),
  line('M96 520V330Q96 226 200 226Q304 226 304 330V520', '#7a6a70', 3, 0.5),
  fill('M124 520V340Q124 262 200 262Q276 262 276 340V520Z', '@mouth'),
  fill('M124 520V470Q150 420 164 460Q176 380 200 430Q222 370 236 450Q256 420 276 470V520Z', '#ffe08a', 0.7),
  line('M124 500H276M150 520V440M184 520V440M218 520V440M252 520V440', '#2a1216', 8),
  halves(
    fill('M0 0H46V520H0Z', '@iron') +
      line('M46 0V520', '#8a6a5c', 3, 0.5) +
      line('M22 60h.1M22 160h.1M22 260h.1M22 360h.1M22 460h.1', '#6a5c62', 10) +
      line('M62 0V130M62 138a8 8 0 1 1-.1 0M62 154V180', '#4a4046', 6) +
      place(62, 206, fill('M0-26L20-8 0 30-20-8Z', '#3fc9d8', 0.55) + fill('M0-26L20-8H-20Z', '#dffcff', 0.5)),
  ),
  fill('M0 520H400V700H0Z', '@floor'),
  fill('M178 520H222L262 700H138Z', '#0a0506') + fill('M186 520H214L246 700H154Z', '@melt', 0.8),
  line('M0 560H150M250 560H400M0 620H110M300 620H400', '#5c2a1c', 2, 0.5),
  scatterDots(12, 40, [60, 200, 280, 330], 3, '#ffe9a0', 0.7),
  scatterDots(13, 26, [0, 60, 400, 600], 2, '#ff9d3c', 0.8),
);

export const theme: GameTheme = {
  frame: '#3a3036',
  frameLight: '#ffb52e',
  reelBackground: '#1f1519',
  accent: '#ff9d2e',
  winGlow: '#ffe27a',
  textOnAccent: '#2a0d05',
};
