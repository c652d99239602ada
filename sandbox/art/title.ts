import { linear, paint, picture, type Stop } from './drawing.ts';
import { lettering, type LetteringKey } from './lettering/lettering.ts';

const WIDTH = 300;
const HEIGHT = 400;
/** The lowest point of a title, and its widest and tallest extent, in units of the tile. */
const FOOT = 386;
const WIDEST = 262;
const TALLEST = 98;

export interface TitleLook {
  /** Letter face, from top to bottom. */
  readonly face: readonly Stop[];
  /** The dark edge that holds the letters off the picture. */
  readonly edge: string;
  /** The ground under the title: usually the picture's darkest colour. */
  readonly ground: string;
  /** Where the ground begins to darken the scene; 236 when left out. */
  readonly groundTop?: number;
  /** Thickness of the letters' side, in units. */
  readonly depth?: number;
  /** Colour of a soft light behind the letters, for signs that shine. */
  readonly shine?: string;
}

const shineOf = (colour: string): string =>
  `<filter id="§ts" x="-20%" y="-30%" width="140%" height="160%"><feGaussianBlur stdDeviation="5"/></filter><use href="#§tl" stroke="${colour}" stroke-width="9" filter="url(#§ts)" opacity=".75"/>`;

function title(key: LetteringKey, look: TitleLook): string {
  const { d, width, height } = lettering[key];
  const scale = Math.min(WIDEST / width, TALLEST / height, 1.25);
  const x = (WIDTH - width * scale) / 2;
  const y = FOOT - height * scale;
  const depth = look.depth ?? 3;
  return `<defs>${linear('tf', look.face)}<path id="§tl" d="${d}"/></defs>
    <g transform="translate(${x} ${y}) scale(${scale})">${look.shine === undefined ? '' : shineOf(look.shine)}
    <g fill="${look.edge}" stroke="${look.edge}" stroke-width="6" stroke-linejoin="round"><use href="#§tl"/><use href="#§tl" y="${depth}"/></g>
    <use href="#§tl" fill="${paint('tf')}"/></g>`;
}

/** A portrait game tile, 300 × 400: the scene, a quiet ground below it, and the title as outlines. */
export function tile(id: string, key: LetteringKey, look: TitleLook, scene: string): string {
  const ground = linear('tg', [
    [0, look.ground, 0],
    [0.42, look.ground, 0.72],
    [1, look.ground, 0.96],
  ]);
  const top = look.groundTop ?? 236;
  return picture(
    id,
    WIDTH,
    HEIGHT,
    `${scene}<defs>${ground}</defs><rect y="${top}" width="300" height="${HEIGHT - top}" fill="${paint('tg')}"/>${title(key, look)}`,
  );
}
