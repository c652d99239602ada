import { beads, bevel, disc, dots, fill, line, mirror, oval, rays, solid, sparks } from './pen/shapes.ts';
import { symbolPen } from './pen/symbolPen.ts';
import { wildRibbon } from './pen/wildRibbon.ts';
import { named, type SymbolSet } from './symbolSet.ts';

const draw = symbolPen(
  'ja',
  {
    edge: '#03201a',
    jade: 'd #d0ffe4 #2fc08a #0a5a48',
    deep: 'd #4ab08a #0a4038',
    gold: 'd #fff4b8 #eab13c #8a5210',
    bright: 'v #fff0a0 #d88a1c',
    stone1: 'd #f4e6c0 #b49c6a #665432',
    stone2: 'd #c4ccd0 #76828a #3c464e',
    stone3: 'd #f8c8a0 #b8744a #642f1c',
    stone4: 'd #a8b48c #5c6c4a #2c3824',
    glow: 'g #5cf0c0/.9 #12d39a/0',
    sun: 'g #fffbe0 #ffe27a/.5 #ffc93c/0',
    clay: 'd #ffb07a #c85a2c #6a2412',
    coat: 'd #ffe7a0 #f0a02c #a8560f',
    red: 'd #ff8a6a #d8342a #8a1020',
  },
  ['wild', 'h2'],
);

/** A glyph cut into a stone tile and inlaid with jade. */
const carved = (id: 'l1' | 'l2' | 'l3' | 'l4', tile: string, glyph: string, width = 9): string =>
  draw(
    id,
    bevel(tile, `@stone${id.slice(1)}`, 1.3),
    line(glyph, '#fff0c8', width + 3.5, 0.55).replace('/>', ' transform="translate(1.5 2)"/>'),
    line(glyph, '#2e2414', width + 3),
    line(glyph, '@jade', width - 2),
  );

