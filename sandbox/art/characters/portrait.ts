import { glow, linear, paint, picture, radial, specks } from '../drawing.ts';

interface Palette {
  /** The wall behind: lit, in shade. */
  readonly wall: readonly [string, string];
  /** Fur or plumage: lit, its own colour, in shade. */
  readonly coat: readonly [string, string, string];
  /** Jacket: lit, in shade. */
  readonly cloth: readonly [string, string];
}

const toCorner = [
  [0.15, 0],
  [0.85, 1],
] as const;

const paints = ({ wall, coat, cloth }: Palette): string =>
  `<defs>${radial(
    'wl',
    [
      [0, wall[0]],
      [1, wall[1]],
    ],
    [0.34, 0.26],
    0.8,
  )}${radial('lp', [
    [0, '#ffe3a6', 0.75],
    [0.45, '#e8a850', 0.25],
    [1, '#c07a30', 0],
  ])}${linear(
    'ct',
    [
      [0, coat[0]],
      [0.5, coat[1]],
      [1, coat[2]],
    ],
    [...toCorner[0]],
    [...toCorner[1]],
  )}${linear(
    'cl',
    [
      [0, cloth[0]],
      [1, cloth[1]],
    ],
    [...toCorner[0]],
    [...toCorner[1]],
  )}${linear(
    'gd',
    [
      [0, '#fff2b8'],
      [0.45, '#e9b545'],
      [1, '#8f5413'],
    ],
    [0, 0],
    [1, 1],
  )}${linear(
    'sh',
    [
      [0, '#fffaf0'],
      [1, '#d6c6ae'],
    ],
    [0, 0],
    [1, 1],
  )}${radial('dk', [
    [0, '#05060f', 0.55],
    [1, '#05060f', 0],
  ])}</defs>`;

/**
 * A loyalty character's portrait, 240 × 240: shoulders and head by lamplight from the left. The head is drawn around
 * (120, 112), the collar around (120, 190).
 */
export const portrait = (id: string, palette: Palette, clothes: string, head: string, mood: string): string =>
  picture(
    mood === 'idle' ? id : `${id}${mood.charAt(0)}`,
    240,
    240,
    `${paints(palette)}<rect width="240" height="240" fill="${paint('wl')}"/>${glow('lp', 44, 34, 120)}${specks(
      id.length * 31 + id.charCodeAt(id.length - 1),
      16,
      { x: 8, y: 8, width: 224, height: 120 },
      '#ffe9b8',
      0.6,
      1.6,
    )}<ellipse cx="128" cy="196" rx="96" ry="74" fill="${paint('dk')}"/><path d="M18 240C22 204 52 190 88 182L120 196 152 182C188 190 218 204 222 240Z" fill="${paint('cl')}"/>${clothes}${head}`,
  );

/** White shirt front with its collar, between the lapels. */
export const shirt = `<path d="M92 180L120 240 148 180 120 194Z" fill="${paint('sh')}"/><path d="M94 176L120 194 104 206 86 186ZM146 176L120 194 136 206 154 186Z" fill="${paint('sh')}" stroke="#b7a488" stroke-width="1"/>`;

/** A bow tie in a colour, on the collar. */
export const bowTie = (colour: string, dark: string): string =>
  `<g transform="translate(120 197)"><path d="M-4 0C-14 -12 -26 -12 -27 -9V9C-26 12 -14 12 -4 0ZM4 0C14 -12 26 -12 27 -9V9C26 12 14 12 4 0Z" fill="${colour}" stroke="${dark}" stroke-width="1.2" stroke-linejoin="round"/><path d="M-24 -4Q-14 -4 -8 0Q-14 4 -24 4M24 -4Q14 -4 8 0Q14 4 24 4" stroke="${dark}" stroke-opacity=".6" stroke-width="1.2" fill="none"/><rect x="-5.5" y="-6.500" width="11" height="13" rx="3.500" fill="${colour}" stroke="${dark}" stroke-width="1.2"/></g>`;

export type Pupil = 'round' | 'slit';

export interface Eye {
  readonly iris: string;
  readonly rim: string;
  readonly rx: number;
  readonly ry: number;
}

/** An open eye with its light, at a place; a slit pupil for cats and foxes. It looks towards `gaze`. */
export const eye = (
  x: number,
  y: number,
  { iris, rim, rx, ry }: Eye,
  pupil: Pupil,
  [gx, gy]: readonly [number, number] = [0, 0],
): string =>
  `<g transform="translate(${x} ${y})"><ellipse rx="${rx + 2}" ry="${ry + 2}" fill="${rim}"/><ellipse rx="${rx}" ry="${ry}" fill="${iris}"/><ellipse cx="${gx}" cy="${gy}" rx="${pupil === 'slit' ? rx * 0.3 : rx * 0.52}" ry="${pupil === 'slit' ? ry * 0.8 : ry * 0.56}" fill="#120d18"/><circle cx="${gx - rx * 0.32}" cy="${gy - ry * 0.36}" r="${rx * 0.26}" fill="#fff"/><circle cx="${gx + rx * 0.3}" cy="${gy + ry * 0.34}" r="${rx * 0.12}" fill="#fff" opacity=".7"/></g>`;
