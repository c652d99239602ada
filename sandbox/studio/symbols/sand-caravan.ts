import { bevel, disc, dots, fill, line, rays, solid, sparks, within } from './pen/shapes.ts';
import { symbolPen } from './pen/symbolPen.ts';
import { wildRibbon } from './pen/wildRibbon.ts';
import { named, type SymbolSet } from './symbolSet.ts';

const draw = symbolPen(
  'sc',
  {
    edge: '#2a0c06',
    gold: 'd #fff4b0 #f0b030 #8a4a0a',
    smoke: 'd #d0a0ff #4ab8e8',
    haze: 'g #ffc070/.8 #ff7a1a/0',
    sky: 'v #3a2a7a #d85a6a #ffc06a',
    palm: 'd #b8e86a #2f8f4a #0c4a34',
    camel: 'd #ffe0a8 #d8974a #8a4c1c',
    rug: 'd #ff8a5a #c22a3a #6a0f34',
    teal: 'd #8af0e0 #1a9aa0 #0a4a68',
    steel: 'd #ffffff #c8d0e0 #68708c',
    snake: 'd #e0f08a #6aa83a #1c5424',
    wicker: 'd #f0c880 #b07a38 #5c3410',
    cloth: 'v #ff7a4a #b81d3a',
    pome: 'r #ff9a8a #e0283c #8a0c34 #4a0424',
    spice: 'v #ffd24a #f07a1a #b83a0c',
    glass: 'd #eafcff #a8dce8 #4a8aa8',
  },
  ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4'],
);

const lantern = 'M60 4Q104 14 106 58V114H14V58Q16 14 60 4Z';
const opening = 'M60 16Q94 26 95 60V104H25V60Q26 26 60 16Z';

