import { bevel, disc, dots, fill, line, mirror, oval, rays, solid, sparks } from './pen/shapes.ts';
import { symbolPen } from './pen/symbolPen.ts';
import { wildRibbon } from './pen/wildRibbon.ts';
import { named, type SymbolSet } from './symbolSet.ts';

const draw = symbolPen(
  'cd',
  {
    edge: '#021226',
    shell: 'v #ffe3d8 #ff9a9a #c23a72',
    nacre: 'v #6a2a68 #d88ab0 #ffe0d8',
    pearl: 'r #fff #f4e4ff #8a90d0',
    glow: 'g #9ff4f0/.85 #22b8d8/0',
    gold: 'd #fff6b8 #f5bb3a #95590e',
    wood: 'v #c07a3a #5a2a12',
    turtle: 'd #e8ff9a #58b848 #14603a',
    carapace: 'd #ffd27a #b8742a #5c2e10',
    octopus: 'd #ffb8f0 #b84ae0 #4a1290',
    orange: 'd #ffd080 #ff7a1e #b83208',
    sea: 'd #fff6a0 #ffc02e #c8640a',
    coral1: 'v #ffb0a0 #f0405c',
    coral2: 'v #ffd27a #f0781a',
    coral3: 'v #e0b0ff #8a40d8',
    coral4: 'v #a0ffe0 #1a9a90',
    cloth: 'v #2fd0d8 #0a6a98',
  },
  ['wild', 'scatter', 'h1', 'h2', 'h4', 'l3'],
);

/** A letter made of coral: a branch with bright polyps and side twigs. */
const grown = (
  id: 'l1' | 'l2' | 'l3' | 'l4',
  stem: string,
  twigs: string,
  polyps: readonly (readonly [number, number])[],
): string =>
  draw(
    id,
    line(twigs, '~', 17),
    line(stem, '~', 29),
    line(twigs, `@coral${id.slice(1)}`, 11),
    line(stem, `@coral${id.slice(1)}`, 23),
    `<g transform="translate(-3 -3.5)">${line(stem, '#fff', 6, 0.35)}</g>`,
    dots('#021226', 6.5, ...polyps),
    dots('#fff8e0', 3.5, ...polyps),
  );

