import { repeat } from '../drawing.ts';

type Vector = readonly [x: number, y: number, z: number];

interface Face {
  readonly u: Vector;
  readonly v: Vector;
  readonly normal: Vector;
  readonly value: number;
}

/** The six faces of a die; opposite faces add up to seven. */
const faces: readonly Face[] = [
  { u: [1, 0, 0], v: [0, 1, 0], normal: [0, 0, 1], value: 5 },
  { u: [1, 0, 0], v: [0, 1, 0], normal: [0, 0, -1], value: 2 },
  { u: [0, 0, 1], v: [0, 1, 0], normal: [1, 0, 0], value: 3 },
  { u: [0, 0, 1], v: [0, 1, 0], normal: [-1, 0, 0], value: 4 },
  { u: [1, 0, 0], v: [0, 0, 1], normal: [0, 1, 0], value: 1 },
  { u: [1, 0, 0], v: [0, 0, 1], normal: [0, -1, 0], value: 6 },
];

const spots: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Turns a vector about the x, then the y, then the z axis; angles in degrees. */
function turned([x, y, z]: Vector, turns: Vector): Vector {
  const [a, b, c] = turns.map((turn) => (turn * Math.PI) / 180) as [number, number, number];
  const [y1, z1] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)];
  const [x2, z2] = [x * Math.cos(b) + z1 * Math.sin(b), -x * Math.sin(b) + z1 * Math.cos(b)];
  return [x2 * Math.cos(c) - y1 * Math.sin(c), x2 * Math.sin(c) + y1 * Math.cos(c), z2];
}

export interface DieLook {
  /** Paints of the faces, from the one turned most to the light from above to the darkest. */
  readonly faces: readonly [string, string, string];
  readonly edge: string;
  readonly spot: string;
  readonly spotShade: string;
}

/** A die with rounded edges about (0, 0); `half` is half the length of an edge. */
export function die(half: number, turns: Vector, look: DieLook): string {
  const visible = faces
    .map(({ u, v, normal, value }) => ({
      u: turned(u, turns),
      v: turned(v, turns),
      normal: turned(normal, turns),
      value,
    }))
    .filter(({ normal }) => normal[2] > 0.02)
    .toSorted((one, other) => one.normal[1] - other.normal[1]);
  const matrix = ({ u, v, normal }: Face): string =>
    `matrix(${[u[0], u[1], v[0], v[1], normal[0] * half, normal[1] * half].map((figure) => Number(figure.toFixed(2))).join(' ')})`;
  const bodies = visible.map(
    (face) => `<rect x="${-half}" y="${-half}" width="${half * 2}" height="${half * 2}" transform="${matrix(face)}"/>`,
  );
  const sides = visible.map((face, index) => {
    const marks = spots[face.value] ?? [];
    const dots = repeat(marks.length, (i) => {
      const [x, y] = marks[i] ?? [0, 0];
      return `M${Math.round(x * half * 0.5)} ${Math.round(y * half * 0.5)}h.1`;
    });
    const inner = half * 0.97;
    return `<g transform="${matrix(face)}" stroke-linecap="round"><rect x="${-inner}" y="${-inner}" width="${inner * 2}" height="${inner * 2}" rx="${half * 0.26}" fill="${look.faces[index]}"/><path d="${dots}" stroke="${look.spotShade}" stroke-width="${Math.round(half * 0.42)}"/><path d="${dots}" stroke="${look.spot}" stroke-width="${Math.round(half * 0.33)}"/></g>`;
  });
  return `<g fill="${look.edge}" stroke="${look.edge}" stroke-width="${Math.round(half * 0.16)}" stroke-linejoin="round">${bodies.join('')}</g>${sides.join('')}`;
}
