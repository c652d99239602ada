const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A path filled with a paint. */
export const fill = (d: string, paint: string, opacity = 1): string =>
  `<path d="${d}" fill="${paint}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** A stroke with round ends. Like all strokes here it relies on `fill="none"` of the root element. */
export const line = (d: string, paint: string, width: number, opacity = 1): string =>
  `<path d="${d}" stroke="${paint}" stroke-width="${width}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const disc = (x: number, y: number, r: number, paint: string, opacity = 1): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${paint}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** An ellipse, rotated clockwise by `turn` degrees about its centre. */
export const oval = (x: number, y: number, rx: number, ry: number, paint: string, turn = 0, opacity = 1): string =>
  `<ellipse cx="${tenth(x)}" cy="${tenth(y)}" rx="${tenth(rx)}" ry="${tenth(ry)}" fill="${paint}"${turn === 0 ? '' : ` transform="rotate(${turn} ${tenth(x)} ${tenth(y)})"`}${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** A filled shape with the game's dark outline behind it. */
export const solid = (d: string, paint: string, width = 5): string =>
  `<path d="${d}" fill="${paint}" stroke="~" stroke-width="${width}"/>`;

/** Id of an outline: equal outlines share one; different ones must not, or they would use the wrong clip path. */
const shapeKey = (d: string): string => {
  let hash = 5381;
  for (const letter of d) hash = (Math.imul(hash, 33) ^ letter.charCodeAt(0)) >>> 0;
  return hash.toString(36).slice(-4);
};

const clip = (d: string): string => `<clipPath id="§${shapeKey(d)}"><path d="${d}"/></clipPath>`;

/** `inner` clipped to the outline `d`. */
export const within = (d: string, inner: string): string =>
  `${clip(d)}<g clip-path="url(#§${shapeKey(d)})">${inner}</g>`;

/**
 * A shape with a 3D edge, lit from the upper left: a bright rim on the edges facing the light and a shadow on the
 * others, clipped to the outline. `inner` is drawn under the rim.
 */
export const bevel = (d: string, paint: string, depth = 1, inner = ''): string => {
  const rim = `d="${d}" stroke="@lit" stroke-width="${tenth(8 * depth)}"`;
  const edge = `<path d="${d}" fill="${paint}" stroke="~" stroke-width="5"/>`;
  if (inner === '') return `${edge}${clip(d)}<path ${rim} clip-path="url(#§${shapeKey(d)})"/>`;
  return edge + within(d, `${inner}<path ${rim}/>`);
};

/** The drawing and its mirror image across the vertical middle line. */
export const mirror = (half: string): string => `${half}<g transform="matrix(-1 0 0 1 120 0)">${half}</g>`;

/** Four-pointed twinkles, each `[x, y, reach]`, as one path. */
export const sparks = (
  paint: string,
  ...twinkles: readonly (readonly [x: number, y: number, reach: number])[]
): string =>
  fill(
    twinkles
      .map(([x, y, r]) => `M${x} ${y - r}q0 ${r} ${r} ${r}-${r} 0-${r} ${r} 0-${r}-${r}-${r} ${r} 0 ${r}-${r}`)
      .join(''),
    paint,
  );

/** Round dots of one size and paint, as one path of almost zero-length strokes. */
export const dots = (paint: string, size: number, ...at: readonly (readonly [x: number, y: number])[]): string =>
  line(at.map(([x, y]) => `M${x} ${y}h.1`).join(''), paint, size);

/** `count` beads evenly spaced on a circle. */
export const beads = (x: number, y: number, r: number, count: number, size: number, paint: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" stroke="${paint}" stroke-width="${size}" stroke-dasharray="0 ${Math.round((r * 2000 * Math.PI) / count) / 1000}"/>`;

/** `count` widening beams around a point: one dashed circle. */
export const rays = (
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  paint: string,
  opacity = 1,
): string =>
  `<circle cx="${x}" cy="${y}" r="${(inner + outer) / 2}" stroke="${paint}" stroke-width="${outer - inner}" stroke-linecap="butt" stroke-dasharray="${Math.round((500 * Math.PI * (inner + outer)) / count) / 1000}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

/** Translates a drawing and optionally scales and rotates it. */
export const place = (x: number, y: number, drawing: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}${turn === 0 ? '' : ` rotate(${turn})`}">${drawing}</g>`;

/** The outline of a star with `points` tips, one of them pointing up. */
export const starPath = (x: number, y: number, outer: number, inner: number, points = 5): string => {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const radius = i % 2 === 0 ? outer : inner;
    const turn = (i * Math.PI) / points - Math.PI / 2;
    return `${tenth(x + radius * Math.cos(turn))} ${tenth(y + radius * Math.sin(turn))}`;
  });
  return `M${corners.join('L')}Z`;
};
