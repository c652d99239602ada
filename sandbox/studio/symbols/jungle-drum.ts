import { bevel, disc, dots, fill, line, mirror, oval, rays, solid, sparks } from './pen/shapes.ts';
import { symbolPen } from './pen/symbolPen.ts';
import { wildRibbon } from './pen/wildRibbon.ts';
import { named, type SymbolSet } from './symbolSet.ts';

const draw = symbolPen(
  'jd',
  {
    edge: '#0c1a08',
    wood: 'd #f0b060 #a85a22 #4a200a',
    dark: 'd #c07a3c #6a3414 #2e1206',
    skin: 'd #fff6dc #f0d09a #b88648',
    glow: 'g #ffe080/.9 #8ae03a/0',
    leaf: 'd #c8f06a #3fa43a #0f5424',
    frog: 'd #d8ff7a #4cc83a #14682c',
    fur: 'd #8a80b0 #3a3358 #151022',
    beak: 'd #ffe87a #ff9a1e #d8400f',
    black: 'd #6a6a90 #28264a #0e0c1c',
    petal: 'd #ffb0d0 #f03a7a #a00c50',
    orange: 'd #ffd27a #f07a1a #a83a0c',
    gold: 'd #fff4b0 #f0b42c #8e5608',
    red: 'd #ff9a7a #d83a2a #7a1410',
    blue: 'd #a0f0ff #2a9ad0 #0c4a7a',
    cloth: 'v #f0602a #a8201a',
    bamboo: 'h #fff0a0 #d8b84a #8a6a1a',
  },
  ['wild', 'scatter', 'h2', 'l1', 'l2', 'l3'],
);

