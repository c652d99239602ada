import { disc, fill, line, place, rays, sparks } from '../symbols/pen/shapes.ts';
import type { GameTheme } from './backdrop.ts';
import { chance, scatterDots, scene } from './scene.ts';

const palette = {
  sky: 'v #4a0b3f #8a1246 #b83a3e',
  spot: 'g #ffb08a/.55 #ff7a59/0',
  ground: 'v #5c0c3c #24041f',
  tent: 'h #8a1040 #c22a4e #7a0c3a',
  cream: 'h #c99a86 #f0cdb0 #b8867a',
};

const flagColours = ['#ffc93c', '#f25c7a', '#8a5ae8', '#5fc04a', '#ff9d3c'];

const bunting = (y: number, sag: number): string => {
  const flags = Array.from({ length: 9 }, (_, i) => {
    const x = 10 + i * 44;
    const drop = y + 4 * sag * ((x + 12) / 400) * (1 - (x + 12) / 400);
    return fill(`M${x} ${Math.round(drop)}h26l-13 26Z`, flagColours[i % 5] ?? '#ffc93c');
  });
  return line(`M-4 ${y}Q200 ${y + sag * 2} 404 ${y}`, '#2e0524', 2.5) + flags.join('');
};

const next = chance(21);
const confetti = Array.from({ length: 16 }, (_, i) =>
  place(
    Math.round(next() * 400),
    Math.round(120 + next() * 420),
    fill('M-4-2H4V2H-4Z', flagColours[i % 5] ?? '#fff'),
    1,
    Math.round(next() * 180),
  ),
).join('');

const tent = (x: number, y: number, size: number): string =>
  place(
    x,
    y,
    `${fill('M-70 0Q-10-30 0-80Q10-30 70 0V90H-70Z', '@tent')}${fill('M-26 0Q-4-30 0-80Q4-30 26 0V90H-26Z', '@cream', 0.5)}${fill('M-70 0H70V8Q58 20 47 8Q35 20 23 8Q12 20 0 8Q-12 20-23 8Q-35 20-47 8Q-58 20-70 8Z', '#ffc93c', 0.8)}${fill('M0-80V-104L26-95 0-87Z', '#ffc93c')}`,
    size,
  );

export const svg = scene(
  'cp',
  palette,
  fill('M0 0H400V700H0Z', '@sky'),
  rays(200, 300, 20, 520, 16, '#ffd9a0', 0.07),
  disc(200, 300, 260, '@spot'),
  bunting(60, 46),
  bunting(128, 34),
  tent(66, 440, 0.9),
  tent(336, 448, 0.8),
  tent(204, 430, 1.25),
  fill('M0 520Q200 490 400 520V700H0Z', '@ground'),
  line('M150 540L90 700M250 540L310 700', '#ffc93c', 4, 0.3),
  scatterDots(5, 30, [0, 540, 400, 150], 5, '#ff9db0', 0.25),
  confetti,
  sparks('#ffe9b0', [40, 250, 12], [356, 230, 14], [120, 300, 8], [300, 330, 9]),
);

export const theme: GameTheme = {
  frame: '#8f0f3c',
  frameLight: '#ffc93c',
  reelBackground: '#fff1dc',
  accent: '#ffc93c',
  winGlow: '#ff8a1e',
  textOnAccent: '#4a0626',
};
