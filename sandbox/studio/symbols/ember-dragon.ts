import { bevel, disc, dots, fill, line, rays, solid, sparks, within } from './pen/shapes.ts';
import { symbolPen } from './pen/symbolPen.ts';
import { wildRibbon } from './pen/wildRibbon.ts';
import { named, type SymbolSet } from './symbolSet.ts';

const draw = symbolPen(
  'ed',
  {
    edge: '#1a0312',
    fire: 'v #fff3b0 #ffb02e #f0461a',
    ember: 'g #ff9a3a/.9 #ff2a00/0',
    scale: 'd #ff9a5a #c2262f #5a0a24',
    dark: 'd #a82a3a #4a0a24',
    gold: 'd #fff2b8 #f0a830 #8a420c',
    horn: 'd #fff4d0 #d8a05c #7a3a1c',
    steel: 'd #ffffff #b8aad0 #5c4a80',
    iris: 'g #fffbb0 #d8e83a #3a9a2c #0f4a24',
    ruby: 'd #ff8a9a #d8123f #6a0424',
    iron1: 'd #ffa878 #a03a28 #5a1418',
    iron2: 'd #ffd890 #946422 #4a2a10',
    iron3: 'd #dcaaff #7a3aa4 #3c145c',
    iron4: 'd #ccdcf8 #647aa8 #2c3560',
  },
  ['wild', 'scatter', 'h1', 'h4'],
);

/** A forged iron letter with glowing seams. */
const forged = (id: 'l1' | 'l2' | 'l3' | 'l4', letter: string, seam: string): string =>
  draw(id, bevel(letter, `@iron${id.slice(1)}`, 1.1), line(seam, '#ff5a1a', 7, 0.9), line(seam, '#ffe07a', 3));

