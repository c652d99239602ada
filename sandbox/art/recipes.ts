import { linear, radial, type Stop } from './drawing.ts';

/** Start and end, or centre and radius, of a gradient by the first letter of its recipe. */
const frames: Readonly<Record<string, (name: string, stops: readonly Stop[]) => string>> = {
  v: linear,
  h: (name, stops) => linear(name, stops, [0, 0], [1, 0]),
  d: (name, stops) => linear(name, stops, [0, 0], [1, 1]),
  u: (name, stops) => linear(name, stops, [0, 1], [1, 0]),
  g: radial,
  r: (name, stops) => radial(name, stops, [0.36, 0.3], 0.8),
  w: (name, stops) => radial(name, stops, [0.5, 0.4], 0.75),
};

const stopOf = (colour: string, index: number, count: number): Stop => {
  const [shade = '', offset] = colour.split('@');
  const [hex = '', opacity] = shade.split('/');
  const at = offset === undefined ? Math.round((index / (count - 1)) * 100) / 100 : Number(offset);
  return opacity === undefined ? [at, hex] : [at, hex, Number(opacity)];
};

/**
 * Gradients by name from recipes: a letter, then colours spread evenly. `v` top to bottom, `h` left to right, `d` from
 * the upper left, `u` from the lower left, `g` a glow from the middle, `r` a ball lit from the upper left, `w` a
 * background that is lightest above its middle. A colour may have an opacity and an offset: `#ffcc00/.5@.3`.
 */
export function gradients(recipes: Readonly<Record<string, string>>): string {
  const drawn = Object.entries(recipes).map(([name, recipe]) => {
    const [letter = '', ...colours] = recipe.split(' ');
    const frame = frames[letter];
    if (frame === undefined) throw new Error(`Unknown kind of gradient in "${recipe}"`);
    return frame(
      name,
      colours.map((colour, index) => stopOf(colour, index, colours.length)),
    );
  });
  return `<defs>${drawn.join('')}</defs>`;
}
