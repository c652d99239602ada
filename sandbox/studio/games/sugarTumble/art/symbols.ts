import {
  bevel,
  disc,
  dots,
  fill,
  line,
  mirror,
  oval,
  rays,
  solid,
  sparks,
  starPath,
} from '../../../symbols/pen/shapes.ts';
import { symbolPen } from '../../../symbols/pen/symbolPen.ts';
import { named } from '../../../symbols/symbolSet.ts';
import type { SymbolArt } from '../../../symbols/symbolSet.ts';
import type { SugarSymbol } from '../definition.ts';

const draw = symbolPen<SugarSymbol>('su', {
  edge: '#4a0d3c',
  heart: 'r #ffb0c4 #ff3d6e #c8083f #7d0230',
  grape: 'r #ecc8ff #a44df0 #6a14bd #3c0578',
  bun: 'r #ffe2b0 #f0a95a #b8682a',
  glaze: 'r #ffd0ea #ff77bf #e23496',
  mint: 'r #d8ffdf #38d06c #0a8f45',
  foil: 'd #d9ffe6 #46c777 #0b7a3c',
  bear: 'r #ffe09a #ff9d2e #e8650a #a33c00',
  bean: 'r #b8e6ff #2f9dff #0a55d0 #06308a',
  top: 'd #d6fff8 #7df0e0',
  left: 'd #3fdcca #12a396',
  right: 'd #14988c #07665f',
  lemon: 'r #fffbc8 #ffe040 #f5ac08 #b87304',
  stick: 'h #e9dccb #fff #cdbba4',
  bow: 'v #ff8ac6 #d41d82',
});

/** One arm of the lollipop's spiral, turned by sixths. */
const spiral = ['#ff4f87', '#ffb03a', '#ffe95c', '#5fe08a', '#46b6ff', '#a86bff']
  .map(
    (colour, arm) =>
      `<path d="M60 46Q78 44 82 26Q84 14 74 4A44 44 0 0 0 36 8Q60 14 60 46Z" fill="${colour}" transform="rotate(${arm * 60} 60 46)"/>`,
  )
  .join('');

const sprinkles = (colour: string, path: string): string => line(path, colour, 5);

