import { glow, paint, place } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { chipEdge, chipTower } from '../subjects/chipTower.ts';
import { rouletteWheel, turret, wheelRecipes } from '../subjects/rouletteWheel.ts';
import { tile } from '../title.ts';

const light = gradients({
  ...wheelRecipes,
  bg: 'w #2a9a6a #0e5a40@.4 #04281e@.8 #021510',
  lamp: 'g #fff6d0/.8 #ffe0a0/.3@.45 #ffd080/0',
  shade: 'g #001a10/.85 #001a10/.6@.6 #001a10/0',
  ball: 'r #ffffff #f0f4ff@.5 #9aa4c0',
  rd: 'd #ff6a6a #a8122c',
  ik: 'd #5a6ac8 #1b2050',
  br: 'd #ffe9ad #c98f2e',
});

const layout = `<g fill="none" stroke="#e8f8d8" stroke-opacity=".4" stroke-width="2"><path d="M40 360L116 276M110 380L170 284M190 380L216 282M-10 300Q150 330 310 292"/></g>`;

const swing = `<path d="M34 122A124 70 0 0 1 246 98" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="12" stroke-linecap="round"/><path d="M70 92A124 70 0 0 1 246 98" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/><circle cx="248" cy="101" r="12" fill="${paint('ball')}"/><circle cx="244" cy="97" r="3.500" fill="#fff"/>`;

/** A roulette wheel under a lamp, with the ball on its way. */
export const europeanRoulette = (): string =>
  tile(
    'ger',
    'roulette',
    {
      face: [
        [0, '#fffbe6'],
        [0.45, '#ffe08a'],
        [1, '#d9942a'],
      ],
      edge: '#06241a',
      ground: '#02130d',
      groundTop: 258,
    },
    `${light}${chipEdge}<rect width="300" height="400" fill="${paint('bg')}"/>${layout}${glow('lamp', 150, 60, 190)}<ellipse cx="150" cy="190" rx="168" ry="104" fill="${paint('shade')}"/>${place(150, 154, rouletteWheel(0.66, 12), 0.94)}${place(150, 152, turret, 0.98)}${swing}
    <path d="M20 128A132 86 0 0 1 120 72" fill="none" stroke="#fff6d8" stroke-width="4" stroke-linecap="round" opacity=".55"/>${place(44, 272, chipTower('rd', 4), 0.86)}${place(258, 268, chipTower('ik', 5), 0.86)}
    <path d="M226 58L229.500 70 241 74 229.500 78 226 90 222.500 78 211 74 222.500 70Z" fill="#fff" opacity=".9"/>`,
  );
