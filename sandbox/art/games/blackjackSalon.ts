import { glow, mirror, paint, place, repeat, specks } from '../drawing.ts';
import { gradients } from '../recipes.ts';
import { chipEdge, chipTower } from '../subjects/chipTower.ts';
import { cardRecipes, playingCard, suits } from '../subjects/playingCard.ts';
import { tile } from '../title.ts';

const light = gradients({
  ...cardRecipes,
  wall: 'w #a85a2a #5a2414@.42 #260c0a@.8 #120506',
  panel: 'h #2a0e08 #6a3018@.4 #3a160c',
  glass: 'v #8affb0 #1f9a5a@.4 #06482a',
  brass: 'h #7a4a10 #ffe9a0@.35 #d8982c@.65 #5a300a',
  beam: 'v #fff3c0/.85 #ffe0a0/.25@.6 #ffe0a0/0',
  halo: 'g #fff0b8/.9 #ffb84a/.35@.45 #ffb84a/0',
  felt: 'v #1f9a62 #0c5a3a@.4 #03271a',
  rail: 'v #a8562a #4a1c0c',
  rd: 'd #ff6a6a #a8122c',
  ik: 'd #5a6ac8 #1b2050',
  br: 'd #ffe9ad #c98f2e',
  gold: 'd #fff3c0 #e8a83a@.5 #9a5a10',
});

const shelves = `<path d="M-4 -4H92V214H-4Z" fill="${paint('panel')}"/><path d="M8 60H80V112H8ZM8 126H80V176H8Z" fill="#140606"/><path d="M8 12H80V48H8Z" fill="#1c0808"/>${repeat(9, (i) => `<path d="M${11 + i * 7.6} ${72 + ((i * 5) % 9)}h5.600V112h-5.600ZM${11 + i * 7.6} ${136 + ((i * 7) % 11)}h5.600V176h-5.600Z" fill="${['#a8322a', '#c98a3a', '#2a6a5a', '#7a2a5a', '#3a4a8a'][(i * 3) % 5]}"/>`)}<path d="M6 112H82M6 176H82" stroke="${paint('brass')}" stroke-width="3"/>`;

/** A banker's lamp hanging above the table. */
const lamp = `<path d="M147 -4h6V34h-6Z" fill="${paint('brass')}"/><path d="M58 86C64 46 106 30 150 30S236 46 242 86Q150 104 58 86Z" fill="${paint('glass')}"/><path d="M82 70C94 50 116 42 140 40" stroke="#e8fff0" stroke-width="6" stroke-linecap="round" fill="none" opacity=".7"/><path d="M150 31V94M106 38C98 56 94 74 94 92M194 38C202 56 206 74 206 92" stroke="#0a5a36" stroke-width="1.600" fill="none" opacity=".7"/><path d="M56 84Q150 104 244 84V91Q150 112 56 91Z" fill="${paint('brass')}"/><ellipse cx="150" cy="98" rx="74" ry="6" fill="#fffbe0"/><path d="M136 24H164L170 34H130Z" fill="${paint('brass')}"/>`;

const king = `<path d="${suits.heart}" transform="translate(-6 18) scale(2.800)"/><path d="M-28 -34L-22 -14H10L16 -34 4 -24 -6 -38 -16 -24Z"/>`;

const ace = `<path d="${suits.spade}" transform="translate(4 -6) scale(4.300)"/><path d="${suits.spade}" transform="translate(4 -4) scale(1.700)" fill="none" stroke="#e9c46a" stroke-width="1.200"/><path d="M-18 -18C-24 -8 -26 0 -24 10" stroke="#8a86c0" stroke-width="5" stroke-linecap="round" fill="none"/>`;

/** An ace and a king of hearts under the lamp of a salon. */
export const blackjackSalon = (): string =>
  tile(
    'gbs',
    'blackjack',
    {
      face: [
        [0, '#fffbe6'],
        [0.45, '#ffe08a'],
        [1, '#d9942a'],
      ],
      edge: '#1c0a06',
      ground: '#0a0605',
      groundTop: 266,
    },
    `${light}${chipEdge}<rect width="300" height="400" fill="${paint('wall')}"/><g id="§s">${shelves}</g>${mirror(150, '<use href="#§s"/>')}<path d="M-10 232Q150 186 310 232V400H-10Z" fill="${paint('rail')}"/><path d="M-10 246Q150 200 310 246V400H-10Z" fill="${paint('felt')}"/><path d="M-10 270Q150 226 310 270" stroke="#ffe9a0" stroke-opacity=".5" stroke-width="2" fill="none"/>
    <path d="M80 94H220L300 300H0Z" fill="${paint('beam')}"/>${glow('halo', 150, 104, 120, 0.8)}${place(40, 262, chipTower('rd', 5), 0.9)}${place(262, 262, chipTower('ik', 4), 0.9)}<ellipse cx="150" cy="272" rx="112" ry="18" fill="#03150d" opacity=".55"/>
    ${place(110, 192, playingCard('k', 'heart', king), 0.92, -12)}${place(192, 196, playingCard('a', 'spade', ace), 0.94, 9)}${lamp}${specks(27, 22, { x: 50, y: 110, width: 200, height: 150 }, '#fff0c0', 0.6, 1.8)}${place(236, 284, chipTower('br', 2), 0.8)}`,
  );