export const symbols: Readonly<Record<SugarSymbol, SymbolArt>> = {
  heart: {
    svg: draw(
      'heart',
      bevel(
        'M60 110C20 82 5 60 7 38C10 10 44 6 60 30C76 6 110 10 113 38C115 60 100 82 60 110Z',
        '@heart',
        1.6,
        fill('M60 118C96 92 118 66 112 30Q110 70 60 100Z', '#5e0024', 0.35),
      ),
      line('M22 46Q20 26 36 21', '#fff', 9, 0.85),
      disc(20, 60, 4.5, '#fff', 0.85),
      sparks('#fff', [92, 30, 13]),
    ),
    names: named('Candy heart', 'Леденец-сердце', 'Corazón de caramelo', 'قلب حلوى'),
  },
  star: {
    svg: draw(
      'star',
      `<path d="${starPath(60, 64, 47, 26)}" fill="@grape" stroke="~" stroke-width="20"/>`,
      `<path d="${starPath(60, 64, 47, 26)}" fill="@grape" stroke="@grape" stroke-width="13"/>`,
      fill(starPath(60, 62, 36, 19), '#e6bcff', 0.28),
      dots(
        '#f6e6ff',
        5,
        [60, 26],
        [48, 46],
        [74, 44],
        [34, 54],
        [88, 54],
        [50, 66],
        [70, 68],
        [42, 86],
        [78, 86],
        [60, 82],
      ),
      dots('#fff', 3, [56, 36], [66, 56], [26, 50], [94, 58], [60, 74], [36, 94], [84, 96]),
      line('M22 52Q38 50 46 44', '#fff', 6, 0.75),
    ),
    names: named('Jelly star', 'Желейная звезда', 'Estrella de gelatina', 'نجمة هلامية'),
  },
  donut: {
    svg: draw(
      'donut',
      `<circle cx="60" cy="62" r="52" fill="@bun" stroke="~" stroke-width="5"/>`,
      bevel(
        'M60 10C92 8 114 34 110 62Q110 78 98 78Q90 78 88 88Q86 100 74 98Q66 97 60 102Q52 108 42 100Q36 94 28 94Q16 92 14 78Q8 70 10 58C10 30 30 10 60 10Z',
        '@glaze',
        1.1,
      ),
      `<ellipse cx="60" cy="58" rx="17" ry="15" fill="#7a2a10" stroke="~" stroke-width="4"/>`,
      oval(60, 63, 14, 9, '#c98a4a'),
      sprinkles('#fff27a', 'M30 44l7-5M84 28l8 4M72 84l8-2'),
      sprinkles('#6ee7ff', 'M48 24l8 2M92 52l3 7M36 78l-7-4'),
      sprinkles('#fff', 'M64 24l7 3M24 62l2 7M52 86l8 3M86 70l5-5'),
      line('M28 34Q36 22 48 18', '#fff', 6, 0.8),
    ),
    names: named('Glazed ring', 'Пончик', 'Rosquilla', 'كعكة محلاة'),
  },
  swirl: {
    svg: draw(
      'swirl',
      mirror(
        solid('M30 60L4 34Q2 46 8 52Q0 60 8 68Q2 76 4 88Z', '@foil', 5) +
          line('M12 46L28 58M12 74L28 62', '#fff', 3, 0.7),
      ),
      `<circle cx="60" cy="60" r="40" fill="#fff" stroke="~" stroke-width="6"/>`,
      `<g transform="rotate(12 60 60)">${rays(60, 60, 2, 38, 12, '@mint')}</g>`,
      disc(60, 60, 9, '#fff'),
      `<circle cx="60" cy="60" r="36" stroke="@lit" stroke-width="8"/>`,
      line('M34 46Q42 32 56 29', '#fff', 7, 0.9),
    ),
    names: named('Mint swirl', 'Мятная карамель', 'Remolino de menta', 'دوامة النعناع'),
  },
  bear: {
    svg: draw(
      'bear',
      mirror(
        `<circle cx="36" cy="20" r="13" fill="@bear" stroke="~" stroke-width="5"/>` +
          solid('M34 62Q12 62 14 80Q18 92 38 82Z', '@bear') +
          `<ellipse cx="41" cy="101" rx="17" ry="14" fill="@bear" stroke="~" stroke-width="5"/>`,
      ),
      bevel('M60 50Q90 50 88 82Q86 108 60 108Q34 108 32 82Q30 50 60 50Z', '@bear', 0.9),
      bevel('M60 10Q92 10 92 38Q92 64 60 64Q28 64 28 38Q28 10 60 10Z', '@bear', 1.2),
      oval(60, 48, 14, 10, '#ffe3a8', 0, 0.75),
      mirror(disc(47, 35, 4.5, '#5c1c00') + disc(36, 19, 5, '#ffd486', 0.8)),
      fill('M54 44h12l-6 6Z', '#7a2c00'),
      oval(60, 84, 14, 15, '#fff2c4', 0, 0.35),
      line('M40 26Q46 18 56 17', '#fff', 5.5, 0.85),
    ),
    names: named('Gummy bear', 'Мармеладный мишка', 'Osito de goma', 'دب هلامي'),
  },
  bean: {
    svg: draw(
      'bean',
      bevel(
        'M14 70C2 34 34 6 68 10C104 14 122 44 112 74C106 94 88 92 80 80C72 68 60 72 60 86C60 114 24 106 14 70Z',
        '@bean',
        1.7,
        fill('M10 66Q26 92 60 82Q60 116 30 108ZM76 74Q98 84 114 60L112 96H82Z', '#041c5c', 0.35),
      ),
      oval(46, 30, 22, 8, '#fff', -22, 0.9),
      oval(92, 42, 5, 11, '#fff', -28, 0.55),
    ),
    names: named('Jelly bean', 'Желейный боб', 'Gomita azul', 'حبة هلامية'),
  },
  cube: {
    svg: draw(
      'cube',
      solid('M60 8L110 32V84L60 112 10 84V32Z', '@left', 7),
      fill('M60 8L110 32 60 58 10 32Z', '@top'),
      fill('M60 58L110 32V84L60 112Z', '@right'),
      line('M12 34L60 58 108 34M60 58V108', '#e9fffb', 4, 0.75),
      dots(
        '#fff',
        4.5,
        [40, 26],
        [60, 18],
        [78, 28],
        [60, 42],
        [24, 56],
        [42, 74],
        [22, 78],
        [46, 94],
        [74, 70],
        [96, 56],
        [84, 90],
        [98, 76],
      ),
      dots('#d6fff8', 3, [50, 32], [70, 36], [32, 66], [34, 88], [52, 82], [84, 66], [70, 90], [90, 80]),
    ),
    names: named('Sugar cube', 'Желейный кубик', 'Cubo de gelatina', 'مكعب هلامي'),
  },
  drop: {
    svg: draw(
      'drop',
      bevel(
        'M60 6C66 30 104 52 104 78C104 100 84 114 60 114C36 114 16 100 16 78C16 52 54 30 60 6Z',
        '@lemon',
        1.5,
        fill('M16 84Q60 110 104 74Q104 118 60 118Q20 118 16 84Z', '#a85f00', 0.3),
      ),
      oval(40, 70, 8, 17, '#fff', 18, 0.9),
      disc(48, 46, 4.5, '#fff', 0.85),
      sparks('#fffde0', [82, 92, 10]),
    ),
    names: named('Lemon drop', 'Лимонная капля', 'Gota de limón', 'قطرة ليمون'),
  },
  lollipop: {
    svg: draw(
      'lollipop',
      solid('M55 84H65L67 118H53Z', '@stick', 5),
      `<circle cx="60" cy="46" r="44" fill="#fff" stroke="~" stroke-width="6"/>`,
      `<clipPath id="§lol"><circle cx="60" cy="46" r="44"/></clipPath><g clip-path="url(#§lol)">${spiral}</g>`,
      `<circle cx="60" cy="46" r="40" stroke="@lit" stroke-width="9"/>`,
      line('M28 34Q36 16 54 11', '#fff', 7, 0.9),
      mirror(solid('M60 98Q40 84 34 94Q32 106 60 100Z', '@bow', 4)),
      disc(60, 98, 6, '#ffc2e2'),
      sparks('#fff', [100, 14, 15], [14, 80, 12]),
    ),
    names: named('Rainbow lollipop', 'Радужный леденец', 'Piruleta arcoíris', 'مصاصة قوس قزح'),
  },
};