export const symbols: SymbolSet = {
  wild: {
    svg: draw(
      'wild',
      disc(60, 50, 60, '@haze'),
      line('M108 34Q118 14 98 12Q78 10 82 24Q62 30 56 16Q50 4 32 8Q18 14 26 26', '@smoke', 11, 0.9),
      `<path d="M26 58Q2 50 6 68Q10 82 32 78" stroke="~" stroke-width="13"/>`,
      line('M26 58Q2 50 6 68Q10 82 32 78', '#e0982a', 7),
      solid('M44 46Q48 30 60 28Q72 30 76 46Z', '@gold'),
      bevel('M20 56Q40 44 66 46Q92 48 106 28L118 32Q114 60 94 72Q84 92 56 92Q24 90 20 56Z', '@gold', 1.3),
      dots('#1a9aa0', 8, [46, 64], [62, 66], [78, 63]),
      sparks('#fff', [36, 34, 13]),
      wildRibbon(82, '@cloth', '#6a0c28', '#fff0b8'),
    ),
    names: named('Wild lamp', 'Лампа-джокер', 'Lámpara comodín', 'مصباح الجوكر'),
  },
  scatter: {
    svg: draw(
      'scatter',
      rays(60, 58, 36, 60, 18, '#ffd27a'),
      bevel(lantern, '@gold', 1.3),
      within(
        opening,
        fill('M0 0H120V120H0Z', '@sky') +
          disc(74, 62, 17, '#fff0b0') +
          fill('M10 90Q40 68 62 84Q86 72 112 88V110H10Z', '#a8562a') +
          fill('M20 96H100V108H20Z', '#2ab8c0') +
          line('M36 100H56M66 103H84', '#d0fff6', 2.5),
      ),
      line('M46 94Q52 72 48 54', '#4a220c', 6),
      line('M48 52Q34 42 26 58M48 52Q38 36 28 40M48 52Q52 34 64 38M48 52Q64 42 72 58M48 52Q58 54 60 66', '#1f7a44', 6),
      line(opening, '~', 4),
      dots('#1a9aa0', 8, [60, 10], [19, 62], [101, 62], [20, 100], [100, 100]),
      sparks('#fff', [98, 20, 15], [22, 24, 10]),
    ),
    names: named('Oasis', 'Оазис', 'Oasis', 'واحة'),
  },
  h1: {
    svg: draw(
      'h1',
      solid('M30 70L28 110H38L44 76ZM72 72L66 110H76L84 70Z', '#7a4018'),
      bevel(
        'M8 66C10 52 22 50 30 46C36 26 50 20 60 36C64 44 70 48 76 46C82 44 82 36 84 26C84 14 92 8 100 10C112 10 118 20 118 26C116 34 108 32 102 34C102 50 98 64 88 72L90 112H79L72 80C62 84 48 84 38 80L26 112H15L20 82C12 78 8 74 8 66Z',
        '@camel',
        1.2,
      ),
      bevel('M28 46L62 40Q72 56 70 72Q50 78 32 70Z', '@rug', 0.8, line('M26 58L72 54M30 68L72 66', '#ffc93c', 4)),
      dots('#ffc93c', 6, [34, 76], [46, 80], [58, 79], [68, 76]),
      line('M84 38L102 42M96 12L94 34', '#c22a3a', 4.5),
      dots('#2a0c06', 5, [100, 19]),
      line('M9 64Q4 74 6 84', '#8a4c1c', 4),
    ),
    names: named('Camel', 'Верблюд', 'Camello', 'جمل'),
  },
  h2: {
    svg: draw(
      'h2',
      bevel(
        'M58 40L92 30C104 72 74 112 10 116C48 98 64 74 58 40Z',
        '@steel',
        1.2,
        fill('M78 34C88 72 62 104 10 116C60 112 120 80 94 30Z', '#4a5878', 0.45),
      ),
      bevel('M61 6L87 2L86 30L64 36Z', '@rug', 0.9, line('M60 14L90 8M60 24L90 18', '#ffc93c', 4)),
      bevel('M44 34Q72 18 104 22L102 34Q74 32 50 46Z', '@gold'),
      dots('#1a9aa0', 8, [74, 31]),
      line('M90 46Q92 70 72 90', '#fff', 3, 0.8),
    ),
    names: named('Curved dagger', 'Кривой кинжал', 'Daga curva', 'خنجر'),
  },
  h3: {
    svg: draw(
      'h3',
      bevel(
        'M60 2C84 2 92 18 90 34C88 52 76 60 76 90H44C44 60 32 52 30 34C28 18 36 2 60 2Z',
        '@snake',
        1.2,
        fill('M60 30C70 30 72 44 68 60V92H52V60C48 44 50 30 60 30Z', '#fff0b0', 0.9) +
          line('M50 50H70M52 60H68M52 70H68', '#a87a2a', 3) +
          line('M40 16Q34 30 44 46M80 16Q86 30 76 46', '#173f1c', 5, 0.7),
      ),
      dots('#ffe23a', 9, [51, 17], [69, 17]),
      dots('#2a0c06', 5, [51, 18], [69, 18]),
      line('M52 27Q60 33 68 27', '#173f1c', 3.5),
      line('M60 30V38L55 45M60 38L65 45', '#e0283c', 3),
      bevel(
        'M12 74H108L98 114Q98 118 94 118H26Q22 118 22 114Z',
        '@wicker',
        1.1,
        line('M12 88H108M16 102H104M34 76L38 116M52 76V116M68 76V116M86 76L82 116', '#5c3410', 4, 0.7),
      ),
      line('M14 76H106', '#c22a3a', 7),
    ),
    names: named('Cobra', 'Кобра', 'Cobra', 'كوبرا'),
  },
  h4: {
    svg: draw(
      'h4',
      line('M60 2V20', '#8a4a0a', 5),
      solid('M60 0L86 7 60 14Z', '@teal', 3),
      bevel(
        'M60 16Q80 44 114 52L106 64V110H14V64L6 52Q40 44 60 16Z',
        '@cloth',
        1.2,
        fill(
          'M60 16Q64 44 84 56V112H72V60Q62 40 60 16Q58 40 48 60V112H36V56Q56 44 60 16ZM104 50L120 60V110H96V56Z M16 50L0 60V110H24V56Z',
          '#ffe9c0',
          0.9,
        ),
      ),
      solid(
        'M4 52Q60 40 116 52L112 66Q102 74 94 63Q84 74 77 62Q68 73 60 61Q52 73 43 62Q36 74 26 63Q18 74 8 66Z',
        '@gold',
        4,
      ),
      fill('M60 66Q48 90 44 110H76Q72 90 60 66Z', '#2a0c06'),
      line('M60 68Q70 88 76 108', '#ffc93c', 3.5),
    ),
    names: named('Merchant tent', 'Шатёр купца', 'Tienda del mercader', 'خيمة التاجر'),
  },
  l1: {
    svg: draw(
      'l1',
      bevel(
        'M60 22L50 8 60 12 66 4 70 13 82 10 74 24Q104 30 106 62Q104 106 60 110Q18 106 16 64Q18 28 60 22Z',
        '@pome',
        1.2,
      ),
      solid('M52 52Q76 38 90 64Q92 88 66 96Q44 84 52 52Z', '#fff0d0', 3),
      dots('#d81838', 12, [64, 60], [78, 62], [60, 74], [74, 76], [66, 87]),
      dots('#ffb0b0', 3.5, [62, 58], [76, 60], [58, 72], [72, 74]),
      line('M30 48Q34 40 42 36', '#fff', 6, 0.7),
    ),
    names: named('Pomegranate', 'Гранат', 'Granada', 'رمان'),
  },
  l2: {
    svg: draw(
      'l2',
      bevel(
        'M30 20H90Q90 46 66 60Q90 74 90 100H30Q30 74 54 60Q30 46 30 20Z',
        '@glass',
        1.1,
        fill('M36 38H84Q76 52 60 58Q44 52 36 38ZM34 102Q38 84 60 76Q82 84 86 102ZM58 56H62V80H58Z', '#e89a3a'),
      ),
      bevel('M18 6H102V22H18ZM18 98H102V114H18Z', '@wicker'),
      line('M24 22V98M96 22V98', '~', 9),
      line('M24 24V96M96 24V96', '#c08a40', 5),
    ),
    names: named('Hourglass', 'Песочные часы', 'Reloj de arena', 'ساعة رملية'),
  },
  l3: {
    svg: draw(
      'l3',
      line(
        'M13 69L7 75M22 77L16 83M31 85L25 91M40 93L34 99M49 101L43 107M69 17L75 11M78 25L84 19M87 33L93 27M96 41L102 35M105 49L111 43',
        '#ffd27a',
        4.5,
      ),
      bevel('M60 8L112 56 60 112 8 64Z', '@teal', 1.2, line('M60 22L98 57 60 98 22 63Z', '#ffd27a', 5)),
      solid('M60 38L80 58 60 80 40 61Z', '@rug', 4),
      dots('#ffd27a', 8, [60, 59]),
      dots('#c22a3a', 7, [60, 29], [89, 57], [60, 90], [31, 62]),
    ),
    names: named('Carpet', 'Ковёр', 'Alfombra', 'سجادة'),
  },
  l4: {
    svg: draw(
      'l4',
      bevel('M60 10Q68 34 98 60H22Q52 34 60 10Z', '@spice', 1.1, fill('M60 10Q70 40 66 62H100Z', '#7a1c08', 0.3)),
      dots('#fff0a8', 3, [48, 44], [56, 34], [64, 48], [42, 54], [76, 54]),
      bevel(
        'M8 56H112Q110 90 80 98L84 112H36L40 98Q10 90 8 56Z',
        '@teal',
        1.2,
        line('M14 74L26 66 38 78 50 66 62 78 74 66 86 78 98 66 110 76', '#ffd27a', 4.5) +
          line('M6 60H114', '#ffd27a', 5),
      ),
    ),
    names: named('Spices', 'Пряности', 'Especias', 'توابل'),
  },
};
