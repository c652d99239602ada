import { bevel, disc, dots, fill, line, mirror, solid, sparks, starPath } from '../../../symbols/pen/shapes.ts';
import { symbolPen } from '../../../symbols/pen/symbolPen.ts';
import { named } from '../../../symbols/symbolSet.ts';
import type { SymbolArt } from '../../../symbols/symbolSet.ts';
import type { RuneSymbol } from '../definition.ts';

const draw = symbolPen<RuneSymbol>('ru', {
  edge: '#06121c',
  ember: 'r #ff9c7a #b3231b #5c0a12 #2c0308',
  dusk: 'r #c9a4ff #6a2fc4 #34107a #170440',
  amber: 'r #ffe9a0 #d98e14 #8a4a02 #4a2400',
  deep: 'r #9cd0ff #1f6fd6 #0b3690 #041650',
  moss: 'r #c4f58a #3f9c2c #17601a #06300c',
  ice: 'r #e6fdff #4cc3dc #0f7894 #033c50',
  rock: 'r #d8cfc4 #857a70 #4b423c #241e1a',
  gold: 'd #fff2b0 #e8b23a #8a5a0c',
  fall: 'v #e9ffff #5fd8ff #1a7fd6',
  arch: 'd #b8c4cc #66747e #2c363e',
});

/** A carved glyph: a dark groove, a wide glow in it and a bright core. */
const carve = (path: string, glow: string, core = '#fff'): string =>
  line(path, '#04080c', 15, 0.75) + line(path, glow, 9) + line(path, core, 4);

/** Chips and cracks in a stone. */
const cracks = (path: string): string => line(path, '#000', 2.5, 0.35);

export const symbols: Readonly<Record<RuneSymbol, SymbolArt>> = {
  flame: {
    svg: draw(
      'flame',
      bevel(
        'M60 4L108 40 96 106 60 117 24 106 12 40Z',
        '@ember',
        1.5,
        cracks('M14 58l14 6-4 14M98 96l-10-12M78 10l4 14'),
      ),
      carve(
        'M60 28C82 48 86 66 80 80Q74 94 60 94Q46 94 40 80Q36 64 50 54Q50 68 60 72Q68 52 60 28Z',
        '#ffb03a',
        '#fff3a8',
      ),
      sparks('#ffe2a0', [94, 30, 11]),
    ),
    names: named('Flame rune', 'Руна огня', 'Runa de fuego', 'رونية اللهب'),
  },
  moon: {
    svg: draw(
      'moon',
      bevel('M60 5A55 55 0 1 1 59.900 5Z', '@dusk', 1.5, cracks('M10 48l12 6M106 84l-14-4-4 8M40 108l4-10')),
      carve('M74 28A34 34 0 1 0 90 76A28 28 0 0 1 74 28Z', '#d08aff', '#fbeaff'),
      fill(starPath(82, 46, 11, 4.5, 4), '#fff'),
      sparks('#f0d8ff', [28, 26, 11]),
    ),
    names: named('Moon rune', 'Руна луны', 'Runa de luna', 'رونية القمر'),
  },
  sun: {
    svg: draw(
      'sun',
      bevel(starPath(60, 60, 58, 45, 8), '@amber', 1.4, cracks('M20 50l12 4M92 92l-8-12')),
      carve('M60 42A18 18 0 1 1 59.900 42Z', '#ffd23a', '#fffbd8'),
      carve('M60 20v8M60 92v8M20 60h8M92 60h8M32 32l6 6M82 82l6 6M88 32l-6 6M32 88l6-6', '#ffd23a', '#fffbd8'),
    ),
    names: named('Sun rune', 'Руна солнца', 'Runa de sol', 'رونية الشمس'),
  },
  wave: {
    svg: draw(
      'wave',
      bevel(
        'M14 12H106Q112 12 112 20V66Q112 96 60 116Q8 96 8 66V20Q8 12 14 12Z',
        '@deep',
        1.5,
        cracks('M10 40l14 4M108 70l-12-2-2 10'),
      ),
      carve('M26 44Q40 26 54 44T82 44Q90 34 96 40M24 70Q38 52 52 70T80 70Q90 60 96 66', '#5cc6ff', '#eafaff'),
      carve('M42 92Q52 82 62 92T80 90', '#5cc6ff', '#eafaff'),
    ),
    names: named('Wave rune', 'Руна волны', 'Runa de ola', 'رونية الموج'),
  },
  leaf: {
    svg: draw(
      'leaf',
      bevel('M60 3L114 60 60 117 6 60Z', '@moss', 1.5, cracks('M26 44l10 8M90 84l-8-10-8 4')),
      carve('M60 92V56M60 76Q34 74 34 46Q58 46 60 72M60 62Q84 60 86 34Q62 34 60 58', '#b4ff5a', '#f6ffe0'),
    ),
    names: named('Leaf rune', 'Руна листа', 'Runa de hoja', 'رونية الورقة'),
  },
  frost: {
    svg: draw(
      'frost',
      bevel('M34 6H86L114 60 86 114H34L6 60Z', '@ice', 1.5, cracks('M22 40l10 4M88 104l-4-12')),
      carve('M60 26V94M31 43L89 77M89 43L31 77M50 32l10 8 10-8M50 88l10-8 10 8', '#c8fbff', '#fff'),
    ),
    names: named('Frost rune', 'Руна мороза', 'Runa de escarcha', 'رونية الصقيع'),
  },
  stone: {
    svg: draw(
      'stone',
      bevel(
        'M26 10L92 8Q110 10 111 28L112 90Q110 110 92 111L28 112Q9 110 9 92L8 30Q9 12 26 10Z',
        '@rock',
        1.5,
        cracks('M10 70l16-6 4-12M88 110l2-14-8-8M96 12l-4 12'),
      ),
      carve('M22 88L50 36 66 62 78 46 98 88Z', '#ffdfae', '#fff6e6'),
    ),
    names: named('Stone rune', 'Руна камня', 'Runa de piedra', 'رونية الحجر'),
  },
  gate: {
    svg: draw(
      'gate',
      solid('M22 114V50Q22 18 60 18Q98 18 98 50V114Z', '@fall', 4),
      line('M42 46V110M54 38V112M67 40V108M80 48V112', '#fff', 4, 0.7),
      fill('M22 100Q40 88 60 100T98 98V114H22Z', '#fff', 0.8),
      bevel(
        'M4 116V48Q6 2 60 2Q114 2 116 48V116H94V52Q94 24 60 24Q26 24 26 52V116Z',
        '@arch',
        1.1,
        line('M4 76H26M94 76H116M4 98H26M94 98H116M26 42L8 34M94 42L112 34M42 26L34 8M78 26L86 8', '#000', 2.5, 0.45),
      ),
      bevel('M60 0L76 14 60 30 44 14Z', '@gold', 0.9),
      mirror(dots('#8ff0ff', 7, [15, 62], [15, 87])),
      disc(60, 14, 4, '#fff'),
    ),
    names: named('Waterfall gate', 'Врата водопада', 'Puerta de la cascada', 'بوابة الشلال'),
  },
};
