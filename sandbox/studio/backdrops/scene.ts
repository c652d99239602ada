import { resolvePaints, type Palette } from '../symbols/pen/paints.ts';

/** An SVG document that covers its box at any aspect ratio. */
export const scene = (game: string, palette: Palette, ...parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 700" preserveAspectRatio="xMidYMid slice" fill="none" stroke-linejoin="round" stroke-linecap="round">${resolvePaints(`${game}bg`, palette, parts.join(''))}</svg>`;

/** A seeded generator of numbers in [0, 1), so that the scene is the same on every machine. */
export const chance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

/** `count` dots scattered over a box (stars, sparks, plankton), as one path of zero-length strokes. */
export const scatterDots = (
  seed: number,
  count: number,
  box: readonly [x: number, y: number, width: number, height: number],
  size: number,
  paint: string,
  opacity: number,
): string => {
  const next = chance(seed);
  const [x, y, width, height] = box;
  const path = Array.from(
    { length: count },
    () => `M${Math.round(x + next() * width)} ${Math.round(y + next() * height)}h.1`,
  ).join('');
  return `<path d="${path}" stroke="${paint}" stroke-width="${size}" opacity="${opacity}"/>`;
};

/** A drawing of the left half and its mirror image on the right. */
export const sides = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 400 0)">${half}</g>`;
