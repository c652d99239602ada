import type { GameTheme } from '../../../backdrops/backdrop.ts';
import { chance, scatterDots, scene, sides } from '../../../backdrops/scene.ts';
import { disc, fill, line, oval } from '../../../symbols/pen/shapes.ts';

const palette = {
  calm: 'g #0c0216/.75 #0c0216/.6 #0c0216/0',
  wall: 'v #16031f #34083e #1c0530 #08020f',
  haze: 'g #ff5ab0/.4 #b02a8a/.14 #b02a8a/0',
  cab: 'h #1c030c #641024 #380816',
  top: 'v #c8923a #a84a1a #6a1a10',
  screen: 'v #1f48a8 #0c205c #081238',
  carpet: 'v #4a0c4a #14041c',
  gold: 'v #fff0b0 #c8862a',
};

/** A machine at the side of the aisle, seen at an angle; it gets narrower with the distance. */
const machine = (x: number, y: number, w: number, h: number): string => {
  const at = (u: number, v: number): string =>
    `${Math.round(x + u * w)} ${Math.round(y + v * h + (u - 0.5) * h * 0.08 * (v < 0.5 ? 1 : -1))}`;
  const quad = (l: number, t: number, r: number, b: number): string =>
    `M${at(l, t)}L${at(r, t)}L${at(r, b)}L${at(l, b)}Z`;
  return (
    fill(quad(0, 0, 1, 1), '@cab') +
    fill(quad(0.1, 0.03, 0.9, 0.2), '@top') +
    fill(`M${at(0.5, 0.045)}L${at(0.64, 0.115)}L${at(0.5, 0.185)}L${at(0.36, 0.115)}Z`, '#fff0c0', 0.85) +
    fill(quad(0.1, 0.25, 0.9, 0.55), '@screen') +
    fill([0, 1, 2, 3, 4].map((i) => quad(0.16 + i * 0.14, 0.36, 0.27 + i * 0.14, 0.47)).join(''), '#fdf6e8', 0.5) +
    fill([0, 1, 2, 3].map((i) => quad(0.14 + i * 0.19, 0.62, 0.28 + i * 0.19, 0.66)).join(''), '#ffc84a', 0.9) +
    line(`M${at(1, 0)}L${at(1, 1)}`, '#ff9ad0', 2, 0.7) +
    line(`M${at(0.03, 0.02)}L${at(0.03, 0.58)}M${at(0.97, 0.02)}L${at(0.97, 0.58)}`, '#ffe9a8', 3.5).replace(
      '/>',
      ' stroke-dasharray="0 11"/>',
    )
  );
};

const next = chance(8);
const weave = Array.from({ length: 26 }, () => {
  const x = Math.round(next() * 400);
  const y = Math.round(590 + next() * 100);
  return `M${x} ${y}l7 4-7 4-7-4Z`;
}).join('');

export const svg = scene(
  'vp',
  palette,
  fill('M0 0H400V700H0Z', '@wall'),
  disc(200, 330, 260, '@haze'),
  line('M0 30L200 110L400 30M0 80L200 140L400 80', '#ff6ac0', 2.5, 0.35),
  line('M-4 20L200 96L404 20', '#fff0b8', 5).replace('/>', ' stroke-dasharray="0 16"/>'),
  line('M-4 62L200 122L404 62', '#ffb0e0', 4, 0.8).replace('/>', ' stroke-dasharray="0 15"/>'),
  fill('M200 168L206 184 222 185 210 196 214 212 200 203 186 212 190 196 178 185 194 184Z', '@gold', 0.8),
  fill('M0 640L120 540H280L400 640V700H0Z', '@carpet'),
  fill('M0 600L120 536H280L400 600V700H0Z', '@carpet'),
  fill(weave, '#ffb84a', 0.28),
  sides(machine(66, 318, 22, 200) + machine(36, 270, 36, 284) + machine(-20, 196, 60, 420)),
  oval(200, 380, 170, 290, '@calm'),
  sides(oval(70, 640, 70, 22, '#ff5ab0', 0, 0.16)),
  scatterDots(29, 30, [90, 40, 220, 160], 1.8, '#ffd8f0', 0.35),
);

export const theme: GameTheme = {
  frame: '#5a0f3a',
  frameLight: '#ff8ac8',
  reelBackground: '#140a3c',
  accent: '#ffc84a',
  winGlow: '#ffe79a',
  textOnAccent: '#2c1000',
};
