import { brilliant, stepCut, type Point, type Ramp } from './pen/cutGem.ts';
import { bevel, disc, fill, line, oval, rays, solid, sparks } from './pen/shapes.ts';
import { symbolPen } from './pen/symbolPen.ts';
import { wildRibbon } from './pen/wildRibbon.ts';
import { named, type SymbolSet } from './symbolSet.ts';

const draw = symbolPen(
  'gf',
  {
    edge: '#0d0709',
    iron: 'd #d8d0da #726974 #332c36',
    steel: 'v #d8d4da #77707a #2f2a31',
    melt: 'v #fffbd0 #ffd03a #ff7a14',
    heat: 'g #ffe27a #ff8a1e/.5 #ff5a00/0',
    wood: 'd #d08a4a #8a4a1e #4a220c',
    cloth: 'v #ffb52e #c74a0a',
    crown: 'v #ffffff #c9e8ff #86b8ec',
    low: 'v #6aa5e0 #c9ecff #3f74b8',
  },
  ['scatter'],
);

const ring = (count: number, rx: number, ry: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + turn) * 2 * Math.PI) / count - Math.PI / 2;
    return [60 + rx * Math.cos(angle), 60 + ry * Math.sin(angle)];
  });

const ruby: Ramp = ['#4a0014', '#a50a34', '#f23a5c', '#ffd0d6'];
const emerald: Ramp = ['#00301c', '#0a7a48', '#2fd585', '#d9ffe6'];
const sapphire: Ramp = ['#060f52', '#163bb8', '#4a86ff', '#dcebff'];
const amethyst: Ramp = ['#2a0650', '#6a1fb0', '#b668f5', '#f3dcff'];
const topaz: Ramp = ['#5a2600', '#b8640a', '#ffb52e', '#fff2c4'];
const aqua: Ramp = ['#033a48', '#0a8aa0', '#4fdcea', '#e0feff'];
const peridot: Ramp = ['#24380a', '#5c8a12', '#a8d83a', '#f4ffc4'];

const pear: Point[] = [
  [60, 6],
  [82, 38],
  [98, 66],
  [90, 98],
  [60, 112],
  [30, 98],
  [22, 66],
  [38, 38],
];
const octagon: Point[] = [
  [36, 8],
  [84, 8],
  [100, 24],
  [100, 96],
  [84, 112],
  [36, 112],
  [20, 96],
  [20, 24],
];
const trillion: Point[] = [
  [60, 108],
  [46, 100],
  [10, 36],
  [18, 20],
  [102, 20],
  [110, 36],
  [74, 100],
];
const marquise: Point[] = [
  [100, 14],
  [98, 46],
  [83, 76],
  [54, 97],
  [14, 106],
  [22, 66],
  [38, 38],
  [66, 20],
];
const cushion: Point[] = [
  [24, 17],
  [96, 17],
  [103, 24],
  [103, 96],
  [96, 103],
  [24, 103],
  [17, 96],
  [17, 24],
];

