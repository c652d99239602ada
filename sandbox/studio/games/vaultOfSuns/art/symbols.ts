import {
  beads,
  bevel,
  disc,
  dots,
  fill,
  line,
  mirror,
  oval,
  place,
  rays,
  solid,
  sparks,
  starPath,
} from '../../../symbols/pen/shapes.ts';
import { symbolPen } from '../../../symbols/pen/symbolPen.ts';
import { wildRibbon } from '../../../symbols/pen/wildRibbon.ts';
import { named } from '../../../symbols/symbolSet.ts';
import type { SymbolArt } from '../../../symbols/symbolSet.ts';
import type { VaultSymbol } from '../definition.ts';

const draw = symbolPen<VaultSymbol>(
  'vs',
  {
    edge: '#2a0f04',
    gold: 'r #fff6c0 #f8c63c #c47a0c #6e3a02',
    flat: 'd #fff0b0 #e0a52a #94580a',
    jade: 'r #d4ffe4 #3fd08a #0b7a4e #034028',
    turq: 'r #d8fffb #36cfc8 #0a8088 #04424e',
    fur: 'r #ffe2a0 #e39a35 #a85a12 #5c2c04',
    red: 'r #ffb098 #e8382a #a01018 #52040c',
    blue: 'd #8fd8ff #2b78d8 #0c3a94',
    clay: 'r #ffc49a #cc6a38 #8a3a18 #481804',
    hide: 'v #fff0d0 #d6ae78',
    wood: 'v #a8622c #5e2e0e',
    grain: 'r #fff6a0 #ffcf32 #d68a08',
    husk: 'd #c8ea7a #4c9a2a #1c5412',
    cloth: 'v #f05a34 #9a1a10',
  },
  ['mask'],
);

const sunRays = (count: number): string => rays(60, 60, 34, 58, count, '#ffce4a');

