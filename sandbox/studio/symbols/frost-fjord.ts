import { beads, bevel, disc, dots, fill, line, oval, rays, solid, sparks, within } from './pen/shapes.ts';
import { symbolPen } from './pen/symbolPen.ts';
import { wildRibbon } from './pen/wildRibbon.ts';
import { named, type SymbolSet } from './symbolSet.ts';

const draw = symbolPen(
  'ff',
  {
    edge: '#041230',
    ice: 'd #ffffff #9fe0ff #2f7ad0',
    deep: 'd #d0f4ff #4aa0e0 #123a8a',
    glow: 'g #c0fff0/.85 #4ad8d0/.35 #2a9ae0/0',
    aurora: 'v #8a5af0/.1 #5affb8 #2ad8c8/0',
    violet: 'v #ff8af0/.1 #b86aff #6a5aff/0',
    sky: 'v #06103a #14407a',
    fur: 'd #ffffff #e3eefb #93b0d8',
    steel: 'd #ffffff #b4c4d8 #4c5c7c',
    gold: 'd #fff2b8 #e8ac3c #8a5214',
    wood: 'd #e0a868 #95562a #4a2210',
    red: 'd #ff8a78 #d0303c #7a1030',
    horn: 'd #fffbe8 #e0c898 #86683c',
    snow: 'v #ffffff #b4cdea',
    cloth: 'v #3ad0c0 #1a5ab0',
  },
  ['wild', 'h3', 'h4'],
);

/** A letter carved from a block of ice: facets inside, snow on its upper edges. */
const carved = (id: 'l1' | 'l2' | 'l3' | 'l4', letter: string, facets: string, snow: string): string =>
  draw(
    id,
    bevel(
      letter,
      `@${id === 'l1' || id === 'l3' ? 'ice' : 'deep'}`,
      1.2,
      fill(facets, '#fff', 0.42) + fill('M0 92L40 78 62 96 90 80 120 94V120H0Z', '#0a2a7a', 0.3),
    ),
    line(snow, '#fff', 9),
    dots('#fff', 6, [24, 96]),
  );

