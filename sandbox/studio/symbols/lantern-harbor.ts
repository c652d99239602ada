import { bevel, disc, dots, fill, line, mirror, oval, rays, solid, sparks, within } from './pen/shapes.ts';
import { symbolPen } from './pen/symbolPen.ts';
import { wildRibbon } from './pen/wildRibbon.ts';
import { named, type SymbolSet } from './symbolSet.ts';

const draw = symbolPen('lh', {
  edge: '#1a0c2e',
  halo: 'g #ffd27a #ff9c3d/.5 #ff7a1a/0',
  paper: 'v #ffe0a0 #f58a35 #a82c18',
  core: 'g #fffbe0 #ffc45a/0',
  gold: 'd #fff2b8 #f0b545 #9a5a16',
  brass: 'v #ffe9a6 #c98a2b #6d3f10',
  red: 'd #ff8a6a #d8362f #8a1230',
  cloth: 'v #ff7d5c #b81d35',
  sky: 'v #0f1240 #473a8c #c9688a',
  moon: 'r #fffdf0 #ffeebb #e8bf6c',
  sea: 'v #6a5aa8 #1c1c52',
  wood: 'v #b8692f #5a2612',
  cream: 'd #fffaf0 #f3dfbf #c9a27e',
  night: 'd #4a46a0 #221e5c',
  tile: 'v #5b7fd8 #2b3c94 #1c1f5c',
  koi: 'd #fffaf2 #ffe3cf #e9a98e',
  flame: 'd #ffb255 #f0581f #b92a17',
  china: 'd #ffffff #dfe8ff #8ea3dd',
  steel: 'd #e9f0ff #8fa0d0 #3d4a86',
});

const batten = (d: string): string => line(d, '#6d0c26', 2.5, 0.75);

