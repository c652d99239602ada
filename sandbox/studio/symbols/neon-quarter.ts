import { bevel, disc, fill, line, rays, sparks } from './pen/shapes.ts';
import { symbolPen } from './pen/symbolPen.ts';
import { named, type SymbolSet } from './symbolSet.ts';

const draw = symbolPen(
  'nq',
  {
    edge: '#04030f',
    board: 'd #6a4ab8 #2e1c70 #160c3c',
    panel: 'd #5a5490 #2a2658 #14122e',
    pink: 'g #ff4ac8/.8 #ff2ab0/.35 #ff2ab0/0',
    cyan: 'g #4af0ff/.7 #22c8ff/.3 #22c8ff/0',
    body: 'v #ff6ad0 #c8208a #5a0c58',
    glass: 'd #8af4ff #2a6ad0 #141a5c',
    chrome: 'v #ffffff #a8a4d0 #4a4680',
    bowl: 'v #ff5a6a #a8103c',
    broth: 'v #ffd88a #e8923a',
    fur: 'd #ffffff #e8e4ff #a49ad8',
    gold: 'd #fff6b0 #ffc93c #c8700f',
    brolly: 'v #6af8e8 #1a8ad8 #3a1a9a',
  },
  ['h3'],
);

/** A neon tube: faint halo, coloured gas, white core. */
const tube = (d: string, gas: string, core = '#fff'): string =>
  line(d, gas, 17, 0.28) + line(d, gas, 9.5) + line(d, core, 3.6);

/** A neon letter with an offset shadow, like a sign in front of a wall. */
const lit = (id: 'l1' | 'l2' | 'l3' | 'l4', d: string, gas: string, core: string): string =>
  draw(id, `<g transform="translate(5 6)">${line(d, '~', 15, 0.8)}</g>`, line(d, '@panel', 21), tube(d, gas, core));

