import { glow, paint, place, repeat, specks } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { tile } from '../title.ts';

const light = gradients({
  bg: 'w #c8641a #6a2a14@.42 #2c0e12@.78 #120509',
  stone: 'h #3a1c14 #7a4a2a@.3 #5a3018@.7 #2a120c',
  halo: 'g #fffbd8 #ffd85a/.7@.35 #ff9a1f/.25@.65 #ff8a1a/0',
  gold: 'd #fffbd8 #ffd45a@.3 #e09a1f@.6 #8a4c0a',
  deep: 'd #c87a14 #7a3e08@.6 #4a2204',
  face: 'r #fffbd8 #ffd452@.4 #e8961a@.75 #9a540a',
  ray: 'v #fff6b0 #ffb82a@.5 #c86a0f',
  jade: 'r #d8ffe8 #2fd09a@.4 #0a6a54',
  coin: 'v #fff0a0 #ffb82a@.5 #b86a10',
  beam: 'v #fff0a8/.6 #ffd85a/0',
});

const at = (turn: number, r: number): string => `${r * Math.cos(turn)} ${r * Math.sin(turn)}`;

const rays = repeat(16, (i) => {
  const turn = (i * Math.PI) / 8;
  const tip = i % 2 === 0 ? 92 : 80;
  const half = i % 2 === 0 ? 0.13 : 0.1;
  return `M${at(turn - half, 54)}L${at(turn, tip)}L${at(turn + half, 54)}Z`;
});

/** The face of the sun: heavy lids, a straight nose, a band of jade over the brow. */
const face = `<circle r="54" fill="#7a3e08"/><circle r="52" fill="${paint('face')}"/><path d="M-36 -6Q-24 -20 -8 -10M36 -6Q24 -20 8 -10" stroke="#7a3e08" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-34 0Q-22 -10 -9 0Q-22 8 -34 0ZM34 0Q22 -10 9 0Q22 8 34 0Z" fill="#5a2a06"/><circle cx="-21" r="3.800" fill="${paint('jade')}"/><circle cx="21" r="3.800" fill="${paint('jade')}"/><path d="M-5 -10L-8 14Q0 22 8 14L5 -10" stroke="#8a4c0a" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-17 27Q-8 22 0 25Q8 22 17 27Q0 38 -17 27Z" fill="#8a3a0a"/><path d="M-15 27Q0 30 15 27" stroke="#5a2406" stroke-width="1.800" fill="none"/><path d="M-24 -32Q0 -44 24 -32L20 -22Q0 -32 -20 -22Z" fill="${paint('deep')}"/><circle cy="-33" r="6.500" fill="${paint('jade')}"/><circle cx="-14" cy="-29" r="3.500" fill="#ff5a3a"/><circle cx="14" cy="-29" r="3.500" fill="#ff5a3a"/><path d="M-44 12l8 5-4 8M44 12l-8 5 4 8" stroke="#8a4c0a" stroke-width="3.500" fill="none"/><path d="M-38 -28A46 46 0 0 1 -12 -46" stroke="#fff" stroke-width="5" stroke-linecap="round" fill="none" opacity=".9"/>`;

/** The round door: a ring of steps and studs around the sun. */
const door = `<circle r="126" fill="#1c0a06" cy="5"/><circle r="124" fill="${paint('deep')}"/><circle r="116" fill="none" stroke="${paint('gold')}" stroke-width="12"/><circle r="116" fill="none" stroke="#5a2a06" stroke-width="5" stroke-dasharray="10 14.290"/><circle r="103" fill="#3a1808"/><circle r="101" fill="none" stroke="${paint('gold')}" stroke-width="3"/><g fill="${paint('jade')}" stroke="#ffe9a0" stroke-width="1.500">${repeat(8, (i) => `<path d="M0 -8L8 0 0 8-8 0Z" transform="rotate(${i * 45 + 22.5}) translate(0 -93)"/>`)}</g>${glow('halo', 0, 0, 104)}<path d="${rays}" fill="${paint('ray')}" stroke="#7a3e08" stroke-width="1.600" stroke-linejoin="round"/>${face}`;

const block = (x: number, y: number): string =>
  `<path d="M${x} ${y}h68v40h-68Z" fill="${paint('stone')}" stroke="#1c0a08" stroke-width="2.500"/><path d="M${x + 12} ${y + 30}v-18h36v18h-12v-8h-12v8" fill="none" stroke="#1c0a08" stroke-opacity=".35" stroke-width="4"/>`;

const wall = repeat(
  7,
  (row) => block(row % 2 === 0 ? -24 : -40, -8 + row * 40) + block(row % 2 === 0 ? 256 : 272, -8 + row * 40),
);

const torch = (x: number): string =>
  `${glow('halo', x, 66, 56, 0.75)}<path d="M${x - 8} 80h16l-4 50h-8Z" fill="${paint('deep')}"/><path d="M${x - 12} 74h24l-3 11h-18Z" fill="${paint('gold')}"/><path d="M${x} 30C${x + 16} 48 ${x + 14} 66 ${x} 74C${x - 14} 66 ${x - 12} 52 ${x} 30Z" fill="#ff8a2a"/><path d="M${x} 46C${x + 8} 56 ${x + 7} 68 ${x} 73C${x - 7} 68 ${x - 6} 58 ${x} 46Z" fill="#fff3b0"/>`;

const hoard = `<path d="M-4 300Q40 252 84 280T160 276 226 274 304 262V400H-4Z" fill="${paint('coin')}"/><g fill="${paint('gold')}" stroke="#8a4c0a" stroke-width="1.400">${repeat(13, (i) => `<ellipse cx="${12 + i * 23}" cy="${284 - 12 * Math.abs(Math.sin(i * 1.3))}" rx="12" ry="${5 + (i % 3)}" transform="rotate(${((i * 37) % 40) - 20} ${12 + i * 23} ${284 - 12 * Math.abs(Math.sin(i * 1.3))})"/>`)}</g>`;

/** A golden sun on the door of a vault, above a hoard. */
export const vaultOfSuns = (): string =>
  tile(
    'gvs',
    'vault-of-suns',
    {
      face: [
        [0, '#fffde8'],
        [0.45, '#ffe07a'],
        [1, '#e8921a'],
      ],
      edge: '#3a1206',
      ground: '#140507',
      groundTop: 266,
    },
    `${light}<rect width="300" height="400" fill="${paint('bg')}"/>${wall}<path d="M100 -10H200L300 300H0Z" fill="${paint('beam')}"/>${glow('halo', 150, 146, 168)}${torch(22)}${torch(278)}${place(150, 146, door, 0.98)}${hoard}${specks(87, 4, { x: 20, y: 20, width: 260, height: 250 }, '#fff6c0', 0.8, 2.2)}`,
  );