export const symbols: SymbolSet = {
  wild: {
    svg: draw(
      'wild',
      disc(60, 50, 59, '@halo'),
      bevel(
        'M36 18H84Q110 50 84 86H36Q10 50 36 18Z',
        '@paper',
        1.2,
        oval(60, 50, 32, 36, '@core') + line('M47 18Q36 52 47 86M73 18Q84 52 73 86M60 18V86', '#a8321a', 2, 0.5),
      ),
      solid('M38 9H82L86 20H34Z', '@brass'),
      line('M60 106V118M54 106L52 116M66 106L68 116', '#d8362f', 4),
      wildRibbon(78, '@cloth', '#7a0f2c', '#fff3c4'),
      sparks('#fff7d6', [22, 20, 12], [102, 32, 9]),
    ),
    names: named('Wild lantern', 'Фонарь-джокер', 'Farolillo comodín', 'فانوس الجوكر'),
  },
  scatter: {
    svg: draw(
      'scatter',
      disc(60, 60, 60, '@halo', 0.8),
      rays(60, 60, 46, 60, 18, '@gold'),
      `<circle cx="60" cy="60" r="47" fill="@gold" stroke="~" stroke-width="3"/>`,
      within(
        'M60 19A41 41 0 0 1 60 101A41 41 0 0 1 60 19Z',
        disc(60, 60, 41, '@sky') +
          disc(60, 48, 34, '@core', 0.6) +
          disc(60, 48, 24, '@moon') +
          dots('#e2c27c', 9, [52, 43], [67, 55]) +
          fill('M14 76L32 58 46 72 62 62 78 74 90 60 108 78V84H14Z', '#221a52') +
          fill('M18 80H102V102H18Z', '@sea') +
          line('M50 85H70M45 91H60M66 91H76M54 97H68', '#ffe7a6', 2.4, 0.9) +
          `<circle cx="60" cy="60" r="41" stroke="#140a30" stroke-width="5" opacity=".5"/>`,
      ),
      line('M18 45A45 45 0 0 1 56 15.5', '#fffbe0', 2.5, 0.9),
      sparks('#fff', [100, 20, 16], [18, 96, 11]),
    ),
    names: named('Harbour moon', 'Луна над гаванью', 'Luna del puerto', 'قمر المرفأ'),
  },
  h1: {
    svg: draw(
      'h1',
      disc(62, 52, 56, '@halo', 0.5),
      line('M61 6V88M38 20V84', '#3a1a10', 5),
      solid('M64 8Q108 22 104 74L62 77Q72 42 64 8Z', '@red'),
      solid('M36 22Q10 42 10 76L42 78Q34 48 36 22Z', '@paper'),
      batten('M70 24Q84 28 95 29M71 41Q88 44 102 45M69 58Q88 61 103 59M34 38L24 42M34 54L15 58M36 67L13 70'),
      bevel(
        'M6 78Q60 92 114 74Q112 96 98 104Q60 114 26 104Q10 96 6 78Z',
        '@wood',
        1,
        line('M6 88Q60 101 114 85', '@gold', 4),
      ),
      dots('#ffdf9a', 7, [40, 99], [60, 101], [80, 99]),
      fill('M61 2L80 8 61 14Z', '#ffd27a'),
      line('M4 112Q16 106 28 112T52 112 76 112 100 112 116 110', '#8f9be8', 4),
    ),
    names: named('Sailing junk', 'Джонка', 'Junco', 'سفينة شراعية'),
  },
  h2: {
    svg: draw(
      'h2',
      disc(60, 66, 54, '@halo', 0.6),
      solid('M42 36H78V58H42ZM36 66H84V88H36ZM30 96H90V112H30Z', '#7a3a1a'),
      fill('M50 42H70V56H50ZM44 73H56V86H44ZM64 73H76V86H64ZM52 98H68V112H52Z', '@paper'),
      bevel(
        'M60 20Q68 32 94 35L88 45H32L26 35Q52 32 60 20ZM40 56H80Q88 63 106 64L99 75H21L14 64Q32 63 40 56ZM34 86H86Q96 93 116 94L108 105H12L4 94Q24 93 34 86Z',
        '@tile',
        0.8,
      ),
      line('M60 6V20', '#c98a2b', 5),
      line('M33 45H87M22 75H98M13 105H107', '@gold', 3),
      dots('#ffb44f', 10, [20, 82], [100, 82]),
      dots('#ffe9a6', 10, [60, 8]),
    ),
    names: named('Pagoda', 'Пагода', 'Pagoda', 'باغودا'),
  },
  h3: {
    svg: draw(
      'h3',
      line('M12 40A52 52 0 0 1 50 12M108 78A52 52 0 0 1 74 110', '#7f8ae0', 4, 0.7),
      solid('M64 40Q38 30 28 46Q44 50 58 58ZM92 56Q114 62 112 82Q98 76 84 72Z', '@flame', 4),
      bevel(
        'M48 88C36 88 22 82 8 92C20 96 24 104 22 116C38 112 50 104 54 94Z',
        '@flame',
        0.8,
        line('M46 94L22 100M46 98L28 108', '#fff', 2, 0.6),
      ),
      bevel(
        'M88 10C116 30 106 68 78 86C66 94 56 98 44 98C50 86 48 76 52 62C58 40 66 22 88 10Z',
        '@koi',
        1.1,
        fill(
          'M88 6C110 14 112 34 100 38C88 40 76 34 76 22ZM56 54C70 48 92 52 92 64C88 78 70 72 58 78C50 72 52 60 56 54ZM44 98L48 84 64 90 60 102Z',
          '@flame',
        ) + line('M66 44Q72 48 80 48M74 82Q82 80 84 74M62 86Q68 86 70 82', '#c96f4a', 2, 0.6),
      ),
      dots('#1a0c2e', 8, [78, 24], [98, 32]),
      dots('#fff', 2.8, [77, 22.5], [97, 30.5]),
      line('M84 10Q76 4 70 6M94 13Q102 10 106 14', '#ffd9b8', 2.5),
    ),
    names: named('Koi', 'Карп кои', 'Carpa koi', 'سمكة كوي'),
  },
  h4: {
    svg: draw(
      'h4',
      bevel('M60 6A11 11 0 1 1 59.9 6ZM60 12A5 5 0 1 0 60.1 12Z', '@brass', 0.6),
      bevel('M60 20A46 46 0 1 1 59.9 20Z', '@gold', 1.2),
      `<circle cx="60" cy="66" r="35" fill="@night" stroke="#5c3410" stroke-width="4"/>`,
      line('M60 35V39M60 93V97M29 66H33M87 66H91M38 44L41 47M82 44L79 47M38 88L41 85M82 88L79 85', '#ffe9a6', 3),
      fill('M60 56L84 42 70 66 84 90 60 76 36 90 50 66 36 42Z', '#7f8ae0', 0.55),
      solid('M76 36L68 72 52 60Z', '@red', 3),
      solid('M44 96L52 60 68 72Z', '@china', 3),
      disc(60, 66, 5, '@gold'),
      line('M22 58A40 40 0 0 1 48 28', '#fff', 3, 0.8),
    ),
    names: named('Compass', 'Компас', 'Brújula', 'بوصلة'),
  },
  l1: {
    svg: draw(
      'l1',
      bevel(
        'M60 100L8 52Q32 20 60 20Q88 20 112 52Z',
        '@cream',
        0.9,
        fill('M8 52Q32 20 60 20Q88 20 112 52L104 59Q84 34 60 34Q36 34 16 59Z', '@red') +
          line('M60 100L22 38M60 100L40 26M60 100V20M60 100L80 26M60 100L98 38', '#9b5b4a', 2.5, 0.7) +
          disc(60, 56, 11, '#d8362f'),
      ),
      bevel('M60 104L38 80Q60 66 82 80Z', '@wood', 0.7),
      disc(60, 96, 4.5, '@gold'),
    ),
    names: named('Paper fan', 'Веер', 'Abanico', 'مروحة ورقية'),
  },
  l2: {
    svg: draw(
      'l2',
      line('M44 32Q36 24 44 16T46 6M64 32Q56 24 64 16T66 6', '#dfe8ff', 4.5, 0.6),
      oval(56, 104, 46, 9, '#1a0c2e'),
      oval(56, 102, 43, 7, '@china'),
      `<path d="M86 54h8a14 14 0 0 1 0 28h-12" stroke="~" stroke-width="14"/><path d="M86 54h8a14 14 0 0 1 0 28h-12" stroke="@china" stroke-width="8"/>`,
      bevel(
        'M16 40H94Q94 82 74 98H36Q16 82 16 40Z',
        '@china',
        1,
        line('M12 66Q22 56 32 66T52 66 72 66 92 66M14 78Q24 68 34 78T54 78 74 78 94 78', '#3f5fd0', 4.5),
      ),
      oval(55, 41, 36, 6.5, '#7a4a1d'),
      oval(52, 40, 26, 3.5, '#c98a3f'),
    ),
    names: named('Teacup', 'Чашка чая', 'Taza de té', 'كوب شاي'),
  },
  l3: {
    svg: draw(
      'l3',
      bevel('M60 8A14 14 0 1 1 59.9 8ZM60 16A6 6 0 1 0 60.1 16Z', '@steel', 0.7),
      bevel(
        'M53 34H67V43H88V56H67V90Q82 86 87 74L78 75 98 52 110 80 101 77Q92 106 60 112Q28 106 19 77L10 80 22 52 42 75 33 74Q38 86 53 90V56H32V43H53Z',
        '@steel',
        0.9,
      ),
      line('M44 50Q60 66 76 60Q88 74 74 88', '#e8c48a', 4.5),
    ),
    names: named('Anchor', 'Якорь', 'Ancla', 'مرساة'),
  },
  l4: {
    svg: draw(
      'l4',
      solid('M8 60L112 60 92 98H28Z', '#b98a6a'),
      bevel('M60 22L90 80H30Z', '@cream', 0.9),
      fill('M60 22L90 80H60Z', '#b58a72', 0.5),
      bevel(
        'M8 58Q34 80 60 80Q86 80 112 58L94 100H26Z',
        '@cream',
        0.9,
        fill('M60 80Q86 80 112 58L94 100H60Z', '#a87a68', 0.4),
      ),
      mirror(line('M4 108Q14 102 24 108T44 108 60 108', '#8f9be8', 4)),
    ),
    names: named('Paper boat', 'Бумажный кораблик', 'Barco de papel', 'قارب ورقي'),
  },
};