export const symbols: SymbolSet = {
  wild: {
    svg: draw(
      'wild',
      disc(60, 48, 60, '@glow'),
      solid('M60 70C20 70 0 42 12 20Q22 4 38 10Q48-4 60 3Q72-4 82 10Q98 4 108 20C120 42 100 70 60 70Z', '@nacre'),
      line('M60 66V10M39 16L60 66 81 16M18 28L60 66 102 28', '#5a1a5c', 3, 0.45),
      bevel('M6 62Q34 74 60 74Q86 74 114 62Q112 98 60 100Q8 98 6 62Z', '@shell', 1.2),
      disc(60, 52, 24, '@pearl'),
      sparks('#fff', [92, 24, 14]),
      wildRibbon(82, '@cloth', '#063a68', '#eafffb'),
    ),
    names: named('Wild pearl', 'Жемчужина-джокер', 'Perla comodín', 'لؤلؤة الجوكر'),
  },
  scatter: {
    svg: draw(
      'scatter',
      disc(60, 52, 60, '@glow'),
      rays(60, 52, 16, 60, 16, '#ffe88a', 0.95),
      solid('M12 50Q8 10 36 8H84Q112 10 108 50Z', '@wood'),
      line('M34 12V50M86 12V50', '#f5bb3a', 9),
      fill('M22 50Q20 20 40 20H80Q100 20 98 50Z', '#2a0f08', 0.8),
      solid('M10 60Q16 40 32 44Q40 26 56 34Q72 22 84 38Q106 38 110 60Z', '@gold'),
      dots('#fff6c0', 11, [36, 50], [56, 44], [76, 50], [94, 52], [22, 54]),
      bevel(
        'M6 56H114V108Q114 114 108 114H12Q6 114 6 108Z',
        '@wood',
        1.2,
        line('M0 84H120', '#2a0f08', 3, 0.6) + line('M24 56V116M96 56V116M4 59H116', '#f5bb3a', 9),
      ),
      solid('M46 62H74V84Q60 96 46 84Z', '@gold'),
      fill('M60 68a5 5 0 0 1 3 9v6h-6v-6a5 5 0 0 1 3-9Z', '#2a0f08'),
      sparks('#fff', [92, 34, 14], [30, 26, 11]),
    ),
    names: named('Treasure chest', 'Сундук с сокровищами', 'Cofre del tesoro', 'صندوق الكنز'),
  },
  h1: {
    svg: draw(
      'h1',
      `<g transform="rotate(28 60 60)">`,
      mirror(
        solid(
          'M36 40C16 28 0 40-6 70C12 60 26 64 34 60ZM40 90C30 98 26 110 30 120C42 116 52 108 54 100Z',
          '@turtle',
          4,
        ) + dots('#14603a', 6, [8, 52], [22, 46]),
      ),
      bevel('M60-2C74-2 78 12 74 30H46C42 12 46-2 60-2Z', '@turtle', 0.8),
      dots('#021226', 6, [51, 12], [69, 12]),
      bevel(
        'M60 22C86 22 96 46 96 66C96 90 78 108 60 108C42 108 24 90 24 66C24 46 34 22 60 22Z',
        '@carapace',
        1.3,
        line(
          'M60 40L78 52V76L60 90 42 76V52ZM60 40V18M78 52L98 40M78 76L98 88M60 90V110M42 76L22 88M42 52L22 40',
          '#4a2008',
          4.5,
        ),
      ),
      fill('M60 46L72 54V60L50 66 48 54Z', '#fff', 0.35),
      `</g>`,
    ),
    names: named('Sea turtle', 'Морская черепаха', 'Tortuga marina', 'سلحفاة بحرية'),
  },
  h2: {
    svg: draw(
      'h2',
      line(
        'M40 62Q34 90 10 84Q2 76 12 70M48 66Q48 108 24 112M72 66Q72 108 96 112M80 62Q86 90 110 84Q118 76 108 70M60 68V114',
        '~',
        21,
      ),
      line(
        'M40 62Q34 90 10 84Q2 76 12 70M48 66Q48 108 24 112M72 66Q72 108 96 112M80 62Q86 90 110 84Q118 76 108 70',
        '@octopus',
        14,
      ),
      line('M60 68V114', '#8a30c0', 14),
      dots(
        '#ffd0f4',
        5,
        [30, 84],
        [16, 86],
        [46, 94],
        [34, 110],
        [90, 84],
        [104, 86],
        [74, 94],
        [86, 110],
        [60, 92],
        [60, 106],
      ),
      bevel('M60 2C92 2 102 28 94 48C90 60 86 74 76 80H44C34 74 30 60 26 48C18 28 28 2 60 2Z', '@octopus', 1.3),
      dots('#fff', 20, [45, 48], [75, 48]),
      dots('#021226', 11, [47, 50], [77, 50]),
      dots('#fff', 4, [45, 47], [75, 47]),
      line('M52 68Q60 75 68 68', '#2a0850', 4),
      oval(44, 20, 9, 5, '#fff', -35, 0.6),
    ),
    names: named('Octopus', 'Осьминог', 'Pulpo', 'أخطبوط'),
  },
  h3: {
    svg: draw(
      'h3',
      solid(
        'M84 60Q98 34 116 32Q108 60 116 90Q98 86 84 60ZM34 38Q48 8 82 22Q78 34 74 46ZM40 82Q52 112 78 102Q76 90 70 80Z',
        '@orange',
        5,
      ),
      bevel(
        'M4 62C14 34 44 26 66 34C84 40 92 52 94 60C92 70 84 82 66 88C44 96 14 88 4 62Z',
        '@orange',
        1.3,
        line('M36 22Q26 62 36 100M70 22Q60 62 70 100', '#021226', 20) +
          line('M36 22Q26 62 36 100M70 22Q60 62 70 100', '#fff', 13),
      ),
      line('M102 46L94 60 102 76M50 24L54 32M64 20L66 30', '#b83208', 3, 0.8),
      disc(20, 54, 7, '#fff'),
      disc(19, 54, 4.5, '#021226'),
      dots('#fff', 2.5, [18, 52]),
      line('M6 68Q12 72 18 68', '#7a1c04', 3),
      solid('M46 60Q64 52 66 66Q60 76 48 72Z', '@sea', 3),
      `<circle cx="10" cy="24" r="6" stroke="#c8fff6" stroke-width="3"/>`,
    ),
    names: named('Clownfish', 'Рыба-клоун', 'Pez payaso', 'سمكة المهرج'),
  },
  h4: {
    svg: draw(
      'h4',
      solid('M80 48L104 50 98 60 106 68 94 74 94 84 82 82Z', '@coral2', 4),
      bevel(
        'M50 8L56-2 62 5 70 0 72 9C82 14 84 26 80 36C79 40 78 42 77 44C94 54 96 76 82 94C72 108 52 114 42 102C36 92 42 82 52 84C58 86 58 94 52 96C62 100 70 90 66 82C60 72 48 68 50 50C51 46 52 42 52 40L26 44C20 44 18 36 24 33L44 26C43 18 44 12 50 8Z',
        '@sea',
        1.2,
        line(
          'M50 52Q66 46 80 50M49 60Q66 56 86 62M54 68Q72 66 88 74M60 76Q72 76 84 86M66 84Q74 90 78 98',
          '#b8560a',
          3,
          0.65,
        ),
      ),
      disc(60, 24, 6, '#fff'),
      disc(59, 24, 4, '#021226'),
      dots('#fff', 2.2, [58, 22.5]),
      `<g stroke="#c8fff6" stroke-width="3"><circle cx="18" cy="16" r="7"/><circle cx="32" cy="6" r="4"/></g>`,
    ),
    names: named('Seahorse', 'Морской конёк', 'Caballito de mar', 'فرس البحر'),
  },
  l1: {
    svg: grown('l1', 'M24 102L58 20Q60 16 62 20L96 102M38 74H82', 'M34 78L14 66M86 78L106 62M70 38L88 28', [
      [52, 40],
      [30, 92],
      [92, 94],
      [62, 73],
      [76, 54],
    ]),
    names: named('Ace', 'Туз', 'As', 'آس'),
  },
  l2: {
    svg: grown('l2', 'M34 18V102M90 20L40 64M56 54L92 102', 'M34 46L14 36M34 84L16 94M78 84L98 76', [
      [33, 30],
      [36, 76],
      [76, 34],
      [70, 72],
      [88, 98],
    ]),
    names: named('King', 'Король', 'Rey', 'ملك'),
  },
  l3: {
    svg: grown('l3', 'M60 18A36 40 0 1 0 60.1 18ZM70 78L94 106', 'M30 36L14 24M92 40L108 28', [
      [34, 42],
      [30, 74],
      [60, 98],
      [88, 44],
      [86, 96],
    ]),
    names: named('Queen', 'Дама', 'Reina', 'ملكة'),
  },
  l4: {
    svg: grown('l4', 'M52 20H92M80 20V76A24 26 0 0 1 32 78', 'M80 50L102 42M36 92L20 104M52 20L40 10', [
      [62, 20],
      [80, 36],
      [79, 68],
      [56, 102],
      [34, 82],
    ]),
    names: named('Jack', 'Валет', 'Jota', 'ولد'),
  },
};