export const symbols: SymbolSet = {
  wild: {
    svg: draw(
      'wild',
      disc(60, 48, 60, '@ember'),
      solid('M20 34L14 4 42 20 50 0 66 16 82 0 90 22 112 12 104 40Z', '#e8bd7c'),
      bevel('M2 54Q30 14 62 14Q96 16 118 50Q92 86 58 86Q24 84 2 54Z', '@scale'),
      within(
        'M18 54Q40 28 62 28Q88 30 104 52Q84 72 60 72Q36 72 18 54Z',
        fill('M0 0H120V90H0Z', '#fff2a8') +
          disc(62, 50, 27, '@iris') +
          fill('M62 22Q72 50 62 78Q52 50 62 22Z', '#14020c') +
          line('M18 54Q40 28 62 28Q88 30 104 52Q84 72 60 72Q36 72 18 54Z', '#2a0414', 8, 0.6),
      ),
      dots('#fff', 9, [50, 42]),
      wildRibbon(80, '#ffb02e', '#8a1a10', '#4a0612'),
    ),
    names: named('Wild dragon eye', 'Глаз-джокер', 'Ojo de dragón comodín', 'عين التنين الجوكر'),
  },
  scatter: {
    svg: draw(
      'scatter',
      disc(60, 60, 60, '@ember'),
      rays(60, 58, 20, 60, 14, '#ffd25a'),
      solid('M10 116Q-4 88 12 58Q14 74 24 78H96Q106 74 108 58Q124 88 110 116Z', '@fire'),
      bevel(
        'M60 4C90 4 100 50 100 68A40 40 0 0 1 20 68C20 50 30 4 60 4Z',
        '@scale',
        1.3,
        line(
          'M16 44q11 10 22 0t22 0 22 0 22 0M28 28q11 10 21 0t22 0 22 0M16 86q11 10 22 0t22 0 22 0 22 0M28 102q11 10 22 0t22 0 22 0',
          '#5a0a24',
          3,
          0.7,
        ),
      ),
      solid('M19 62L34 52 46 66 58 48 70 64 84 50 101 62 99 74 86 66 72 80 60 64 46 82 34 68 21 76Z', '@fire', 3),
      line('M42 22Q34 30 31 42', '#fff', 5, 0.7),
      solid(
        'M12 117Q8 100 20 90Q24 102 34 104Q36 94 46 90Q48 100 60 104Q72 100 74 90Q84 94 86 104Q96 102 100 90Q112 100 108 117Z',
        '@fire',
        4,
      ),
      sparks('#fff3b0', [104, 24, 14], [14, 30, 11]),
    ),
    names: named('Hatching egg', 'Яйцо дракона', 'Huevo de dragón', 'بيضة التنين'),
  },
  h1: {
    svg: draw(
      'h1',
      disc(64, 60, 58, '@ember', 0.7),
      solid('M38 44L26 4Q46 12 62 34ZM34 54L2 26Q24 26 46 40ZM22 66L4 62 16 82ZM16 86L0 88 14 102Z', '@horn', 4),
      fill('M92 74Q112 66 120 76Q112 76 112 84Q104 80 92 84Z', '@fire'),
      bevel(
        'M14 116C6 84 16 56 34 44C44 32 58 28 72 34L82 40C94 40 106 46 114 54C117 60 112 66 106 66L84 66C76 66 72 70 74 74L100 78C100 86 92 90 84 90L66 91C60 98 64 108 70 116Z',
        '@scale',
        1.1,
        fill('M70 91C56 94 44 104 44 118H72ZM66 91L100 78 100 94Z', '#ffb86a', 0.75),
      ),
      fill('M84 66L88 76 93 66ZM97 66L100 74 105 66ZM82 75L86 68 90 76Z', '#fff6dc'),
      solid('M62 46L86 40 84 52 70 54Z', '#ffe23a', 3),
      fill('M76 41L80 40 78 53 75 53Z', '#1a0312'),
      dots('#3a0614', 4, [106, 54]),
    ),
    names: named('Dragon', 'Дракон', 'Dragón', 'تنين'),
  },
  h2: {
    svg: draw(
      'h2',
      `<g transform="rotate(38 60 60)">`,
      solid(
        'M60-14C70 2 88 14 86 40C92 34 92 30 92 26C104 46 98 72 82 84H38C22 70 18 46 32 28C32 36 34 38 38 42C36 18 54 6 60-14Z',
        '@fire',
        4,
      ),
      bevel('M60 0L71 18V82H49V18Z', '@steel', 0.9, fill('M60 0V82H72V18Z', '#3c2a60', 0.35)),
      solid('M53 92H67V112H53Z', '@dark'),
      bevel('M28 76Q60 84 92 76V88Q60 96 28 88Z', '@gold', 0.8),
      disc(60, 84, 5, '@ruby'),
      `<circle cx="60" cy="116" r="8" fill="@gold" stroke="~" stroke-width="4"/></g>`,
    ),
    names: named('Flaming sword', 'Огненный меч', 'Espada de fuego', 'سيف اللهب'),
  },
  h3: {
    svg: draw(
      'h3',
      bevel('M60 4Q80 16 108 16Q114 78 60 116Q6 78 12 16Q40 16 60 4Z', '@gold', 1.2),
      within(
        'M60 16Q80 26 98 26Q102 74 60 104Q18 74 22 26Q40 26 60 16Z',
        fill('M0 0H120V120H0Z', '@scale') +
          line(
            'M12 34q12 14 24 0t24 0 24 0 24 0M0 52q12 14 24 0t24 0 24 0 24 0 24 0M12 70q12 14 24 0t24 0 24 0 24 0M0 88q12 14 24 0t24 0 24 0 24 0',
            '#4a0620',
            4,
            0.75,
          ) +
          line('M60 16Q80 26 98 26Q102 74 60 104', '#000', 6, 0.3),
      ),
      solid(
        'M60 34C66 46 80 52 78 68A18 18 0 0 1 42 68C42 60 48 58 50 50C54 54 54 58 55 60C60 54 62 44 60 34Z',
        '@fire',
        4,
      ),
      dots('#7a3a0c', 4, [60, 10], [17, 22], [103, 22], [60, 110], [20, 62], [100, 62]),
    ),
    names: named('Scale shield', 'Чешуйчатый щит', 'Escudo de escamas', 'درع الحراشف'),
  },
  h4: {
    svg: draw(
      'h4',
      solid(
        'M36 26C28 14 40 12 40 4C48 8 50 11 52 13C56 10 60 6 60 0C70 4 70 9 72 13C76 11 80 8 80 4C88 11 92 16 84 26Z',
        '@fire',
        4,
      ),
      bevel(
        'M22 22H98Q100 58 68 68V88Q90 92 92 108H28Q30 92 52 88V68Q20 58 22 22Z',
        '@gold',
        1.2,
        line('M20 34H100M50 76H70M34 101H86', '#8a420c', 3, 0.7),
      ),
      solid('M60 38L72 48 60 60 48 48Z', '@ruby', 3),
      dots('#d8123f', 7, [34, 46], [86, 46]),
      line('M31 28Q32 46 42 56', '#fff', 4, 0.8),
    ),
    names: named('Golden goblet', 'Золотой кубок', 'Copa de oro', 'كأس ذهبية'),
  },
  l1: {
    svg: forged(
      'l1',
      'M50 10H72L102 96 110 98V110H70V98L79 96 76 86H45L41 96 50 98V110H10V98L18 96ZM60 40L50 70H71Z',
      'M61 22L36 92M61 22L88 98M44 78H78',
    ),
    names: named('Ace', 'Туз', 'As', 'آس'),
  },
  l2: {
    svg: forged(
      'l2',
      'M12 10H54V21L47 23V48L70 23 63 21V10H106V21L96 23 68 52 100 97 110 99V110H66V99L73 97 52 66 47 71V97L54 99V110H12V99L22 97V23L12 21Z',
      'M35 20V100M88 20L44 62M58 54L88 100',
    ),
    names: named('King', 'Король', 'Rey', 'ملك'),
  },
  l3: {
    svg: forged(
      'l3',
      'M60 8C92 8 108 30 108 58C108 76 101 90 90 99L108 108 94 118 72 106C32 112 12 86 12 58C12 30 28 8 60 8ZM60 28C46 28 38 40 38 58C38 76 46 90 58 90L64 89 54 79 68 70 78 80C81 74 82 66 82 58C82 40 74 28 60 28Z',
      'M25 66C22 40 36 18 60 18S98 36 95 62M70 80L92 106',
    ),
    names: named('Queen', 'Дама', 'Reina', 'ملكة'),
  },
  l4: {
    svg: forged(
      'l4',
      'M42 10H102V22L93 24V76C93 98 78 112 54 112C30 112 15 98 15 78V64H40V78C40 86 46 91 54 91C62 91 67 86 67 76V24L42 22Z',
      'M80 22V76Q80 101 54 101Q28 101 28 76',
    ),
    names: named('Jack', 'Валет', 'Jota', 'ولد'),
  },
};
