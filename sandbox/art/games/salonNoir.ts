import { glow, mirror, paint, place, repeat, specks } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { rouletteWheel, turret, wheelRecipes } from '../subjects/rouletteWheel.ts';
import { tile } from '../title.ts';

const light = gradients({
  ...wheelRecipes,
  bowl: 'h #0a0606 #4a3426@.22 #1c120e@.45 #5a4030@.72 #080504',
  bg: 'w #5a3a2a #241814@.4 #0c0809@.8 #050304',
  halo: 'g #fff0c8/.95 #ffc878/.45@.35 #c8803a/0',
  beam: 'v #fff3d0/.55 #ffdca0/0',
  curtain: 'h #0a0506 #3a1620@.4 #1a090e@.7 #060304',
  gown: 'v #1c1014 #050304',
  hair: 'd #2a181c #060304',
  skin: 'd #7a4a3a #2c1614',
  gold: 'v #fff3c0 #e0a848@.5 #8a5a18',
  ball: 'r #ffffff #f0f4ff@.5 #9aa4c0',
});

const drapes = repeat(
  4,
  (i) =>
    `<path d="M${-14 + i * 20} -4C${-8 + i * 19} 90 ${-14 + i * 15} 190 ${-22 + i * 12} 320H${4 + i * 13}C${10 + i * 16} 190 ${14 + i * 19} 90 ${10 + i * 20} -4Z" fill="${paint('curtain')}"/>`,
);

const fan = `<g fill="none" stroke="${paint('gold')}"><path d="${repeat(11, (i) => `M${150 + 44 * Math.cos((Math.PI * (i + 0.5)) / 11)} ${122 - 44 * Math.sin((Math.PI * (i + 0.5)) / 11)}L${150 + 112 * Math.cos((Math.PI * (i + 0.5)) / 11)} ${122 - 112 * Math.sin((Math.PI * (i + 0.5)) / 11)}`)}" stroke-width="1.800" opacity=".7"/><path d="M34 124A116 116 0 0 1 266 124M48 124A102 102 0 0 1 252 124" stroke-width="2.600"/></g>`;

/** A presenter from the waist up, about 170 wide; the waist is at (0, 0). Light from behind draws her outline. */
const presenter = `<path d="M-40 0C-36 -26 -46 -42 -62 -46C-82 -38 -92 -14 -104 22L-84 36C-76 10 -66 -8 -52 -18ZM40 0C36 -26 46 -42 62 -46C82 -38 92 -14 104 22L84 36C76 10 66 -8 52 -18Z" fill="${paint('skin')}"/>
  <path d="M-14 -92V-66C-30 -58 -52 -60 -66 -48C-58 -34 -44 -14 -42 30H42C44 -14 58 -34 66 -48C52 -60 30 -58 14 -66V-92Z" fill="${paint('skin')}"/><path d="M-40 -46C-28 -34 -12 -24 0 -14C12 -24 28 -34 40 -46C48 -30 42 -10 44 30H-44C-42 -10 -48 -30 -40 -46Z" fill="${paint('gown')}"/><path d="M-40 -46L-34 -62M40 -46L34 -62" stroke="#0a0506" stroke-width="5"/>
  <path d="M-24 -122C-22 -98 -12 -82 0 -80C12 -82 22 -98 24 -122C20 -140 -20 -140 -24 -122Z" fill="${paint('skin')}"/><path d="M-36 -88C-46 -112 -42 -156 0 -160C42 -156 46 -112 36 -88C28 -84 22 -90 22 -98C26 -112 24 -124 16 -132C2 -126 -14 -128 -22 -122C-26 -112 -24 -102 -22 -98C-22 -90 -28 -84 -36 -88Z" fill="${paint('hair')}"/><path d="M-8 -92Q-3 -95 0 -93Q3 -95 8 -92Q0 -85 -8 -92Z" fill="#d8203c"/><path d="M-14 -110q5 -3 9 0M5 -110q5 -3 9 0" stroke="#0a0506" stroke-width="2.600" stroke-linecap="round" fill="none"/>
  <path d="M-36 -88C-46 -112 -42 -156 0 -160C42 -156 46 -112 36 -88M-66 -48C-52 -60 -30 -58 -17 -66M66 -48C52 -60 30 -58 17 -66M-66 -47C-84 -38 -93 -14 -104 20M66 -47C84 -38 93 -14 104 20" stroke="#ffd89a" stroke-width="2.600" stroke-linecap="round" fill="none"/><path d="M-26 -92v12M26 -92v12" stroke="${paint('gold')}" stroke-width="3" stroke-linecap="round"/><circle cx="-26" cy="-78" r="3.500" fill="#fff3c8"/><circle cx="26" cy="-78" r="3.500" fill="#fff3c8"/><path d="M-13 -68Q0 -54 13 -68" stroke="#ffe9b0" stroke-width="3" stroke-dasharray="0 4.500" stroke-linecap="round" fill="none"/>`;

/** A presenter in the light of a stage, behind a dark wheel. */
export const salonNoir = (): string =>
  tile(
    'gsn',
    'live-roulette',
    {
      face: [
        [0, '#fffdf4'],
        [0.5, '#f6dca0'],
        [1, '#b8802c'],
      ],
      edge: '#0a0607',
      ground: '#050304',
      groundTop: 262,
      depth: 2,
    },
    `${light}<rect width="300" height="400" fill="${paint('bg')}"/>${glow('halo', 150, 96, 150)}${fan}<path d="M126 -10H174L280 300H20Z" fill="${paint('beam')}"/><g id="§d">${drapes}</g>${mirror(150, '<use href="#§d"/>')}${glow('halo', 150, 80, 76, 0.8)}
    ${place(150, 190, presenter, 1.04)}<ellipse cx="150" cy="240" rx="150" ry="62" fill="#000" opacity=".5"/>${place(150, 226, rouletteWheel(0.42, 40), 0.96)}${place(150, 228, turret, 0.72)}<path d="M22 216A130 52 0 0 1 110 172" fill="none" stroke="#fff0d0" stroke-width="3" stroke-linecap="round" opacity=".7"/><circle cx="242" cy="196" r="8" fill="${paint('ball')}"/>
    ${specks(71, 22, { x: 60, y: 20, width: 180, height: 150 }, '#ffe9b8', 0.6, 1.8)}`,
  );