export const symbols: SymbolSet = {
  wild: {
    svg: draw(
      'wild',
      disc(60, 50, 60, '@glow'),
      bevel(
        'M14 34Q14 78 30 104H90Q106 78 106 34Z',
        '@wood',
        1.2,
        line('M20 40L38 92 54 44 68 92 84 44 96 80M0 64H120', '#fff0c0', 3.5),
      ),
      `<ellipse cx="60" cy="34" rx="48" ry="18" fill="@skin" stroke="~" stroke-width="5"/>`,
      line('M12 36Q16 54 60 54T108 36', '#d8452a', 6),
      line('M10 6L42 25M110 6L78 25', '~', 12),
      line('M10 6L42 25M110 6L78 25', '#c8803a', 6),
      dots('~', 22, [43, 25], [77, 25]),
      dots('#3fa43a', 16, [43, 25], [77, 25]),
      wildRibbon(78, '@cloth', '#5a0f0c', '#fff2b8'),
    ),
    names: named('Wild drum', 'Барабан-джокер', 'Tambor comodín', 'طبل الجوكر'),
  },
  scatter: {
    svg: draw(
      'scatter',
      rays(60, 56, 30, 59, 16, '#ffd23c', 0.9),
      line('M60 40V8M60 40L34 12M60 40L86 12M60 40L14 28M60 40L106 28', '~', 19),
      line('M60 40L60.1 8M60 40L14 28M60 40L106 28', '#2a9ad0', 14),
      line('M60 40L34 12M60 40L86 12', '#f03a5a', 14),
      bevel('M60 28Q96 28 98 44Q100 84 80 106Q60 124 40 106Q20 84 22 44Q24 28 60 28Z', '@wood', 1.4),
      mirror(
        fill('M30 56Q42 46 54 58Q44 70 30 56Z', '#0c1a08') +
          dots('#ffe23a', 7, [44, 58]) +
          line('M28 46Q40 38 54 48M28 74L40 78M30 84L40 86', '#fff0c0', 4.5),
      ),
      fill('M60 54L70 82H50Z', '#d8452a'),
      solid('M42 90H78Q76 106 60 106Q44 106 42 90Z', '#3a0c08', 3),
      fill('M45 91H75L72 97H48Z', '#fffbe8'),
      line('M60 34V44', '#ffd23c', 7),
      sparks('#fff', [100, 60, 13], [18, 66, 10]),
    ),
    names: named('Spirit mask', 'Маска духа', 'Máscara del espíritu', 'قناع الروح'),
  },
  h1: {
    svg: draw(
      'h1',
      solid('M12 10Q34 6 48 26L22 50Q8 30 12 10ZM108 10Q86 6 72 26L98 50Q112 30 108 10Z', '@fur'),
      fill('M20 18Q32 18 38 27L26 38Q18 28 20 18ZM100 18Q88 18 82 27L94 38Q102 28 100 18Z', '#7a5a8a'),
      bevel('M60 18Q96 14 104 46L112 66 100 74Q98 112 60 112Q22 112 20 74L8 66 16 46Q24 14 60 18Z', '@fur', 1.5),
      mirror(
        fill('M24 50Q42 44 54 62Q34 70 24 50Z', '#b8ff3a') +
          fill('M40 49Q46 58 41 66Q36 58 40 49Z', '#0c1a08') +
          line('M22 46Q40 38 54 54', '#000', 4) +
          dots('#8a80a8', 3, [42, 84], [36, 90], [46, 92]),
      ),
      fill('M48 72H72Q70 80 60 84Q50 80 48 72Z', '#f0789a'),
      line('M60 84V92M40 94Q52 102 60 92Q68 102 80 94', '#000', 4),
      fill('M48 97L52 108 56 98ZM72 97L68 108 64 98Z', '#fff'),
      line('M34 26Q46 22 58 24', '#a89cd0', 3, 0.8),
    ),
    names: named('Panther', 'Пантера', 'Pantera', 'نمر أسود'),
  },
  h2: {
    svg: draw(
      'h2',
      solid('M26 86L12 118 30 112 40 92Z', '@black', 4),
      bevel(
        'M52 12C74 6 88 22 82 44C84 70 66 98 36 102C20 96 18 76 26 58C30 36 34 18 52 12Z',
        '@black',
        1.2,
        fill('M90 30C90 60 70 70 56 64C50 52 58 34 70 34Z', '#fff6dc') +
          fill('M52 66Q64 72 76 60L72 72Q62 78 52 72Z', '#e8382a'),
      ),
      bevel(
        'M72 16C96 6 118 20 118 46C118 58 112 66 106 70C104 54 92 48 76 44Q66 30 72 16Z',
        '@beak',
        1.2,
        line('M74 34Q96 34 112 54', '#7a2408', 3),
      ),
      fill('M110 40Q118 48 106 70Q104 58 102 54Z', '#1a0c08'),
      disc(62, 28, 9, '#3ac8f0'),
      disc(62, 28, 5, '#0a0812'),
      dots('#fff', 3, [60.5, 26]),
      line('M44 100V110M54 96V110', '#3a8ac8', 5),
      line('M14 113H108', '#8a4a1c', 8),
      line('M30 70Q34 88 48 92', '#6a6a8a', 4),
    ),
    names: named('Toucan', 'Тукан', 'Tucán', 'طوقان'),
  },
  h3: {
    svg: draw(
      'h3',
      mirror(solid('M30 74Q0 66 6 94L2 106 14 102 22 110 28 98Q44 102 44 88Z', '@frog', 4)),
      bevel(
        'M32 16A20 20 0 0 1 50 28Q60 26 70 28A20 20 0 0 1 106 42Q112 66 96 84Q82 104 60 104Q38 104 24 84Q8 66 14 42A20 20 0 0 1 32 16Z',
        '@frog',
        1.4,
        fill('M36 92Q60 74 84 92L80 110H40Z', '#f4ffc0', 0.9),
      ),
      dots('#ff5a1e', 27, [33, 36], [87, 36]),
      fill('M33 24Q40 36 33 48Q26 36 33 24ZM87 24Q94 36 87 48Q80 36 87 24Z', '#0c1a08'),
      dots('#fff', 5, [28, 30], [82, 30]),
      line('M24 66Q60 90 96 66', '#0f4a1c', 5),
      dots('#0f4a1c', 4, [54, 58], [66, 58]),
      dots('#ff8a6a', 10, [22, 62], [98, 62]),
      line('M38 114L46 100M82 114L74 100', '#ff8a3a', 9),
    ),
    names: named('Tree frog', 'Древесная лягушка', 'Rana arborícola', 'ضفدع الشجر'),
  },
  h4: {
    svg: draw(
      'h4',
      solid('M20 70Q-2 84 4 112Q30 112 40 88ZM100 70Q122 84 116 112Q90 112 80 88Z', '@leaf', 4),
      bevel(
        'M60 60C40 44 36 12 60 4C84 12 80 44 60 60ZM60 60C64 34 94 18 112 38C112 62 86 72 60 60ZM60 60C86 62 104 86 88 110C66 114 56 86 60 60ZM60 60C64 86 54 114 32 110C16 86 34 62 60 60ZM60 60C34 72 8 62 8 38C26 18 56 34 60 60Z',
        '@petal',
        1.1,
        line('M60 56V20M64 56L96 40M64 66L82 96M56 66L38 96M56 56L24 40', '#8a0838', 3, 0.5),
      ),
      disc(60, 58, 13, '#7a0c3c'),
      line('M60 58Q76 50 80 36', '#ffd23c', 6),
      dots('#fff2a0', 7, [80, 34], [72, 36], [86, 42], [78, 44]),
    ),
    names: named('Hibiscus', 'Гибискус', 'Hibisco', 'كركديه'),
  },
  l1: {
    svg: draw(
      'l1',
      `<g transform="rotate(34 60 60)">`,
      solid('M53 70H67L64 120H56Z', '@dark'),
      bevel(
        'M60-4C86-4 92 22 90 42C88 62 74 76 60 76C46 76 32 62 30 42C28 22 34-4 60-4Z',
        '@red',
        1.2,
        line('M20 28L36 40 50 28 66 40 80 28 96 40', '#ffe27a', 6) + line('M20 52H100', '#ffe27a', 5),
      ),
      line('M52 88H68M53 98H67', '#ffe27a', 4),
      `</g>`,
      line('M14 20Q8 30 10 42M24 10Q16 14 14 20', '#ffe27a', 4, 0.8),
    ),
    names: named('Maraca', 'Маракас', 'Maraca', 'ماراكا'),
  },
  l2: {
    svg: draw(
      'l2',
      [0, 1, 2, 3, 4]
        .map((i) =>
          solid(`M${10 + i * 21} ${12 + (i % 2) * 2}H${26 + i * 21}V${112 - i * 13}H${10 + i * 21}Z`, '@bamboo', 4),
        )
        .join(''),
      dots('#3a2408', 9, [18, 16], [39, 18], [60, 16], [81, 18], [102, 16]),
      bevel(
        'M2 34H118V48H2Z',
        '@red',
        0.8,
        line('M4 41L14 36 24 46 34 36 44 46 54 36 64 46 74 36 84 46 94 36 104 46 116 38', '#ffe27a', 3),
      ),
      line('M8 74H28M30 66H48M50 70H70M72 62H90', '#7a5a14', 3, 0.7),
    ),
    names: named('Pan flute', 'Флейта Пана', 'Flauta de Pan', 'ناي القصب'),
  },
  l3: {
    svg: draw(
      'l3',
      bevel('M4 26H29V116H4ZM34 34H58V110H34ZM63 42H86V104H63ZM91 50H113V98H91Z', '@orange', 1.1),
      dots('#5a1c08', 6, [16, 40], [16, 102], [46, 47], [46, 97], [74, 54], [74, 92], [102, 61], [102, 87]),
      line('M106 4L58 70', '~', 12),
      line('M106 4L58 70', '#fff0c8', 6.5),
      dots('~', 32, [54, 74]),
      dots('#2a9ad0', 25, [54, 74]),
      dots('#a0f0ff', 7, [49, 69]),
    ),
    names: named('Marimba', 'Маримба', 'Marimba', 'ماريمبا'),
  },
  l4: {
    svg: draw(
      'l4',
      bevel(
        'M4 86Q2 70 18 74Q58 78 84 34L72 20 100 4 116 32 98 44Q70 104 20 102Q6 102 4 86Z',
        '@skin',
        1.2,
        line('M36 70L46 104M56 60L72 92M74 40L92 60', '#a8562a', 7),
      ),
      solid('M72 20L100 4 116 32 96 46Z', '@gold', 4),
      oval(104, 18, 8, 15, '#5a2c08', -32),
      line('M14 82Q40 88 62 72', '#fff', 4, 0.7),
      line('M30 100Q26 114 36 116M44 100Q44 112 52 112', '#d83a2a', 4.5),
    ),
    names: named('Horn', 'Рог', 'Cuerno', 'بوق'),
  },
};
