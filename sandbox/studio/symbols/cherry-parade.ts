import { beads, bevel, disc, dots, fill, line, oval, rays, solid, sparks, starPath } from './pen/shapes.ts';
import { symbolPen } from './pen/symbolPen.ts';
import { wildRibbon } from './pen/wildRibbon.ts';
import { named, type SymbolSet } from './symbolSet.ts';

const draw = symbolPen(
  'cp',
  {
    edge: '#5a0a2c',
    cherry: 'r #ff9fb0 #e81746 #9a0530 #5a0220',
    leaf: 'd #b8f07a #17803c',
    gold: 'd #fff6b8 #ffc93c #d9820f',
    amber: 'v #ffe68a #f79a1c #b34f08',
    burst: 'g #ff7a9c #e0134f #9a0640',
    seven: 'd #ff7b6b #e6103c #97052f',
    bar: 'v #6a4a9c #3a1470 #240850',
    plate: 'v #ff8f6b #d81e4f',
    rind: 'v #5fd06a #0f7a3c',
    pulp: 'd #ff8d8d #f0284f #c40f42',
    grape: 'r #e6c2ff #8a3fe0 #4a1296 #2c0666',
    plum: 'r #c9b4ff #5a3cc8 #2c1580 #190a52',
    orange: 'r #ffe7a0 #ff9d1e #e06608 #a83c04',
    flesh: 'g #fff0b8 #ffc24a #ff9d1e',
    lemon: 'r #fffdd0 #ffe23a #e8ac0a #b87806',
    cloth: 'v #a04de8 #5a16a8',
  },
  ['h4'],
);

const bunch = [
  [60, 100],
  [48, 84],
  [72, 84],
  [36, 67],
  [60, 68],
  [84, 67],
  [26, 50],
  [48, 51],
  [72, 51],
  [94, 50],
] as const;

