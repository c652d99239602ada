import { beams, glow, paint, place, repeat, specks } from '../drawing.ts';
import { lettering } from '../lettering/lettering.ts';
import { gradients } from '../recipes.ts';
import { blankCard, cardRecipes, suits, type Rank } from '../subjects/playingCard.ts';
import { tile } from '../title.ts';

const light = gradients({
  ...cardRecipes,
  bg: 'w #e8407a #9a1258@.4 #3a0634@.78 #14031a',
  cab: 'h #4a0a1e #e0324a@.16 #a8142e@.4 #c8243e@.7 #3a0616',
  chrome: 'v #ffffff #a8b4d0@.3 #5a6484@.5 #e8f0ff@.6 #6a7698',
  brass: 'v #fff6c0 #f0b83a@.5 #9a5a10',
  screen: 'v #2a6af0 #123a9a@.5 #0a1c5a',
  marquee: 'v #fff0b0 #ffb82a@.5 #e8581a',
  halo: 'g #ffd8f0/.8 #ff5aa0/.35@.5 #ff2a8a/0',
  key: 'v #fffbe0 #ffd05a@.4 #d8801a',
  key2: 'v #ffd8d8 #ff4a5a@.4 #a80a28',
  deck: 'v #3a3a52 #14121e',
});

const bulbs = (count: number, at: (t: number) => readonly [number, number]): string => {
  const dots = repeat(count, (i) => {
    const [x, y] = at(i / (count - 1));
    return `M${Math.round(x)} ${Math.round(y)}h.1`;
  });
  return `<g stroke-linecap="round"><path d="${dots}" stroke="#ffb83a" stroke-width="11" stroke-opacity=".35"/><path d="${dots}" stroke="#fffbe0" stroke-width="5.500"/></g>`;
};

/** The marquee: an arch with a pair of jacks' letters in bulbs. */
const arch = `<path d="M36 104C36 40 86 8 150 8S264 40 264 104Z" fill="${paint('cab')}"/><path d="M50 98C52 50 96 22 150 22S248 50 250 98Z" fill="${paint('chrome')}"/><path d="M57 98C60 56 100 30 150 30S240 56 243 98Z" fill="${paint('marquee')}"/><path d="M150 98L78 66 92 50ZM150 98L112 38 132 32ZM150 98L168 32 188 38ZM150 98L208 50 222 66ZM150 98L58 96 64 82ZM150 98L236 82 242 96Z" fill="#fff" opacity=".28"/>
  ${bulbs(15, (t) => [150 - 100 * Math.cos(Math.PI * t), 98 - 75 * Math.sin(Math.PI * t)])}
  <path d="M150 40L156.500 56 174 57 160 68 165 85 150 75.500 135 85 140 68 126 57 143.500 56Z" fill="#fff8d8" stroke="#a8320a" stroke-width="2.500" stroke-linejoin="round"/>`;

const hand: readonly Rank[] = ['10', 'j', 'q', 'k', 'a'];

const cards = `<defs><g id="§card">${blankCard}<path d="${suits.heart}" transform="translate(-18 34) scale(4)" fill="${paint('red')}"/><path d="${suits.heart}" transform="translate(-42 -26) scale(1.400)" fill="${paint('red')}"/></g></defs>${repeat(
  5,
  (i) => {
    const { d, width } = lettering[`rank-${hand[i] ?? 'a'}`];
    return place(
      81 + i * 35,
      168 + (i - 2) * (i - 2) * 1.6,
      `<use href="#§card"/><path d="${d}" transform="translate(${-40 - width * 0.85} -88) scale(1.700)" fill="#d0182e"/>`,
      0.4,
      (i - 2) * 3,
    );
  },
)}`;

const cabinet = `<path d="M26 100H274V282L292 400H8L26 282Z" fill="${paint('cab')}"/><path d="M40 100H260V228H40Z" fill="${paint('chrome')}"/><rect x="47" y="106" width="206" height="116" rx="9" fill="#050a26"/><rect x="50" y="109" width="200" height="110" rx="7" fill="${paint('screen')}"/>
  <path d="M60 118h52M60 125h38M188 118h52M202 125h38" stroke="#ffe05a" stroke-width="3.500" stroke-linecap="round" opacity=".85"/><path d="M124 121.500h52" stroke="#fff" stroke-width="5" stroke-linecap="round"/>${cards}
  <path d="M30 234H270L282 284H18Z" fill="${paint('deck')}"/><path d="M30 231H270V236H30Z" fill="${paint('brass')}"/>${repeat(5, (i) => `<path d="M${50 + i * 42} 244h32l2 20h-36Z" fill="#0a0810"/><path d="M${51 + i * 42} 242h30l2 17h-34Z" fill="${paint(i === 4 ? 'key2' : 'key')}"/>`)}
  ${bulbs(7, (t) => [33, 110 + 112 * t])}${bulbs(7, (t) => [267, 110 + 112 * t])}`;

/** A video poker machine with a royal flush on its screen. */
export const jacksOrBetter = (): string =>
  tile(
    'gjb',
    'video-poker',
    {
      face: [
        [0, '#ffffff'],
        [0.5, '#ffe88a'],
        [1, '#ffae1f'],
      ],
      edge: '#4a0420',
      ground: '#1a0314',
      groundTop: 268,
      depth: 4,
    },
    `${light}<rect width="300" height="400" fill="${paint('bg')}"/>${beams(150, 130, 320, 12, '#fff', 0.09)}${glow('halo', 150, 130, 190)}
    ${cabinet}${arch}${specks(29, 14, { x: 0, y: 0, width: 300, height: 110 }, '#fff0c8', 0.7, 2)}
    <g fill="#fff">${place(250, 132, '<path d="M0 -15L2.600 -2.600 15 0 2.600 2.600 0 15-2.600 2.600-15 0-2.600 -2.600Z"/>')}${place(62, 200, '<path d="M0 -12L2 -2 12 0 2 2 0 12-2 2-12 0-2 -2Z"/>')}</g>`,
  );