export const symbols: SymbolSet = {
  wild: {
    svg: draw(
      'wild',
      disc(60, 50, 60, '@glow'),
      line(
        'M60 6V98M18 26L102 74M18 74L102 26M48 10L60 22 72 10M22 40L37 37 33 22M98 40L83 37 87 22M22 60L37 63M98 60L83 63',
        '~',
        15,
      ),
      line(
        'M60.1 6L60 98M18 26L102 74M18 74L102 26M48 10L60 22 72 10M22 40L37 37 33 22M98 40L83 37 87 22M22 60L37 63M98 60L83 63',
        '@ice',
        9.5,
      ),
      bevel(
        'M60 26L81 38V62L60 74 39 62V38Z',
        '@deep',
        1.1,
        fill('M60 26L81 38 60 50ZM39 38L60 50 39 62Z', '#fff', 0.55),
      ),
      sparks('#fff', [100, 10, 13], [16, 12, 10]),
      wildRibbon(82, '@cloth', '#0c2a6a', '#f4ffff'),
    ),
    names: named('Wild snowflake', 'Снежинка-джокер', 'Copo de nieve comodín', 'ندفة ثلج الجوكر'),
  },
  scatter: {
    svg: draw(
      'scatter',
      disc(60, 60, 60, '@glow'),
      rays(60, 60, 50, 60, 24, '#8affd8', 0.9),
      `<circle cx="60" cy="60" r="49" fill="@sky" stroke="~" stroke-width="14"/>`,
      within(
        'M60 12A48 48 0 1 1 59.9 12Z',
        fill('M14 88Q20 40 44 34Q70 28 108 6V40Q88 60 70 58Q44 60 34 94Z', '@aurora') +
          fill('M50 82Q54 54 74 50Q96 46 116 30V62Q92 70 84 84Z', '@violet') +
          fill('M8 112V86L30 62 44 78 66 56 86 80 98 70 116 90V112Z', '#0a1a4a') +
          fill('M30 62L38 71 32 70 26 74 22 71ZM66 56L76 68 68 66 60 72 56 66Z', '#fff'),
      ),
      `<circle cx="60" cy="60" r="49" stroke="@ice" stroke-width="9"/>`,
      beads(60, 60, 49, 8, 5, '#1a5ab0'),
      sparks('#fff', [48, 28, 15], [100, 18, 13], [80, 36, 7]),
    ),
    names: named('Northern lights', 'Северное сияние', 'Aurora boreal', 'الشفق القطبي'),
  },
  h1: {
    svg: draw(
      'h1',
      solid('M28 10A18 18 0 1 1 27.9 10ZM92 10A18 18 0 1 1 91.9 10Z', '@fur'),
      disc(28, 29, 9, '#7a98c8'),
      disc(92, 29, 9, '#7a98c8'),
      bevel(
        'M60 14C88 12 104 32 106 56L114 70 104 76 106 88 92 90C84 106 74 112 60 112C46 112 36 106 28 90L14 88 16 76 6 70 14 56C16 32 32 12 60 14Z',
        '@fur',
        1.4,
      ),
      fill('M60 58C78 58 88 72 84 88C80 102 70 106 60 106C50 106 40 102 36 88C32 72 42 58 60 58Z', '@snow'),
      fill('M46 66Q60 58 74 66Q72 78 60 82Q48 78 46 66Z', '#0c1838'),
      oval(55, 67, 5, 2.5, '#9fc0f0'),
      line('M60 80V90M46 92Q54 98 60 91Q66 98 74 92', '#0c1838', 4),
      dots('#0c1838', 11, [38, 52], [82, 52]),
      dots('#fff', 4, [36, 50], [80, 50]),
      line('M30 40Q38 36 46 42M90 40Q82 36 74 42', '#93b0d8', 4),
    ),
    names: named('Polar bear', 'Белый медведь', 'Oso polar', 'دب قطبي'),
  },
  h2: {
    svg: draw(
      'h2',
      line('M60 4V84', '#4a2210', 6),
      bevel(
        'M24 14H96Q88 40 96 66Q60 74 24 66Q32 40 24 14Z',
        '@snow',
        1.1,
        line('M36 6Q44 40 36 76M60 8V76M84 6Q76 40 84 76', '#d0303c', 11),
      ),
      line('M22 13H98', '#95562a', 6),
      bevel(
        'M14 78C0 62 0 38 12 26C20 20 28 28 22 34C14 44 18 60 30 74Q60 84 90 74C102 60 106 44 98 34C92 28 100 20 108 26C120 38 120 62 106 78Q98 106 60 106Q22 106 14 78Z',
        '@wood',
        1.2,
        line('M8 92Q60 108 112 92', '#4a2210', 3),
      ),
      dots('~', 17, [34, 82], [51, 86], [69, 86], [86, 82]),
      dots('#e8ac3c', 13, [34, 82], [69, 86]),
      dots('#2f9ad0', 13, [51, 86], [86, 82]),
      line('M4 113Q14 106 24 113T44 113 64 113 84 113 104 113 116 110', '#8ad8ff', 4.5),
    ),
    names: named('Longship', 'Драккар', 'Drakkar', 'سفينة فايكنغ'),
  },
  h3: {
    svg: draw(
      'h3',
      `<g transform="translate(-2 5) scale(.94) rotate(30 60 60)">`,
      bevel('M54-8H68V128H54Z', '@wood', 0.8, line('M50 96L72 88M50 106L72 98M50 116L72 108', '#d0303c', 5)),
      bevel('M50 8H72V46L98 60Q120 26 98-8L72 8Z', '@steel', 1.2),
      fill('M98-4Q114 28 98 56Q106 26 98-4Z', '#fff', 0.85),
      bevel('M50 12V42L26 50Q16 28 26 4Z', '@steel', 0.9),
      line('M78 18V36M78 18L88 26 78 30', '#2ad8e8', 4),
      line('M52 10H70M52 44H70', '#e8ac3c', 5),
      `</g>`,
    ),
    names: named('War axe', 'Боевой топор', 'Hacha de guerra', 'فأس الحرب'),
  },
  h4: {
    svg: draw(
      'h4',
      solid('M34 58C8 58-4 30 8 2C14 24 26 34 44 36ZM86 58C112 58 124 30 112 2C106 24 94 34 76 36Z', '@horn'),
      line('M8 32L19 26M16 46L30 33M112 32L101 26M104 46L90 33', '#86683c', 3),
      bevel('M22 72C22 36 40 20 60 20C80 20 98 36 98 72V108H82L76 82H44L38 108H22Z', '@steel', 1.3),
      bevel('M54 12H66V54L64 96H56L54 54Z', '@gold', 0.9),
      bevel('M18 60H102V74H18Z', '@gold', 0.9),
      dots('#8a5214', 5, [28, 67], [44, 67], [76, 67], [92, 67]),
      fill('M38 80H52V88Q44 92 38 86ZM82 80H68V88Q76 92 82 86Z', '#04102c'),
      line('M32 48Q36 34 46 30', '#fff', 4, 0.9),
    ),
    names: named('Horned helmet', 'Рогатый шлем', 'Casco con cuernos', 'خوذة بقرنين'),
  },
  l1: {
    svg: carved(
      'l1',
      'M46 12H74L106 108H80L75 90H45L40 108H14ZM51 68H69L60 38Z',
      'M46 12L60 38 14 108ZM74 12L90 64 69 68ZM45 90L75 90 60 78Z',
      'M46 13Q54 18 60 13T74 14',
    ),
    names: named('Ace', 'Туз', 'As', 'آس'),
  },
  l2: {
    svg: carved(
      'l2',
      'M18 12H44V46L74 12H104L70 54 106 108H76L54 74 44 84V108H18Z',
      'M18 12L44 46 18 80ZM104 12L70 54 54 50ZM70 54L106 108 54 74Z',
      'M20 13Q28 19 34 14T44 14M76 13Q86 19 92 14T102 14',
    ),
    names: named('King', 'Король', 'Rey', 'ملك'),
  },
  l3: {
    svg: carved(
      'l3',
      'M42 12H78L104 38V82L98 90 110 102 94 116 80 106 78 108H42L16 82V38ZM50 36L42 44V76L50 84H64L58 78 70 66 78 74V44L70 36Z',
      'M42 12L50 36 16 60V38ZM78 12L104 38 78 50 70 36ZM42 108L50 84 64 84Z',
      'M42 13Q52 20 60 14T78 14',
    ),
    names: named('Queen', 'Дама', 'Reina', 'ملكة'),
  },
  l4: {
    svg: carved(
      'l4',
      'M48 12H98V82L74 108H40L16 84V64H42V74L50 82H62L72 72V36H48Z',
      'M48 12L72 36 98 20V12ZM72 36L98 60 72 72ZM16 64L42 64 30 98Z',
      'M50 13Q62 20 74 14T96 14M18 65Q28 70 40 65',
    ),
    names: named('Jack', 'Валет', 'Jota', 'ولد'),
  },
};