export const symbols: SymbolSet = {
  wild: {
    svg: draw(
      'wild',
      disc(60, 46, 60, '@glow'),
      line('M60 10V46L38 12M82 12L60 46 18 24M102 24L60 46 8 44M112 44L60 46', '~', 21),
      line('M60 10V46L18 24M60 46L102 24', '#e8452e', 16),
      line('M38 12L60 46 82 12M8 44L60 46 112 44', '#25b47c', 16),
      bevel('M28 34H92Q100 66 84 84Q72 96 60 96Q48 96 36 84Q20 66 28 34Z', '@jade', 1.4),
      solid('M24 26H96V42H24Z', '@gold'),
      dots('#d8342a', 9, [60, 34]),
      fill('M34 56Q46 48 54 60Q44 68 34 56ZM86 56Q74 48 66 60Q76 68 86 56Z', '#fff6cf'),
      dots('#03201a', 8, [46, 58], [74, 58]),
      line('M32 51Q44 42 54 53M88 51Q76 42 66 53', '~', 4),
      wildRibbon(80, '@gold', '#8a4a08', '#06302a'),
    ),
    names: named('Wild jade mask', 'Маска-джокер', 'Máscara de jade comodín', 'قناع اليشم الجوكر'),
  },
  scatter: {
    svg: draw(
      'scatter',
      disc(60, 60, 60, '@sun'),
      rays(60, 60, 44, 60, 12, '@bright'),
      bevel('M60 12A48 48 0 1 1 59.9 12Z', '@gold', 1.3),
      beads(60, 60, 40, 24, 6, '#8a5210'),
      disc(60, 60, 33, '#0a4038'),
      rays(60, 60, 22, 33, 8, '#eab13c'),
      bevel('M60 36A24 24 0 1 1 59.9 36Z', '@jade', 1.2),
      fill('M50 53a5 4 0 1 0 .1 0ZM70 53a5 4 0 1 0 .1 0ZM50 68H70Q68 76 60 76Q52 76 50 68Z', '#03342a'),
      line('M60 56V64M46 48Q50 45 54 48M66 48Q70 45 74 48', '#03342a', 2.5),
      sparks('#fff', [98, 22, 16], [22, 92, 11]),
    ),
    names: named('Sun stone', 'Камень солнца', 'Piedra del sol', 'حجر الشمس'),
  },
  h1: {
    svg: draw(
      'h1',
      solid('M14 10Q34 8 44 26L24 46Q10 32 14 10ZM106 10Q86 8 76 26L96 46Q110 32 106 10Z', '@coat'),
      fill('M20 17Q32 18 36 26L26 36Q18 28 20 17ZM100 17Q88 18 84 26L94 36Q102 28 100 17Z', '#7a2c12'),
      bevel('M60 16Q92 14 102 42Q112 66 96 86Q84 112 60 112Q36 112 24 86Q8 66 18 42Q28 14 60 16Z', '@coat', 1.3),
      mirror(
        line('M50 24q-5 3-5 8M36 28q-6 4-5 9M24 48q-4 6-1 10M22 70q0 7 5 9', '#4a1c08', 6) +
          solid('M28 52Q42 46 52 60Q38 68 28 52Z', '#8affc8', 4) +
          fill('M41 51L45 57 42 63 38 57Z', '#03201a') +
          oval(48, 84, 15, 13, '#fff0cf'),
      ),
      fill('M48 68H72Q72 76 60 82Q48 76 48 68Z', '#4a1410'),
      fill('M46 92H74Q70 108 60 108Q50 108 46 92Z', '#6a0f1c'),
      fill('M46 91H74L70 101 67 92H53L50 101Z', '#fff'),
      line('M60 80V91', '#4a1410', 3),
    ),
    names: named('Jaguar', 'Ягуар', 'Jaguar', 'يغور'),
  },
  h2: {
    svg: draw(
      'h2',
      solid('M44 78Q40 104 8 118Q20 96 26 74ZM54 82Q54 106 30 120Q36 98 38 78Z', '@deep', 4),
      solid('M62 14L46 6 58 4 62-2 70 4 78-2 82 8Z', '@jade', 4),
      fill('M88 24Q106 22 112 34Q98 34 88 40Z', '#eab13c'),
      bevel(
        'M70 8C90 6 100 22 94 38C92 54 86 66 76 78C66 90 50 94 36 88C34 68 40 52 52 42C50 24 56 10 70 8Z',
        '@jade',
        1.2,
        fill('M100 34C90 66 74 90 40 96C62 80 66 58 78 42Z', '@red'),
      ),
      bevel(
        'M52 44C34 54 24 76 28 98C50 90 68 70 68 50C64 44 58 42 52 44Z',
        '@deep',
        0.8,
        line('M34 88L58 62M32 74L50 54M44 90L64 68', '#7bffd7', 3, 0.6),
      ),
      disc(80, 24, 7, '#fff6cf'),
      disc(81.5, 24, 4, '#03201a'),
      dots('#fff', 2.5, [80, 22.5]),
      line('M50 90L56 104M64 86L70 100M48 106H104', '#8a5210', 5),
    ),
    names: named('Quetzal', 'Кетсаль', 'Quetzal', 'طائر الكيتزال'),
  },
  h3: {
    svg: draw(
      'h3',
      `<g transform="rotate(40 60 60)">`,
      bevel(
        'M60-8Q84 24 74 66H46Q36 24 60-8Z',
        '@jade',
        1.2,
        fill('M60-8V66H84V0Z', '#05443a', 0.4) + line('M60-8V66', '#eafff4', 2.5, 0.8),
      ),
      bevel('M30 64Q60 56 90 64L86 78Q60 72 34 78Z', '@gold'),
      bevel('M50 78H70L67 104H53Z', '@clay', 0.8, line('M46 86H74M46 95H74', '#5a1c0c', 3)),
      `<circle cx="60" cy="112" r="11" fill="@gold" stroke="~" stroke-width="4"/>`,
      disc(60, 112, 5, '#25b47c'),
      disc(60, 69, 5, '#d8342a'),
      `</g>`,
    ),
    names: named('Jade dagger', 'Нефритовый кинжал', 'Daga de jade', 'خنجر من اليشم'),
  },
  h4: {
    svg: draw(
      'h4',
      `<path d="M30 44Q4 40 8 60Q10 76 26 80M90 44Q116 40 112 60Q110 76 94 80" stroke="~" stroke-width="13"/>`,
      line('M30 44Q4 40 8 60Q10 76 26 80M90 44Q116 40 112 60Q110 76 94 80', '#d87a3c', 7),
      bevel(
        'M36 6H84V18Q76 24 78 32Q106 44 102 72Q98 96 78 104V114H42V104Q22 96 18 72Q14 44 42 32Q44 24 36 18Z',
        '@clay',
        1.3,
        line('M10 54L24 66 38 54 52 66 66 54 80 66 94 54 110 66', '#25b47c', 6) +
          line('M10 44H110M10 78H110', '#ffe7a0', 4) +
          dots('#ffe7a0', 6, [36, 90], [52, 92], [68, 92], [84, 90]),
      ),
      line('M36 12H84', '#ffe7a0', 4),
    ),
    names: named('Temple urn', 'Храмовая ваза', 'Ánfora del templo', 'جرة المعبد'),
  },
  l1: {
    svg: carved('l1', 'M60 10A50 50 0 1 1 59.9 10Z', 'M24 60Q60 26 96 60Q60 94 24 60ZM60 54A6 6 0 1 1 59.9 54Z', 8),
    names: named('Eye glyph', 'Знак глаза', 'Glifo del ojo', 'نقش العين'),
  },
  l2: {
    svg: carved('l2', 'M22 14H98L106 22V98L98 106H22L14 98V22Z', 'M34 88H88V34H36V70H70V52H54'),
    names: named('Wind glyph', 'Знак ветра', 'Glifo del viento', 'نقش الريح'),
  },
  l3: {
    svg: carved('l3', 'M60 4L116 60 60 116 4 60Z', 'M26 60L40 46 52 70 68 46 80 70 94 58M60 26V30M60 90V94'),
    names: named('Serpent glyph', 'Знак змеи', 'Glifo de la serpiente', 'نقش الأفعى'),
  },
  l4: {
    svg: carved('l4', 'M18 108V52Q18 10 60 10Q102 10 102 52V108Z', 'M32 92H88M40 92V74H52V56H68V74H80V92M60 34V36'),
    names: named('Pyramid glyph', 'Знак пирамиды', 'Glifo de la pirámide', 'نقش الهرم'),
  },
};
