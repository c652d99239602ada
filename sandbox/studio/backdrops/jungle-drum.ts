import { disc, fill, line } from '../symbols/pen/shapes.ts';
import type { GameTheme } from './backdrop.ts';
import { scatterDots, scene, sides } from './scene.ts';

const palette = {
  air: 'v #0c2a1c #1f5a32 #5a8a3a',
  sun: 'g #f4ffb0/.8 #c8f06a/.3 #8ae03a/0',
  trunk: 'h #1f1208 #4a2c14 #150b05',
  leaf: 'v #2f8a3e #06301c',
  dark: 'v #0f4424 #02120a',
  water: 'v #e0fff0/.8 #8ad8c8/.5',
  fire: 'g #ffd27a/.8 #ff8a2a/0',
  drum: 'v #a85a24 #3a1808',
};

export const svg = scene(
  'jd',
  palette,
  fill('M0 0H400V700H0Z', '@air'),
  disc(216, 210, 220, '@sun', 0.8),
  fill('M190-10L230-10 170 520 60 520ZM250-10L280-10 330 500 250 520Z', '#f4ffc0', 0.08),
  fill('M0 330Q50 270 100 300T200 280 300 296 400 262V560H0Z', '#1a5232', 0.8),
  fill('M184 300H232L240 520H176Z', '@water', 0.6),
  line('M194 310V500M206 306V510M220 310V500', '#fff', 2.5, 0.45),
  fill('M0 420Q60 360 130 400Q170 420 172 520H0ZM400 410Q330 360 276 400Q244 430 246 520H400Z', '#10402a'),
  fill('M0 510Q200 480 400 510V700H0Z', '@dark'),
  fill('M150 520Q208 504 262 520Q300 560 270 590Q200 610 140 590Q116 560 150 520Z', '#3a8a7a', 0.45),
  fill(
    'M20-10H72Q60 200 84 430 92 520 120 560H-10Q30 500 26 420Q36 200 20-10ZM350-10H396Q372 240 384 460 390 530 420 570H290Q330 520 338 440Q352 220 350-10Z',
    '@trunk',
  ),
  line('M44 20Q40 240 56 480M372 20Q360 240 362 480', '#6a8a3a', 3, 0.4),
  line('M90-10Q96 120 70 200T96 330M316-10Q300 90 326 170T312 290M180-10Q186 40 170 90', '#123c1c', 5),
  sides(
    fill('M-10-10H150Q110 30 118 70Q80 46 60 96Q40 64-10 110Z', '@leaf') +
      fill('M-20 700C-10 590 40 530 110 520C92 580 90 640 70 700Z', '@leaf') +
      fill('M-20 600C30 560 50 490 20 430C80 470 90 550 50 620Z', '@dark') +
      line('M4 690Q40 590 102 526', '#8ad86a', 1.5, 0.4),
  ),
  disc(300, 600, 90, '@fire', 0.6),
  fill('M120 594Q120 640 132 668H176Q188 640 188 594Z', '@drum'),
  fill('M154 580Q188 582 188 594Q188 606 154 607Q120 606 120 594Q120 582 154 580Z', '#d8b47a'),
  line('M122 604L136 660 150 610 162 660 176 610 184 640', '#f0d8a0', 2, 0.7),
  scatterDots(81, 40, [20, 120, 360, 500], 3, '#eaff8a', 0.6),
  scatterDots(82, 12, [40, 240, 320, 360], 5, '#fff6b0', 0.5),
);

export const theme: GameTheme = {
  frame: '#4a2810',
  frameLight: '#8ad83a',
  reelBackground: '#123020',
  accent: '#f5a82a',
  winGlow: '#eaff7a',
  textOnAccent: '#241004',
};