export const symbols: Readonly<Record<VaultSymbol, SymbolArt>> = {
  mask: {
    svg: draw(
      'mask',
      `<g transform="translate(0 -8)">${solid(starPath(60, 60, 60, 43, 16), '@flat', 4)}</g>`,
      bevel('M60 12C88 12 98 32 96 56Q94 86 60 98Q26 86 24 56C22 32 32 12 60 12Z', '@gold', 1.3),
      mirror(fill('M30 48Q42 38 54 50Q42 58 30 48Z', '#3a1604') + disc(43, 48.5, 4, '#4ef0c8')),
      fill('M56 50L50 72H70L64 50Z', '#a8640c', 0.6),
      mirror(line('M28 38Q40 30 54 38', '#7a3f04', 4)),
      disc(60, 24, 7, '@turq'),
      wildRibbon(80, '@cloth', '#5e0c06', '#fff2c4'),
      sparks('#fff', [26, 20, 11]),
    ),
    names: named('Wild sun mask', 'Маска-джокер', 'Máscara comodín', 'قناع الجوكر'),
  },
  jaguar: {
    svg: draw(
      'jaguar',
      mirror(bevel('M14 44Q2 20 16 8Q34 10 42 26Z', '@fur', 0.8) + fill('M18 34Q12 20 20 16Q28 18 32 28Z', '#5c2208')),
      bevel('M60 16Q104 16 106 58Q106 80 86 94Q78 114 60 114Q42 114 34 94Q14 80 14 58Q16 16 60 16Z', '@fur', 1.3),
      oval(60, 92, 27, 20, '#ffeec8'),
      mirror(
        fill('M24 52Q38 42 52 58Q36 64 24 52Z', '#1c0a02') +
          disc(39, 54, 6, '#5cffb0') +
          fill('M37.500 48h3v12h-3Z', '#0a1a08') +
          dots('#5c2a08', 8, [30, 34], [46, 28], [22, 70], [32, 80], [52, 38]) +
          dots('#5c2a08', 5, [40, 40], [24, 42], [26, 90]) +
          line('M36 96L18 98M36 102L20 108', '#fff', 2, 0.7),
      ),
      fill('M46 74Q60 68 74 74Q70 86 60 88Q50 86 46 74Z', '#6a1c1c'),
      line('M60 88V98M60 98Q52 106 44 100M60 98Q68 106 76 100', '#5c2208', 3.5),
      fill('M52 104l4 8 4-6 4 6 4-8Z', '#fff'),
    ),
    names: named('Jaguar', 'Ягуар', 'Jaguar', 'جاغوار'),
  },
  macaw: {
    svg: draw(
      'macaw',
      bevel('M30 116Q12 60 40 26Q66 0 96 22Q108 34 104 50Q88 58 84 76Q82 104 92 116Z', '@red', 1.2),
      fill('M34 116Q28 90 46 76Q66 88 64 116Z', '@blue'),
      fill('M46 76Q70 82 76 116H62Q64 92 46 76Z', '#ffd23a'),
      fill('M58 34Q80 26 92 46Q80 62 62 58Q50 46 58 34Z', '#fff2dc'),
      line('M62 50Q72 54 84 50M64 42Q72 46 86 43', '#d8967a', 2),
      disc(74, 40, 7.5, '#1c1206'),
      disc(76, 38, 2.5, '#fff'),
      solid('M88 38Q118 36 116 74Q108 62 100 64Q90 60 88 38Z', '#2a1c18', 4),
      line('M94 44Q108 46 110 58', '#8a7064', 3),
      line('M34 44Q44 22 64 16', '#ffd0c0', 5, 0.7),
    ),
    names: named('Macaw', 'Попугай ара', 'Guacamayo', 'ببغاء'),
  },
  idol: {
    svg: draw(
      'idol',
      bevel('M20 116V98H30V52H22V34H34V20L60 4 86 20V34H98V52H90V98H100V116Z', '@gold', 1.2),
      fill('M38 32H82V68H38Z', '#8a520a', 0.45),
      mirror(bevel('M40 38H56V50H40Z', '@turq', 0.5) + fill('M34 74h10v18H34Z', '#8a520a', 0.5)),
      fill('M54 48h12v10H54ZM44 60H76V66H44Z', '#5a3004'),
      line('M50 60v6M56 60v6M62 60v6M68 60v6', '#ffe9a0', 2.5),
      bevel('M60 74L74 86 60 100 46 86Z', '@red', 0.8),
      line('M24 108H96', '#7a4404', 3, 0.6),
    ),
    names: named('Golden idol', 'Золотой идол', 'Ídolo de oro', 'تمثال ذهبي'),
  },
  drum: {
    svg: draw(
      'drum',
      mirror(
        place(20, 96, fill('M0 0Q-22 4-16 20Q2 18 0 0Z', '#2b9a5c') + fill('M6 0Q-4 18 8 22Q16 10 6 0Z', '#e8382a'), 1),
      ),
      bevel('M16 36Q20 76 30 106Q60 118 90 106Q100 76 104 36Z', '@wood', 1.2),
      line('M22 58L42 104 56 60 64 60 78 104 98 58', '#ffdf9a', 4),
      `<ellipse cx="60" cy="34" rx="48" ry="20" fill="@hide" stroke="~" stroke-width="6"/>`,
      `<circle cx="60" cy="33" r="12" fill="#d0451f" opacity=".85"/>`,
      `<g opacity=".85">${place(60, 33, rays(0, 0, 13, 20, 10, '#d0451f'), 1)}</g>`,
      line('M16 42Q60 70 104 42', '#e8b23a', 6),
      dots('#fff', 5, [24, 49], [42, 56], [60, 58], [78, 56], [96, 49]),
    ),
    names: named('Drum', 'Барабан', 'Tambor', 'طبل'),
  },
  ring: {
    svg: draw(
      'ring',
      `<circle cx="60" cy="60" r="52" fill="@flat" stroke="~" stroke-width="6"/>`,
      beads(60, 60, 45, 20, 9, '#1fb8b4'),
      `<circle cx="60" cy="60" r="36" fill="#5e3206"/>`,
      bevel('M60 26A34 34 0 1 1 59.900 26Z', '@turq', 1.1),
      line('M60 36V84M36 60H84', '#06545c', 4, 0.5),
      bevel('M60 46L74 60 60 74 46 60Z', '@gold', 0.7),
      line('M34 46Q40 34 52 31', '#fff', 5, 0.8),
    ),
    names: named('Turquoise disc', 'Бирюзовый диск', 'Disco turquesa', 'قرص فيروزي'),
  },
  jade: {
    svg: draw(
      'jade',
      beads(60, 36, 33, 13, 15, '#0b6a44'),
      beads(60, 36, 33, 13, 11, '#58dc9c'),
      bevel('M60 52Q92 60 88 88Q80 116 60 118Q40 116 32 88Q28 60 60 52Z', '@jade', 1.2),
      line('M60 66Q76 70 74 86Q70 100 60 100Q48 98 50 86Q54 78 62 84', '#04563a', 5),
      line('M42 74Q46 66 54 62', '#fff', 5, 0.8),
    ),
    names: named('Jade pendant', 'Нефритовый кулон', 'Colgante de jade', 'قلادة اليشم'),
  },
  jug: {
    svg: draw(
      'jug',
      line('M88 34Q116 36 110 62Q106 76 92 78', '#2a0f04', 15),
      line('M88 34Q116 36 110 62Q106 76 92 78', '#b5562a', 8),
      bevel(
        'M40 10H78Q84 10 82 18L76 32Q102 46 100 78Q96 112 60 114Q24 112 20 78Q18 46 44 32L38 18Q36 10 40 10Z',
        '@clay',
        1.3,
      ),
      fill('M20 66H100Q101 78 98 86H22Q19 78 20 66Z', '#3a1206', 0.7),
      line('M24 80l8-9 8 9 8-9 8 9 8-9 8 9 8-9 8 9 8-9', '#ffd79a', 4),
      line('M46 36H74', '#3a1206', 5, 0.6),
      line('M32 56Q38 46 46 42', '#fff', 5, 0.7),
    ),
    names: named('Clay jug', 'Глиняный кувшин', 'Jarra de barro', 'جرة فخارية'),
  },
  maize: {
    svg: draw(
      'maize',
      `<g transform="rotate(28 60 60)">`,
      bevel('M60 2C84 14 86 54 80 96H40C34 54 36 14 60 2Z', '@grain', 1),
      dots(
        '#a86a04',
        4.5,
        [52, 24],
        [62, 24],
        [70, 24],
        [47, 36],
        [57, 36],
        [67, 36],
        [75, 36],
        [46, 48],
        [56, 48],
        [66, 48],
        [76, 48],
        [46, 60],
        [56, 60],
        [66, 60],
        [76, 60],
        [47, 72],
        [57, 72],
        [67, 72],
        [75, 72],
      ),
      bevel('M60 118Q22 106 26 48Q46 66 60 96Z', '@husk', 1),
      bevel('M60 118Q98 106 94 48Q74 66 60 96Z', '@husk', 1),
      line('M34 66Q40 92 56 108M86 66Q80 92 64 108', '#e6ffb0', 2.5, 0.6),
      `</g>`,
    ),
    names: named('Maize', 'Кукуруза', 'Maíz', 'ذرة'),
  },
  sun: {
    svg: draw(
      'sun',
      disc(60, 60, 60, '#ffb52e', 0.22),
      sunRays(16),
      `<circle cx="60" cy="60" r="47" fill="@flat" stroke="~" stroke-width="5"/>`,
      beads(60, 60, 41.5, 24, 5, '#7a4404'),
      bevel('M60 23A37 37 0 1 1 59.900 23Z', '@gold', 1),
      line('M32 48Q38 34 52 29', '#fff', 6, 0.85),
    ),
    names: named('Sun coin', 'Солнечная монета', 'Moneda del sol', 'عملة الشمس'),
  },
};