const grapes = `<g fill="@grape" stroke="~" stroke-width="2.5">${bunch.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="14"/>`).join('')}</g>${dots('#f3e2ff', 6, ...bunch.map(([x, y]) => [x - 5, y - 6] as const))}`;

const segments = rays(46, 68, 5, 32, 8, '#ff9416').replace(
  /stroke-dasharray="[\d.]+"/,
  'stroke-dasharray="11.5 3.025"',
);

export const symbols: SymbolSet = {
  wild: {
    svg: draw(
      'wild',
      rays(60, 54, 30, 60, 14, '#ffb3a0', 0.6),
      line('M36 40Q42 20 66 10Q76 24 84 42', '#3a0a18', 10),
      line('M36 40Q42 20 66 10Q76 24 84 42', '#4fa336', 5.5),
      solid('M66 10Q84 -4 112 12Q92 34 66 10Z', '@leaf'),
      bevel('M35 30A30 30 0 1 1 34.9 30Z', '@cherry'),
      bevel('M87 34A28 28 0 1 1 86.9 34Z', '@cherry'),
      line('M26 43l-6 9M79 47l-5 8', '#fff', 10, 0.8),
      wildRibbon(82, '@cloth', '#3a0a78', '#fff6b8'),
      sparks('#ffc93c', [14, 22, 14]),
    ),
    names: named('Wild cherries', 'Вишня-джокер', 'Cerezas comodín', 'كرز الجوكر'),
  },
  scatter: {
    svg: draw(
      'scatter',
      disc(60, 60, 59, '~'),
      beads(60, 60, 51, 20, 12, '#d9820f'),
      disc(60, 60, 52, '#7a0636'),
      beads(60, 60, 49.5, 16, 8, '#fff3b0'),
      disc(60, 60, 43, '@burst'),
      rays(60, 60, 10, 43, 12, '#fff', 0.2),
      bevel(starPath(60, 62, 42, 19), '@gold', 1.3),
      fill('M60 20L50.1 48.5 60 62ZM60 62L20 49 42 68ZM60 62L84 96 60 81ZM60 62L100 49 78 68Z', '#a04a00', 0.28),
      sparks('#fff', [48, 46, 10], [100, 20, 16]),
    ),
    names: named('Parade star', 'Звезда парада', 'Estrella del desfile', 'نجمة الاستعراض'),
  },
  h1: {
    svg: draw(
      'h1',
      `<path d="M18 12H106V36Q76 64 70 110H34Q40 66 68 44H42V54H18Z" fill="@gold" stroke="~" stroke-width="7"/>`,
      bevel('M25 19H99V33Q70 62 64 103H42Q48 64 78 37H35V47H25Z', '@seven', 1.1),
      fill('M29 22H95V27H29Z', '#fff', 0.5),
      sparks('#fff', [98, 16, 17], [44, 98, 10]),
    ),
    names: named('Lucky seven', 'Счастливая семёрка', 'Siete de la suerte', 'سبعة الحظ'),
  },
  h2: {
    svg: draw(
      'h2',
      `<circle cx="60" cy="100" r="12" fill="@amber" stroke="~" stroke-width="4"/>`,
      bevel(
        'M60 8Q71 8 71 18Q96 26 96 58Q96 78 110 90Q110 97 104 97H16Q10 97 10 90Q24 78 24 58Q24 26 49 18Q49 8 60 8Z',
        '@gold',
        1.4,
        fill('M10 84Q60 72 110 84V98H10Z', '@amber'),
      ),
      fill('M40 32Q32 42 33 66Q42 68 46 64Q42 46 50 30Z', '#fff', 0.7),
      line('M22 84Q60 73 98 84', '#a85a08', 2.5, 0.6),
      solid('M60 26Q44 14 36 26T60 30ZM60 26Q76 14 84 26T60 30Z', '@seven', 4),
      disc(60, 27, 5.5, '#ff7b6b'),
    ),
    names: named('Bell', 'Колокольчик', 'Campana', 'جرس'),
  },
  h3: {
    svg: draw(
      'h3',
      bevel(
        'M22 14H98Q102 14 102 18V30H18V18Q18 14 22 14ZM18 90H102V102Q102 106 98 106H22Q18 106 18 102Z',
        '@plate',
        0.9,
      ),
      `<rect x="4" y="32" width="112" height="56" rx="10" fill="@gold" stroke="~" stroke-width="4"/>`,
      bevel('M16 38H104Q110 38 110 44V76Q110 82 104 82H16Q10 82 10 76V44Q10 38 16 38Z', '@bar', 1),
      `<path d="M20 43h17q11 0 11 9 0 5-4.5 7 6.5 2 6.5 8.5 0 10.5-12 10.500H20ZM29 50v6.500h7q3.5 0 3.5-3.200t-3.5-3.300ZM29 63.500v7h8q4 0 4-3.500t-4-3.500ZM51 78L62.5 43h10L84 78h-9.500l-2-6.500h-10l-2 6.500ZM65 64h5L67.5 55ZM87 43h15q12 0 12 11 0 8-6 10.500L115 78h-10l-6-12h-3v12h-9ZM96 50v9h6q4 0 4-4.500t-4-4.500Z" transform="translate(-7.5 -.5)" fill="#fff3c0"/>`,
      fill('M14 41H106V46H14Z', '#fff', 0.25),
    ),
    names: named('Bar', 'Бар', 'Bar', 'بار'),
  },
  h4: {
    svg: draw(
      'h4',
      `<g transform="rotate(-14 60 60)">`,
      bevel('M2 42H118A58 58 0 0 1 2 42Z', '@rind', 1.2),
      fill('M10 42H110A50 50 0 0 1 10 42Z', '#f4ffe0'),
      bevel('M16 40H104A44 44 0 0 1 16 40Z', '@pulp', 0.9).replace('stroke="~"', 'stroke="#ff9fa8"'),
      line('M33 51l1 3M50 54v4M68 54v4M86 51l-1 3M43 68l2 4M60 72v4M76 68l-2 4', '#3d0518', 5.5),
      fill('M18 42H102V45H18Z', '#fff', 0.5),
      `</g>`,
    ),
    names: named('Watermelon', 'Арбуз', 'Sandía', 'بطيخ'),
  },
  l1: {
    svg: draw(
      'l1',
      line('M60 42Q58 22 68 12', '#6a4316', 6),
      grapes,
      bevel('M62 34Q38 36 30 16Q40 18 46 8Q66 12 62 34Z', '@leaf', 0.7),
    ),
    names: named('Grapes', 'Виноград', 'Uvas', 'عنب'),
  },
  l2: {
    svg: draw(
      'l2',
      line('M60 32Q58 20 66 12', '#6a4316', 6),
      bevel(
        'M60 30Q74 20 92 30Q112 46 102 76Q90 108 58 106Q26 104 18 74Q12 44 34 30Q50 22 60 30Z',
        '@plum',
        1.2,
        line('M60 30Q44 62 58 106', '#170848', 5, 0.5),
      ),
      oval(36, 52, 6, 13, '#fff', 24, 0.6),
      bevel('M66 28Q78 4 106 14Q98 36 66 28Z', '@leaf', 0.7),
    ),
    names: named('Plum', 'Слива', 'Ciruela', 'برقوق'),
  },
  l3: {
    svg: draw(
      'l3',
      bevel('M76 18A34 34 0 1 1 75.9 18Z', '@orange', 1),
      fill('M76 20Q84 4 104 8Q100 24 76 20Z', '@leaf'),
      `<circle cx="46" cy="68" r="40" fill="@orange" stroke="~" stroke-width="4"/>`,
      disc(46, 68, 35, '#fff4d0'),
      segments,
      line('M14 56A34 34 0 0 1 40 35', '#fff', 3, 0.8),
    ),
    names: named('Orange', 'Апельсин', 'Naranja', 'برتقال'),
  },
  l4: {
    svg: draw(
      'l4',
      `<g transform="rotate(-24 60 62)">`,
      bevel(
        'M4 62Q10 52 18 50Q30 28 60 28Q90 28 102 50Q110 52 116 62Q110 72 102 74Q90 96 60 96Q30 96 18 74Q10 72 4 62Z',
        '@lemon',
        1.2,
      ),
      oval(42, 46, 16, 6, '#fff', -18, 0.75),
      dots('#d9a208', 3.5, [62, 42], [78, 54], [54, 66], [74, 76], [90, 66], [40, 80]),
      `</g>`,
      bevel('M78 30Q80 8 104 4Q108 28 78 30Z', '@leaf', 0.7),
    ),
    names: named('Lemon', 'Лимон', 'Limón', 'ليمون'),
  },
};
