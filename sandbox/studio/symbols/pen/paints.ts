/**
 * A palette maps a name to a recipe: a direction letter, then colours spread evenly.
 * `v` top to bottom, `h` left to right, `d` from the upper left, `r` a ball lit from the upper left,
 * `g` a glow from the middle. A colour may have an opacity: `#ffcc00/.5`.
 */
export type Palette = Readonly<Record<string, string>>;

/** The stroke of a bevel: light from the upper left, shade to the lower right. */
const rimLight = 'd #fff/.8 #fff/.1 #000/.1 #000/.5';

/** Attributes that differ from SVG's defaults (linear gradients run left to right, radial ones from the middle). */
const frames: Readonly<Record<string, readonly [tag: string, attributes: string]>> = {
  v: ['linearGradient', ' x2="0" y2="1"'],
  h: ['linearGradient', ''],
  d: ['linearGradient', ' y2="1"'],
  r: ['radialGradient', ' cx=".35" cy=".3" r=".8"'],
  g: ['radialGradient', ''],
};

const stop = (colour: string, index: number, count: number): string => {
  const [hex, opacity] = colour.split('/');
  const offset = index === 0 ? '' : ` offset="${Math.round((index / (count - 1)) * 100) / 100}"`;
  return `<stop${offset} stop-color="${hex}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
};

const gradient = (id: string, recipe: string): string => {
  const [direction = '', ...colours] = recipe.split(' ');
  const frame = frames[direction];
  if (frame === undefined) throw new Error(`Unknown paint direction in "${recipe}"`);
  const stops = colours.map((colour, index) => stop(colour, index, colours.length)).join('');
  return `<${frame[0]} id="${id}"${frame[1]}>${stops}</${frame[0]}>`;
};

/** Merges equal clip paths (such as those of the halves of a mirrored drawing) into one with a short id. */
const shortenClips = (prefix: string, body: string): string => {
  const short = new Map<string, string>();
  return body
    .replaceAll(/<clipPath id="§(\w+)">(.*?)<\/clipPath>/g, (_, key: string, shape: string) => {
      if (short.has(key)) return '';
      short.set(key, `${prefix}${String.fromCharCode(65 + short.size)}`);
      return `<clipPath id="${short.get(key)}">${shape}</clipPath>`;
    })
    .replaceAll(/§(\w+)/g, (_, key: string) => short.get(key) ?? key);
};

/**
 * Converts a drawing to a document body: `"@name"` becomes a reference to that paint of the palette (only used paints
 * are defined) and `"~"` the palette's `edge` colour. Every id starts with `prefix`.
 */
export const resolvePaints = (prefix: string, palette: Palette, drawing: string): string => {
  const used = new Map<string, string>();
  let gradients = '';
  const painted = drawing
    .replaceAll(/"@(\w+)"/g, (_, name: string) => {
      const recipe = palette[name] ?? (name === 'lit' ? rimLight : undefined);
      if (recipe === undefined) throw new Error(`No paint named "${name}" in ${prefix}`);
      if (recipe.startsWith('#')) return `"${recipe}"`;
      const id = used.get(name) ?? `${prefix}${String.fromCharCode(97 + used.size)}`;
      if (!used.has(name)) gradients += gradient(id, recipe);
      used.set(name, id);
      return `"url(#${id})"`;
    })
    .replaceAll('"~"', `"${palette['edge'] ?? '#000'}"`);
  const body = shortenClips(prefix, gradients === '' ? painted : `<defs>${gradients}</defs>${painted}`);
  return body.replaceAll(/([" ,(-])0\.(\d)/g, '$1.$2');
};