export const symbols: SymbolSet = {
  wild: {
    svg: draw(
      'wild',
      disc(60, 52, 60, '@pink'),
      bevel('M14 8H106Q114 8 114 16V104Q114 112 106 112H14Q6 112 6 104V16Q6 8 14 8Z', '@board', 1.2),
      `<rect x="13" y="15" width="94" height="90" rx="8" stroke="#ffe27a" stroke-width="7" stroke-dasharray="0 13.6"/>`,
      tube('M70 14L34 52H56L44 80L88 40H64Z', '#ffd23c', '#fffbe0'),
      tube('M22 84L26 99 31 88 36 99 40 84M50 84V99M61 84V99H72M81 84V99Q97 99 97 91.5T81 84', '#ff3ac0', '#fff'),
    ),
    names: named('Wild neon sign', 'Вывеска-джокер', 'Letrero comodín', 'لافتة الجوكر'),
  },
  scatter: {
    svg: draw(
      'scatter',
      disc(60, 60, 60, '@cyan'),
      rays(60, 60, 48, 60, 20, '#ff4ac8', 0.85),
      bevel(
        'M24 40L20 6 46 20Q60 16 74 20L100 6 96 40Q108 60 98 80Q90 112 60 112Q30 112 22 80Q12 60 24 40Z',
        '@fur',
        1.3,
        fill('M26 16L36 24 28 34ZM94 16L84 24 92 34Z', '#ff6ab0'),
      ),
      line('M32 56Q40 46 48 56M72 56Q80 46 88 56', '#2a1250', 6),
      fill('M54 64H66L60 71Z', '#ff3a8a'),
      line('M60 70Q54 80 46 76M60 70Q66 80 74 76M28 66L12 62M28 74L14 78M92 66L108 62M92 74L106 78', '#2a1250', 3),
      line('M30 92Q60 106 90 92', '#d8103c', 9),
      `<circle cx="60" cy="102" r="11" fill="@gold" stroke="~" stroke-width="4"/>`,
      line('M60 100V106', '#7a3a0c', 4),
      sparks('#fff', [102, 26, 14], [16, 98, 11]),
    ),
    names: named('Lucky cat', 'Кот удачи', 'Gato de la suerte', 'قطة الحظ'),
  },
  h1: {
    svg: draw(
      'h1',
      disc(60, 60, 60, '@pink', 0.8),
      fill('M10 92H34V112H10ZM86 92H110V112H86Z', '#04030f'),
      bevel(
        'M34 28Q36 20 46 20H74Q84 20 86 28L98 54Q114 58 114 72V94Q114 100 106 100H14Q6 100 6 94V72Q6 58 22 54Z',
        '@body',
        1.3,
      ),
      bevel('M40 28H80L90 52H30Z', '@glass', 0.9, fill('M44 24H58L46 56H32Z', '#fff', 0.45)),
      fill('M36 76H84V90H36Z', '#1a0828'),
      line('M40 80H80M40 86H80', '#7a6ac0', 2.5),
      tube('M14 72H30M90 72H106', '#4af0ff'),
      line('M12 96H108', '#ffe27a', 4),
      line('M48 12H72', '~', 16),
      line('M48 12H72', '#ffd23c', 9),
    ),
    names: named('Night taxi', 'Ночное такси', 'Taxi nocturno', 'تاكسي الليل'),
  },
  h2: {
    svg: draw(
      'h2',
      bevel('M60 18A46 46 0 0 1 106 64V70H92V64A32 32 0 0 0 28 64V70H14V64A46 46 0 0 1 60 18Z', '@chrome', 0.9),
      bevel(
        'M14 56H36Q42 56 42 62V102Q42 108 36 108H22Q4 108 4 82Q4 60 14 56ZM106 56H84Q78 56 78 62V102Q78 108 84 108H98Q116 108 116 82Q116 60 106 56Z',
        '@panel',
        1.1,
      ),
      tube('M16 70Q10 82 16 94M104 70Q110 82 104 94', '#ff3ac0'),
      line('M33 64V100M87 64V100', '#4af0ff', 5),
      tube('M50 76V88M60 66V98M70 78V86', '#ffd23c'),
    ),
    names: named('Headphones', 'Наушники', 'Auriculares', 'سماعات'),
  },
  h3: {
    svg: draw(
      'h3',
      disc(60, 50, 54, '@cyan', 0.6),
      line('M40 22Q32 14 40 6M58 20Q50 10 58 2', '#8af4ff', 4.5, 0.7),
      line('M70 44L108 2M82 46L118 12', '~', 9),
      line('M70 44L108 2M82 46L118 12', '#e8a04a', 5),
      `<ellipse cx="60" cy="52" rx="53" ry="20" fill="@broth" stroke="~" stroke-width="5"/>`,
      line('M18 54Q28 40 40 52T62 50 82 52 102 52M26 62Q38 50 50 62T74 60 96 60', '#fff2b8', 5),
      `<circle cx="42" cy="46" r="13" fill="#fffaf0" stroke="~" stroke-width="2"/>`,
      disc(42, 46, 7, '#ff9d2e'),
      fill('M64 34L82 28 86 48 68 52Z', '#14603a'),
      bevel('M5 56Q60 84 115 56Q114 92 82 104L80 114H40L38 104Q6 92 5 56Z', '@bowl', 1.2),
      tube('M26 82Q34 74 42 84T60 84 78 84 94 80', '#ffd23c'),
    ),
    names: named('Noodle bowl', 'Чаша лапши', 'Tazón de fideos', 'وعاء النودلز'),
  },
  h4: {
    svg: draw(
      'h4',
      line('M20 10L14 26M104 4L98 20M110 78L104 94M24 92L18 108M88 96L84 106', '#4af0ff', 3, 0.7),
      line('M60 8V98Q60 112 46 110Q38 108 38 98', '~', 13),
      line('M60.1 8V98Q60 112 46 110Q38 108 38 98', '@chrome', 7),
      bevel(
        'M60 14C94 14 114 40 116 68Q106 58 97 68Q87 58 78.5 68Q69 58 60 68Q51 58 41.5 68Q33 58 23 68Q14 58 4 68C6 40 26 14 60 14Z',
        '@brolly',
        1.3,
        line('M60 14Q40 36 41 70M60 14Q80 36 79 70M60 14Q24 30 22 70M60 14Q96 30 98 70', '#0c0a4a', 3, 0.5),
      ),
      line('M22 46Q32 26 50 22', '#fff', 5, 0.8),
    ),
    names: named('Umbrella', 'Зонт', 'Paraguas', 'مظلة'),
  },
  l1: {
    svg: lit('l1', 'M24 102L56 22Q60 14 64 22L96 102M38 74H82', '#ff3a9a', '#ffe0f4'),
    names: named('Ace', 'Туз', 'As', 'آس'),
  },
  l2: {
    svg: lit('l2', 'M32 18V102M90 18L34 66M54 50L92 102', '#2ad0ff', '#e0fbff'),
    names: named('King', 'Король', 'Rey', 'ملك'),
  },
  l3: {
    svg: lit('l3', 'M60 18A36 41 0 1 0 60.1 18ZM68 78L94 106', '#a06aff', '#f0e4ff'),
    names: named('Queen', 'Дама', 'Reina', 'ملكة'),
  },
  l4: {
    svg: lit('l4', 'M46 18H94M78 18V76A24 26 0 0 1 30 78V70', '#4ae08a', '#e4fff0'),
    names: named('Jack', 'Валет', 'Jota', 'ولد'),
  },
};
