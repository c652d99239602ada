import { linear, paint, picture, type Stop } from './drawing.ts';
import { lettering, type LetteringKey } from './lettering/lettering.ts';

const WIDTH = 300;
const HEIGHT = 400;
/** The lowest point of a title, its largest width and its largest height, in units of the tile. */
const FOOT = 386;
const WIDEST = 262;
const TALLEST = 98;

export interface TitleLook {
  /** Gradient of the letters, from top to bottom. */
  readonly face: readonly Stop[];
  /** Colour of the dark outline that separates the letters from the picture. */
  readonly edge: string;
  /** Background colour under the title: usually the picture's darkest colour. */
  readonly ground: string;
  /** y at which the background begins to darken the scene; 236 by default. */
  readonly groundTop?: number;
  /** Thickness of the letters (3D effect), in units. */
  readonly depth?: number;
  /** Colour of a soft glow behind the letters. */
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

/** A portrait game tile, 300 × 400: the scene, a dark background at its foot, and the title as outlines. */
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
