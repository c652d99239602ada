import { bevel, disc, dots, fill, line, rays, solid, sparks, within } from './pen/shapes.ts';
import { symbolPen } from './pen/symbolPen.ts';
import { wildRibbon } from './pen/wildRibbon.ts';
import { named, type SymbolSet } from './symbolSet.ts';

const draw = symbolPen(
  'cc',
  {
    edge: '#1c0a1e',
    gold: 'd #fff6c0 #f2ba3e #8e5510',
    card: 'd #fffdf4 #dcc49a',
    red: 'd #ff8a7a #d0203c #700a30',
    blue: 'd #8ab4ff #2a4ac0 #101a60',
    green: 'd #a0f0b0 #1f9a5a #08482c',
    violet: 'd #e0a8ff #8a34c8 #3a0c6a',
    skin: 'd #ffe8cc #d89a68',
    hair: 'd #d89048 #4a220a',
    ermine: '#f6f0f8',
    steel: 'd #ffffff #b0b8d0 #4a5270',
    ink: 'd #6a6488 #2a2444 #0e0a1e',
    halo: 'g #ffe490/.85 #ffb01e/0',
    velvet: 'v #d8405a #6a0c34',
    cloth: 'v #f2ba3e #b8700f',
  },
  ['wild'],
);

const frame = 'M18 3H102Q110 3 110 11V109Q110 117 102 117H18Q10 117 10 109V11Q10 3 18 3Z';
const spade = 'M0-9C3-4 9-1 9 4A4.5 4.5 0 0 1 1.5 7L3 11H-3L-1.5 7A4.5 4.5 0 0 1-9 4C-9-1-3-4 0-9Z';
const heart = 'M0 9C-6 4-9 1-9-3A4.8 4.8 0 0 1 0-5A4.8 4.8 0 0 1 9-3C9 1 6 4 0 9Z';
const diamond = 'M0-10L8 0 0 10-8 0Z';

const pip = (d: string, paint: string): string =>
  `<g fill="${paint}"><path d="${d}" transform="translate(25 20)"/><path d="${d}" transform="rotate(180 47.5 50)"/></g>`;

/** A court figure on its card, clipped to the card. */
const court = (
  id: 'h1' | 'h2' | 'h3',
  suit: string,
  suitPaint: string,
  wall: string,
  ...figure: readonly string[]
): string =>
  draw(
    id,
    solid(frame, '@card'),
    within('M14 7H106V113H14Z', fill('M36 7H106V76H84V113H14V38H36Z', wall) + figure.join('')),
    pip(suit, suitPaint),
    `<rect x="13.5" y="6.5" width="93" height="107" rx="6" stroke="#b07a1c" stroke-width="2.5"/>`,
  );

/** A lacquered suit symbol with a gilded edge. */
const suit = (id: 'l1' | 'l2' | 'l3' | 'l4', d: string, paint: string, shine: string): string =>
  draw(
    id,
    `<path d="${d}" fill="@gold" stroke="~" stroke-width="15"/><path d="${d}" stroke="@gold" stroke-width="9"/>`,
    bevel(d, paint, 1.2).replace('stroke-width="5"', 'stroke-width="3"'),
    line(shine, '#fff', 6, 0.75),
  );

const face = (y: number): string =>
  dots('#1c0a1e', 5, [52, y], [68, y]) + line(`M60 ${y + 2}V${y + 9}`, '#a8663c', 2.5);

