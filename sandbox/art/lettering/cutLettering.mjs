// Converts the words of the sandbox's pictures to path data with open display fonts (OFL), because the rasteriser
// has no fonts: it draws SVG text as empty boxes. Run `node sandbox/art/lettering/cutLettering.mjs` after
// changing a word; the result, lettering.ts, is committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);
const load = (file) => {
  const bytes = readFileSync(require.resolve(`@fontsource/${file}`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};

const faces = {
  deco: load('righteous/files/righteous-latin-400-normal.woff'),
  jolly: load('lilita-one/files/lilita-one-latin-400-normal.woff'),
  plain: load('onest/files/onest-latin-800-normal.woff'),
  royal: load('cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff'),
};

/** A line is [text, size]; `gap`: leading as a fraction of size; `bend`: rise of the middle; `slant`: the slant. */
const words = {
  'lantern-harbor': {
    face: 'deco',
    lines: [
      ['Lantern', 50],
      ['Harbor', 58],
    ],
    gap: 0.84,
  },
  'jade-ascent': {
    face: 'royal',
    lines: [
      ['Jade', 58],
      ['Ascent', 44],
    ],
    gap: 0.9,
  },
  'cherry-parade': {
    face: 'jolly',
    lines: [
      ['CHERRY', 66],
      ['PARADE', 52],
    ],
    gap: 0.82,
    bend: 12,
  },
  'ember-dragon': {
    face: 'royal',
    lines: [
      ['Ember', 44],
      ['Dragon', 55],
    ],
    gap: 0.86,
  },
  'night-flight': {
    face: 'deco',
    lines: [
      ['NIGHT', 54],
      ['FLIGHT', 54],
    ],
    gap: 0.84,
    slant: 0.2,
  },
  'coral-deep': {
    face: 'jolly',
    lines: [
      ['CORAL', 62],
      ['DEEP', 66],
    ],
    gap: 0.84,
  },
  'sand-caravan': {
    face: 'deco',
    lines: [
      ['Sand', 50],
      ['Caravan', 56],
    ],
    gap: 0.86,
  },
  'frost-fjord': {
    face: 'royal',
    lines: [
      ['Frost', 54],
      ['Fjord', 54],
    ],
    gap: 0.86,
  },
  'neon-quarter': {
    face: 'deco',
    lines: [
      ['Neon', 62],
      ['Quarter', 50],
    ],
    gap: 0.84,
  },
  'jungle-drum': {
    face: 'jolly',
    lines: [
      ['JUNGLE', 62],
      ['DRUM', 62],
    ],
    gap: 0.82,
    bend: 8,
  },
  'gem-foundry': {
    face: 'jolly',
    lines: [
      ['GEM', 64],
      ['FOUNDRY', 54],
    ],
    gap: 0.84,
  },
  'court-of-cards': {
    face: 'royal',
    lines: [
      ['Court', 52],
      ['of Cards', 42],
    ],
    gap: 0.88,
  },
  tidewright: { face: 'deco', lines: [['Tidewright', 40]] },
  stonelight: { face: 'royal', lines: [['Stonelight', 34]] },
  sugarcube: { face: 'jolly', lines: [['Sugarcube', 42]] },
  'vector-row': { face: 'plain', lines: [['VECTOR ROW', 30]], slant: 0.18 },
  northlamp: { face: 'plain', lines: [['Northlamp', 38]] },
  croupier: { face: 'plain', lines: [['Croupier', 60]] },
  flash: { face: 'plain', lines: [['FlashPay', 15]], slant: 0.14 },
  tagline: { face: 'plain', lines: [['A well-lit table at night', 34]] },
};

const corners = (command) =>
  [
    ['x1', 'y1'],
    ['x2', 'y2'],
    ['x', 'y'],
  ]
    .filter(([x]) => command[x] !== undefined)
    .map(([x, y]) => [command[x], command[y]]);

function outline({ face, lines, gap = 1, bend = 0, slant = 0 }) {
  const font = faces[face];
  let baseline = 0;
  const strokes = lines.flatMap(([text, size], index) => {
    if (index > 0) baseline += size * gap;
    const probe = font.getPath(text, 0, 0, size).getBoundingBox();
    return font.getPath(text, -(probe.x1 + probe.x2) / 2, baseline, size).commands;
  });
  const reach = Math.max(...strokes.flatMap(corners).map(([x]) => Math.abs(x)));
  const warp = ([x, y]) => [x - y * slant, y - bend * (1 - (x / reach) ** 2)];
  const shapes = strokes.map((command) => ({ type: command.type, points: corners(command).map(warp) }));
  const points = shapes.flatMap((shape) => shape.points);
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  const width = Math.max(...points.map(([x]) => x)) - left;
  const height = Math.max(...points.map(([, y]) => y)) - top;
  return { d: encode(shapes, left, top), width: round(width), height: round(height) };
}

const round = (value) => Math.round(value * 10) / 10;

/** Encodes relative commands with one decimal, from the rounded current point, so rounding errors do not add up. */
function encode(shapes, left, top) {
  let pen = [0, 0];
  let start = [0, 0];
  let last = '';
  return shapes
    .map(({ type, points }) => {
      if (type === 'Z') {
        pen = start;
        last = 'z';
        return 'z';
      }
      const absolute = points.map(([x, y]) => [round(x - left), round(y - top)]);
      if (type === 'L' && absolute[0][0] === pen[0] && absolute[0][1] === pen[1]) return '';
      const numbers = absolute.flatMap(([x, y]) => [round(x - pen[0]), round(y - pen[1])]);
      pen = absolute[absolute.length - 1];
      if (type === 'M') start = pen;
      const letter = type.toLowerCase();
      const join = numbers.map((n, i) => (i > 0 && n >= 0 ? ' ' : '') + String(n).replace(/^(-?)0\./, '$1.')).join('');
      const gap = numbers[0] >= 0 ? ' ' : '';
      const lead = letter === last && letter !== 'm' ? gap : letter;
      last = letter;
      return lead + join;
    })
    .join('');
}

const entries = Object.entries(words).map(([key, word]) => {
  const { d, width, height } = outline(word);
  return `  '${key}': { width: ${width}, height: ${height}, d: '${d}' },`;
});

writeFileSync(
  new URL('lettering.ts', import.meta.url),
  `// Written by cutLettering.mjs; change the words there.

/** A word or two as outlines: \`d\` starts at the top left of a box of \`width\` × \`height\` units. */
export interface Lettering {
  readonly width: number;
  readonly height: number;
  readonly d: string;
}

export const lettering = {
${entries.join('\n')}
} satisfies Record<string, Lettering>;

export type LetteringKey = keyof typeof lettering;
`,
);
