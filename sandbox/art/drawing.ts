/** `[offset, colour, opacity]` of a gradient stop; the default opacity is 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Prefix of ids that `picture` makes unique to its picture, so that several pictures can be inlined in one page. */
const OWN = '§';

/** Removes the spaces that path data does not need: before a minus sign and next to a command letter. */
const tighten = (markup: string): string =>
  markup.replaceAll(
    / d="[^"]+"/g,
    (attribute) =>
      ` d="${attribute
        .slice(4, -1)
        .trim()
        .replaceAll(/\s+-/g, '-')
        .replaceAll(/\s*([a-zA-Z])\s*/g, '$1')
        .replaceAll(/(?<![\d.])0\./g, '.')}"`,
  );

const round = (figure: string): string => String(Number(Number(figure).toFixed(Math.abs(Number(figure)) >= 4 ? 1 : 2)));

const shorten = (markup: string): string =>
  tighten(markup.replaceAll(/-?\d+\.\d{2,}/g, round).replaceAll(/(["( ,-])0\.(?=\d)/g, '$1.'));

/**
 * A complete SVG picture. Every `§` in `body` becomes `id`; numbers are rounded, because a hundredth of a unit
 * is not visible.
 */
export function picture(id: string, width: number, height: number, body: string): string {
  const drawn = shorten(body).replaceAll(OWN, `${id}-`).replaceAll(/>\s+</g, '><').trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawn}</svg>`;
}

const stopList = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop${attributes({ offset: [offset, 0] })} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** Attributes whose value is not the default, each given as `[value, default]`. */
const attributes = (all: Readonly<Record<string, readonly [value: number | undefined, standard: number]>>): string =>
  Object.entries(all)
    .map(([name, [value, standard]]) => (value === standard ? '' : ` ${name}="${value}"`))
    .join('');

/** A linear gradient; `from` and `to` are points as fractions of the painted box, top to bottom by default. */
export function linear(name: string, stops: readonly Stop[], from = [0, 0], to = [0, 1]): string {
  const line = attributes({ x1: [from[0], 0], y1: [from[1], 0], x2: [to[0], 1], y2: [to[1], 0] });
  return `<linearGradient id="${OWN}${name}"${line}>${stopList(stops)}</linearGradient>`;
}

/** A radial gradient; centre and radius are fractions of the painted box. */
export function radial(name: string, stops: readonly Stop[], centre = [0.5, 0.5], radius = 0.5): string {
  const circle = attributes({ cx: [centre[0], 0.5], cy: [centre[1], 0.5], r: [radius, 0.5] });
  return `<radialGradient id="${OWN}${name}"${circle}>${stopList(stops)}</radialGradient>`;
}

/** A blur filter with a margin of 50 % on each side; `deviation` is in user units. */
export function blur(name: string, deviation: number): string {
  return `<filter id="${OWN}${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** Reference to a gradient or filter of the same picture. */
export const paint = (name: string): string => `url(#${OWN}${name})`;

/** Places `body`: translate, then rotate (`turn` in degrees), then scale. */
export function place(x: number, y: number, body: string, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${turn})`;
  const scaled = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${body}</g>`;
}

/** Mirrors `body` about the vertical line `x = axis`. */
export const mirror = (axis: number, body: string): string =>
  `<g transform="translate(${axis * 2} 0) scale(-1 1)">${body}</g>`;

/** A seeded random generator: the same seed gives the same sequence, so a picture is equal on every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `count` marks at random positions in a box; each gets its position and two random numbers from 0 to 1. */
export function scatter(
  seed: number,
  count: number,
  box: Box,
  mark: (x: number, y: number, a: number, b: number) => string,
): string {
  const next = seeded(seed);
  return Array.from({ length: count }, () =>
    mark(box.x + next() * box.width, box.y + next() * box.height, next(), next()),
  ).join('');
}

/** The markup of `count` marks, in order. */
export const repeat = (count: number, mark: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => mark(index)).join('');

/** A glow: a circle that fades out, painted with a gradient made by `radial`. */
export const glow = (name: string, x: number, y: number, radius: number, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${paint(name)}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** `count` beams from a point, with gaps of the same width, as one dashed circle; the first one begins at the right. */
export function beams(x: number, y: number, reach: number, count: number, colour: string, opacity: number): string {
  const dash = (Math.PI * reach) / 2 / count;
  return `<circle cx="${x}" cy="${y}" r="${reach / 2}" fill="none" stroke="${colour}" stroke-width="${reach}" stroke-dasharray="${dash}" opacity="${opacity}"/>`;
}

/** Round dots of light (stars, sparks, snow) in three sizes from `least` to `most`, the largest being the rarest. */
export function specks(seed: number, count: number, box: Box, colour: string, least: number, most: number): string {
  const sizes = [
    [0.6, least, 0.5],
    [0.3, (least + most) / 2, 0.75],
    [0.1, most, 1],
  ] as const;
  const layer = ([share, radius, opacity]: readonly [number, number, number], index: number): string => {
    const dots = scatter(
      seed + index * 97,
      Math.max(1, Math.round(count * share)),
      box,
      (x, y) => `M${Math.round(x)} ${Math.round(y)}h.1`,
    );
    return `<path d="${dots}" stroke-width="${radius * 2}" opacity="${opacity}"/>`;
  };
  return `<g stroke="${colour}" stroke-linecap="round">${sizes.map(layer).join('')}</g>`;
}