export const symbols: SymbolSet = {
  wild: {
    svg: draw(
      'wild',
      disc(60, 50, 60, '@halo'),
      solid('M58 44C50 8 22 2 4 30C20 26 26 38 28 62H60Z', '@red'),
      solid('M62 44C70 8 98 2 116 30C100 26 94 38 92 62H60Z', '@red'),
      solid('M44 60C40 34 46 16 60 4C74 16 80 34 76 60Z', '@violet'),
      `<g fill="@gold" stroke="~" stroke-width="3"><circle cx="10" cy="36" r="8"/><circle cx="110" cy="36" r="8"/><circle cx="60" cy="9" r="8"/></g>`,
      solid('M32 54H88Q92 90 60 98Q28 90 32 54Z', '@skin'),
      solid('M26 50Q60 38 94 50L92 62Q60 52 28 62Z', '@gold', 4),
      fill('M42 66L47 60 52 66 47 74ZM68 66L73 60 78 66 73 74Z', '#2a1a6a'),
      line('M46 77Q60 88 74 77', '#a01030', 4),
      dots('#f07a6a', 9, [42, 77], [78, 77]),
      wildRibbon(84, '@gold', '#6a3a08', '#2a0a30'),
    ),
    names: named('Wild jester', 'Шут-джокер', 'Bufón comodín', 'المهرج الجوكر'),
  },
  scatter: {
    svg: draw(
      'scatter',
      disc(60, 56, 60, '@halo'),
      rays(60, 56, 24, 60, 18, '#fff0b0', 0.6),
      bevel('M8 90Q60 72 112 90Q118 104 110 116Q60 104 10 116Q2 104 8 90Z', '@velvet', 1.1),
      dots('#f2ba3e', 11, [8, 90], [112, 90], [10, 114], [110, 114]),
      solid('M32 84Q20 44 40 40Q60 46 60 26Q60 46 80 40Q100 44 88 84Z', '@velvet', 3),
      bevel('M22 86L8 34 34 54 44 20 60 46 76 20 86 54 112 34 98 86Q60 96 22 86Z', '@gold', 1.3),
      dots('~', 14, [8, 32], [44, 18], [76, 18], [112, 32]),
      dots('#fff2b0', 10, [8, 32], [44, 18], [76, 18], [112, 32]),
      fill('M60 60L70 72 60 84 50 72Z', '#d0203c'),
      dots('#2a6ae0', 9, [36, 72], [84, 72]),
      sparks('#fff', [62, 32, 15], [98, 60, 11]),
    ),
    names: named('Crown', 'Корона', 'Corona', 'تاج'),
  },
  h1: {
    svg: court(
      'h1',
      spade,
      '#2a2444',
      '#e8c46a',
      fill('M14 116Q20 80 60 82Q100 80 106 116Z', '@red'),
      fill('M40 84L60 116 80 84 88 92 72 118H48L32 92Z', '@ermine'),
      solid('M36 44H84V70Q84 100 60 108Q36 100 36 70Z', '@hair', 3),
      fill('M42 46H78V66Q74 78 60 78Q46 78 42 66Z', '@skin'),
      face(56),
      line('M50 72Q55 66 60 70Q65 66 70 72', '#5a2c0c', 5),
      solid('M34 46L28 18 44 30 60 10 76 30 92 18 86 46Q60 38 34 46Z', '@gold', 4),
      dots('#d0203c', 7, [60, 32], [44, 38], [76, 38]),
    ),
    names: named('King', 'Король', 'Rey', 'ملك'),
  },
  h2: {
    svg: court(
      'h2',
      heart,
      '#d0203c',
      '#f6c8c4',
      fill('M14 116Q22 86 60 88Q98 86 106 116Z', '@violet'),
      solid('M60 26C92 26 92 60 88 94Q76 100 74 84H46Q44 100 32 94C28 60 28 26 60 26Z', '@hair', 3),
      fill('M44 46Q60 36 76 46V62Q74 82 60 84Q46 82 44 62Z', '@skin'),
      face(58),
      line('M55 74Q60 78 65 74', '#c8203c', 4.5),
      dots('#f2907a', 7, [48, 68], [72, 68]),
      solid('M40 36L36 14 50 26 60 8 70 26 84 14 80 36Q60 26 40 36Z', '@gold', 4),
      dots('#2a6ae0', 6, [60, 24], [48, 28], [72, 28]),
      line('M42 98Q60 110 78 98', '#fff6e0', 5),
      dots('#d0203c', 8, [60, 105]),
    ),
    names: named('Queen', 'Дама', 'Reina', 'ملكة'),
  },
  h3: {
    svg: court(
      'h3',
      diamond,
      '#d0203c',
      '#4a8a94',
      fill('M14 116Q22 84 60 88Q98 84 106 116Z', '@blue'),
      fill('M60 88L72 118H48Z', '#f2ba3e'),
      solid('M36 44H84L88 84Q78 90 76 78H44Q42 90 32 84Z', '@hair', 3),
      fill('M44 46H76V62Q74 84 60 86Q46 84 44 62Z', '@skin'),
      face(58),
      line('M53 74Q60 79 67 74', '#a84a3c', 3.5),
      solid('M30 48Q28 22 60 22Q92 22 90 48Q60 38 30 48Z', '@green', 4),
      solid('M80 40C74 20 86 8 102 10C104 24 98 36 80 40Z', '@ermine', 3),
      line('M32 46Q60 36 88 46', '#f2ba3e', 5),
    ),
    names: named('Knave', 'Валет', 'Paje', 'ولد'),
  },
  h4: {
    svg: draw(
      'h4',
      bevel('M26 100H94V116H26Z', '@gold', 0.8),
      bevel(
        'M34 100Q30 84 46 70Q54 62 52 56Q40 62 34 72L20 66Q14 60 18 52Q22 34 44 22L48 4 62 18Q96 22 94 66Q92 84 88 100Z',
        '@steel',
        1.4,
        line('M70 18Q88 34 84 100', '#3a4260', 6, 0.55) + line('M64 26Q80 46 74 96', '#3a4260', 4, 0.35),
      ),
      fill('M40 38L52 36 48 44Z', '#1c0a1e'),
      line('M26 60L32 56M22 52h.1', '#3a4260', 3.5),
      line('M36 30Q46 44 46 60M46 60Q60 56 66 40', '#d0203c', 4.5),
      dots('#f2ba3e', 9, [46, 58], [66, 40]),
      line('M62 18Q92 26 90 62', '#d0203c', 5),
    ),
    names: named('Knight', 'Рыцарский конь', 'Caballo', 'حصان الفارس'),
  },
  l1: {
    svg: suit(
      'l1',
      'M60 12C70 32 104 46 104 72A23 23 0 0 1 67 86L74 106H46L53 86A23 23 0 0 1 16 72C16 46 50 32 60 12Z',
      '@ink',
      'M30 66Q34 54 46 44',
    ),
    names: named('Spade', 'Пики', 'Pica', 'بستوني'),
  },
  l2: {
    svg: suit(
      'l2',
      'M60 104C26 78 14 60 14 42A24 24 0 0 1 60 34A24 24 0 0 1 106 42C106 60 94 78 60 104Z',
      '@red',
      'M26 46Q28 34 40 30',
    ),
    names: named('Heart', 'Черви', 'Corazón', 'قلب'),
  },
  l3: {
    svg: suit('l3', 'M60 10Q76 38 98 60Q76 82 60 110Q44 82 22 60Q44 38 60 10Z', '@velvet', 'M38 56Q48 46 54 34'),
    names: named('Diamond', 'Бубны', 'Diamante', 'ديناري'),
  },
  l4: {
    svg: suit(
      'l4',
      'M60 12A22 22 0 0 1 78 47A22 22 0 1 1 67 84L74 106H46L53 84A22 22 0 1 1 42 47A22 22 0 0 1 60 12Z',
      '@green',
      'M46 32Q48 24 56 20',
    ),
    names: named('Club', 'Трефы', 'Trébol', 'سباتي'),
  },
};
