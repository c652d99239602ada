// Outlines of words in open display fonts (OFL), used by the scripts that cut lettering.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

/** @typedef {[x: number, y: number]} Point */
/** @typedef {{ type: string, points: Point[] }} Shape */
/** @typedef {{ getPath: (text: string, x: number, y: number, size: number) => import('opentype.js').Path }} Face */

const require = createRequire(import.meta.url);

/** Loads a font by its file in the package `@fontsource`. @param {string} file */
export const load = (file) => {
  const bytes = readFileSync(require.resolve(`@fontsource/${file}`));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
};

/** @param {number} x @param {number} y @returns {Point} */
const point = (x, y) => [x, y];

/** @param {import('opentype.js').Command} command @returns {Point[]} */
const corners = ({ x, y, x1, y1, x2, y2 }) =>
  [
    [x1, y1],
    [x2, y2],
    [x, y],
  ].flatMap(([across, down]) => (across === undefined || down === undefined ? [] : [point(across, down)]));

/**
 * A line is [text, size]; `gap`: leading as a fraction of size; `bend`: rise of the middle; `slant`: the slant.
 * @typedef {{ lines: ReadonlyArray<readonly [string, number]>, gap?: number, bend?: number, slant?: number }} Word
 */

/** @param {Word & { font: Face }} word */
export function outline({ font, lines, gap = 1, bend = 0, slant = 0 }) {
  let baseline = 0;
  const strokes = lines.flatMap(([text, size], index) => {
    if (index > 0) baseline += size * gap;
    const probe = font.getPath(text, 0, 0, size).getBoundingBox();
    return font.getPath(text, -(probe.x1 + probe.x2) / 2, baseline, size).commands;
  });
  const reach = Math.max(...strokes.flatMap(corners).map(([x]) => Math.abs(x)));
  /** @param {Point} point @returns {Point} */
  const warp = ([x, y]) => [x - y * slant, y - bend * (1 - (x / reach) ** 2)];
  const shapes = strokes.map((command) => ({ type: command.type, points: corners(command).map(warp) }));
  const points = shapes.flatMap((shape) => shape.points);
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  const width = Math.max(...points.map(([x]) => x)) - left;
  const height = Math.max(...points.map(([, y]) => y)) - top;
  return { d: encode(shapes, left, top), width: round(width), height: round(height) };
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/** Encodes relative commands with one decimal, from the rounded current point, so rounding errors do not add up. @param {Shape[]} shapes @param {number} left @param {number} top */
function encode(shapes, left, top) {
  /** @type {Point} */
  let pen = [0, 0];
  let start = pen;
  let last = '';
  return shapes
    .map(({ type, points }) => {
      if (type === 'Z') {
        pen = start;
        last = 'z';
        return 'z';
      }
      /** @type {Point[]} */
      const absolute = points.map(([x, y]) => [round(x - left), round(y - top)]);
      const [first = pen] = absolute;
      if (type === 'L' && first[0] === pen[0] && first[1] === pen[1]) return '';
      const numbers = absolute.flatMap(([x, y]) => [round(x - pen[0]), round(y - pen[1])]);
      pen = absolute.at(-1) ?? pen;
      if (type === 'M') start = pen;
      const letter = type.toLowerCase();
      const join = numbers.map((n, i) => (i > 0 && n >= 0 ? ' ' : '') + String(n).replace(/^(-?)0\./, '$1.')).join('');
      const gap = (numbers[0] ?? 0) >= 0 ? ' ' : '';
      const lead = letter === last && letter !== 'm' ? gap : letter;
      last = letter;
      return lead + join;
    })
    .join('');
}
