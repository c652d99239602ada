import { glow, paint, place, specks } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { die } from '../subjects/die.ts';
import { tile } from '../title.ts';

const light = gradients({
  bg: 'v #060a2a #1a2a78@.42 #4a4aa8@.66 #141238',
  moon: 'r #fffdf0 #ffeebc@.45 #e0b478@.85 #a87a5a',
  halo: 'g #ffe9b8/.75@.45 #8a8aff/.28@.7 #5a5aff/0',
  top: 'd #ffffff #c9d8ff',
  mid: 'd #9fb4ff #4a5ee0',
  low: 'd #5a6ae8 #1a1f8a',
  topr: 'd #ffe0d0 #ff9a90',
  midr: 'd #ff6a7a #c01848',
  lowr: 'd #d02a5a #6a0a3a',
  felt: 'v #3a3aa0 #14123c',
  gold: 'd #fff3c0 #f0b848 #8a5410',
  shade: 'g #04041a/.85 #04041a/0',
});

/** The moon as a clock at midnight: twelve marks and both hands upright. */
const clock = `${glow('halo', 150, 118, 150)}<circle cx="150" cy="118" r="92" fill="${paint('moon')}"/><g fill="#b98a5c" opacity=".28"><circle cx="108" cy="150" r="17"/><circle cx="196" cy="166" r="12"/><circle cx="206" cy="92" r="20"/><circle cx="112" cy="78" r="9"/></g><circle cx="150" cy="118" r="82" fill="none" stroke="#6a4a4a" stroke-opacity=".55" stroke-width="1.6"/>
  <g fill="none" stroke="#4a3048"><circle cx="150" cy="118" r="70" stroke-width="14" stroke-dasharray="6 103.960" stroke-dashoffset="3"/><circle cx="150" cy="118" r="74" stroke-width="7" stroke-dasharray="3 35.750" stroke-dashoffset="1.500"/></g><path d="M146 122L143 70 150 46 157 70 154 122Z" fill="#2c1c3c"/><path d="M148.500 118L147 56 150 34 153 56 151.500 118Z" fill="#4a2a50"/><circle cx="150" cy="118" r="7" fill="#2c1c3c"/><circle cx="150" cy="118" r="3" fill="${paint('gold')}"/>`;

const clouds = `<g fill="#b8c0ff" opacity=".26"><path d="M-10 92q24-16 44-2 16-20 40-4 22-4 26 12H-10ZM310 66q-22-14-38-2-18-16-38 0-20-2-22 12H310Z"/></g><g fill="#0a0c34"><path d="M0 262V214l14-10 14 10v-30l8-12 8 12v34h16v-18l12-8 12 8v52ZM300 262V202h-18v-22l-9-16-9 16v40h-14v-14l-12-8-12 8v56Z" opacity=".75"/></g><path d="M10 226v6M38 200v8M70 224v6M272 196v8M286 216v6M240 222v6" stroke="#ffd98a" stroke-width="4"/>`;

const blue = die(50, [-32, 34, -14], {
  faces: [paint('top'), paint('mid'), paint('low')],
  edge: '#8ea0f4',
  spot: '#fff0b0',
  spotShade: '#2a2a78',
});
const red = die(43, [-30, -38, 16], {
  faces: [paint('topr'), paint('midr'), paint('lowr')],
  edge: '#f0708a',
  spot: '#fff6d8',
  spotShade: '#6a0a3a',
});

const streaks =
  '<g fill="none" stroke="#dfe6ff" stroke-linecap="round" stroke-width="3"><path d="M22 150Q40 120 66 108" opacity=".75"/><path d="M10 178Q22 150 40 134" opacity=".4"/><path d="M284 150Q276 130 258 118" opacity=".7"/></g>';

/** Two dice tumble in front of a moon that is a clock at midnight. */
export const midnightDice = (): string =>
  tile(
    'gmd',
    'dice',
    {
      face: [
        [0, '#ffffff'],
        [0.5, '#ffeeb8'],
        [1, '#f0b04a'],
      ],
      edge: '#0e0c38',
      ground: '#080724',
      groundTop: 268,
      depth: 3,
    },
    `${light}<rect width="300" height="400" fill="${paint('bg')}"/>${specks(7, 60, { x: 0, y: 0, width: 300, height: 190 }, '#eef0ff', 0.4, 1.5)}${clock}${clouds}<path d="M0 262Q150 236 300 262V400H0Z" fill="${paint('felt')}"/><path d="M0 262Q150 236 300 262" stroke="#aab4ff" stroke-width="2" fill="none" opacity=".7"/>
    <ellipse cx="106" cy="278" rx="82" ry="18" fill="${paint('shade')}"/><ellipse cx="216" cy="276" rx="66" ry="15" fill="${paint('shade')}"/>${streaks}${place(216, 200, red)}${place(104, 190, blue)}
    ${specks(31, 20, { x: 30, y: 110, width: 240, height: 170 }, '#fff3c8', 0.8, 2.2)}`,
  );