export const symbols: SymbolSet = {
  wild: {
    svg: draw(
      'wild',
      disc(66, 40, 58, '@heat'),
      bevel(
        'M10 14H96L110 8Q114 16 100 26L88 70Q82 88 53 88Q24 88 18 70Z',
        '@iron',
        1.2,
        line('M0 55H120', '#1f1a1f', 10, 0.5),
      ),
      `<ellipse cx="54" cy="17" rx="43" ry="9" fill="@melt" stroke="~" stroke-width="5"/>`,
      oval(44, 16, 20, 3.5, '#fffde8'),
      solid('M92 16Q108 8 112 12Q116 22 110 42Q108 74 112 92H98Q102 66 100 42Q100 28 92 22Z', '@melt', 3),
      line('M107 20V72', '#fffde8', 3),
      wildRibbon(80, '@cloth', '#6a1e04', '#2a0d05'),
      sparks('#fff2b0', [24, 8, 9]),
    ),
    names: named('Wild crucible', 'Тигель-джокер', 'Crisol comodín', 'بوتقة الجوكر'),
  },
  scatter: {
    svg: draw(
      'scatter',
      disc(60, 52, 60, '@heat'),
      rays(60, 60, 14, 59, 16, '#ffd25a', 0.8),
      bevel('M4 66H30V60H112Q108 80 82 84Q78 94 90 102V114H34V102Q46 94 42 84Q14 84 4 66Z', '@iron', 1.2),

      solid('M38 50H84L90 61H32Z', '@melt'),
      `<g transform="translate(-2 7) rotate(20 70 34)">`,
      solid('M68 28H110V36H68Z', '#a8602a', 4),
      bevel('M48 16H70V54H48Z', '@steel'),
      `</g>`,
      sparks('#fff7c0', [24, 46, 9], [12, 24, 12], [36, 24, 16], [22, 8, 7], [104, 50, 12], [108, 12, 9]),
    ),
    names: named('Anvil', 'Наковальня', 'Yunque', 'سندان'),
  },
  h1: {
    svg: draw(
      'h1',
      disc(60, 58, 60, '@heat', 0.35),
      solid('M30 18H90L116 48 60 112 4 48Z', '@crown', 5),
      fill('M4 48H116L60 112Z', '@low'),
      fill('M30 18L46 48H4Z', '#a9d4fa') +
        fill('M30 18H60L46 48Z', '#fff') +
        fill('M60 18L74 48H46Z', '#cfe9ff') +
        fill('M60 18H90L74 48Z', '#e9f6ff') +
        fill('M90 18L116 48H74Z', '#6fa6dc'),
      fill('M4 48H46L60 112Z', '#7fb6ee') +
        fill('M24 48H46L60 112Z', '#dff2ff') +
        fill('M46 48H60V112Z', '#8ec4f5') +
        fill('M60 48H74L60 112Z', '#f4fbff') +
        fill('M74 48H96L60 112Z', '#5b95d6') +
        fill('M96 48H116L60 112Z', '#2f64a8'),
      line('M31 19.500H89', '#fff', 2.5),
      sparks('#fff', [34, 26, 21]),
      sparks('#fff', [96, 70, 13]),
    ),
    names: named('Diamond', 'Бриллиант', 'Diamante', 'ألماسة'),
  },
  h2: {
    svg: draw('h2', brilliant(ring(8, 52, 44, 0.5), ruby, 0.52), sparks('#fff', [30, 34, 14])),
    names: named('Ruby', 'Рубин', 'Rubí', 'ياقوت أحمر'),
  },
  h3: {
    svg: draw(
      'h3',
      stepCut(octagon, emerald, [0.82, 0.64, 0.46]),
      line('M40 46L56 30M42 58L66 34', '#fff', 3, 0.7),
      sparks('#fff', [34, 22, 13]),
    ),
    names: named('Emerald', 'Изумруд', 'Esmeralda', 'زمرد'),
  },
  h4: {
    svg: draw('h4', brilliant(pear, sapphire, 0.48), sparks('#fff', [44, 44, 13])),
    names: named('Sapphire', 'Сапфир', 'Zafiro', 'ياقوت أزرق'),
  },
  l1: {
    svg: draw('l1', brilliant(trillion, amethyst, 0.46), sparks('#fff', [36, 36, 11])),
    names: named('Amethyst', 'Аметист', 'Amatista', 'جمشت'),
  },
  l2: {
    svg: draw('l2', brilliant(marquise, topaz, 0.46), sparks('#fff', [50, 44, 10])),
    names: named('Topaz', 'Топаз', 'Topacio', 'توباز'),
  },
  l3: {
    svg: draw('l3', stepCut(ring(6, 48, 48), aqua, [0.7, 0.62]), sparks('#fff', [36, 40, 10])),
    names: named('Aquamarine', 'Аквамарин', 'Aguamarina', 'زبرجد بحري'),
  },
  l4: {
    svg: draw('l4', stepCut(cushion, peridot, [0.8, 0.3]), sparks('#fff', [34, 34, 10])),
    names: named('Peridot', 'Хризолит', 'Peridoto', 'زبرجد'),
  },
};
