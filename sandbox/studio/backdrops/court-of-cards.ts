import { disc, fill, line, place } from '../symbols/pen/shapes.ts';
import type { GameTheme } from './backdrop.ts';
import { scatterDots, scene, sides } from './scene.ts';

const palette = {
  wall: 'v #1a0a2c #3a1240 #24102c',
  glow: 'g #ffd27a/.5 #f2a03a/0',
  curtain: 'h #3a0620 #a81a3c #5a0a2a #9a1838 #3a0620',
  pillar: 'h #4a3a5c #a898b8 #3a2c4c',
  floor: 'v #2a1434 #0a0412',
  rug: 'v #a81a3c #4a0820',
  gold: 'v #ffe9a0 #a86a1c',
  glass: 'v #6a7ae0 #2a2a7a',
};

const suits = [
  'M0-9C3-4 9-1 9 4A4.5 4.5 0 0 1 1.5 7L3 11H-3L-1.5 7A4.5 4.5 0 0 1-9 4C-9-1-3-4 0-9Z',
  'M0 9C-6 4-9 1-9-3A4.8 4.8 0 0 1 0-5A4.8 4.8 0 0 1 9-3C9 1 6 4 0 9Z',
  'M0-10L8 0 0 10-8 0Z',
] as const;

const chandelier =
  line('M200 0V76M140 104Q200 140 260 104M160 100V118M240 100V118M200 76V122', '@gold', 4) +
  [140, 170, 200, 230, 260].map((x) => disc(x, 96, 26, '@glow', 0.8) + line(`M${x} 104V96`, '#fff0c0', 5)).join('');

const tiles =
  Array.from({ length: 5 }, (_, i) => `M200 470L${-300 + i * 250} 700`).join('') + 'M60 530H340M10 580H390M0 640H400';

export const svg = scene(
  'cc',
  palette,
  fill('M0 0H400V700H0Z', '@wall'),
  suits
    .map((d, row) =>
      Array.from({ length: 3 }, (_, i) => place(60 + i * 140, 180 + row * 64, fill(d, '#8a4a8a', 0.22))).join(''),
    )
    .join(''),
  fill('M150 420V210Q150 150 200 140Q250 150 250 210V420Z', '@glass', 0.6),
  line('M150 420V210Q150 150 200 140Q250 150 250 210V420M200 140V420M150 260H250M150 330H250', '#12081c', 5),
  disc(200, 330, 180, '@glow', 0.7),
  sides(
    fill('M64 60H116V520H64Z', '@pillar', 0.7) +
      fill('M54 40H126V64H54ZM54 500H126V526H54Z', '@gold', 0.8) +
      fill('M-10 0H96Q90 140 44 250Q30 300 40 560H-10Z', '@curtain') +
      line('M20 0Q22 160 6 280M56 0Q52 140 24 260', '#2a0418', 4, 0.5) +
      line('M34 276Q24 290-4 286', '@gold', 7),
  ),
  fill('M0 0H400V30Q360 70 320 40Q280 84 240 44Q200 90 160 44Q120 84 80 40Q40 70 0 30Z', '@curtain'),
  line('M0 30Q40 70 80 40Q120 84 160 44Q200 90 240 44Q280 84 320 40Q360 70 400 30', '#d8a03a', 3, 0.8),
  chandelier,
  fill('M0 470H400V700H0Z', '@floor'),
  line(tiles, '#7a5a9a', 2, 0.25),
  fill('M164 470H236L320 700H80Z', '@rug'),
  line('M170 470L94 700M230 470L306 700', '#d8a03a', 3, 0.7),
  fill('M160 474V360Q160 330 176 322L182 300 200 316 218 300 224 322Q240 330 240 360V474Z', '#7a1430'),
  line(
    'M160 474V360Q160 330 176 322L182 300 200 316 218 300 224 322Q240 330 240 360V474M152 410H166M234 410H248M154 410V474M246 410V474',
    '@gold',
    5,
  ),
  scatterDots(91, 26, [90, 120, 220, 380], 2.4, '#ffe9b0', 0.5),
);

export const theme: GameTheme = {
  frame: '#4a0f30',
  frameLight: '#f2ba3e',
  reelBackground: '#0f3b2c',
  accent: '#f2ba3e',
  winGlow: '#ffe9a0',
  textOnAccent: '#2a0a1e',
};
