import { paint, picture } from '../drawing.ts';
import { housePaint } from '../subjects/houseChip.ts';

/**
 * An empty-state drawing, 240 × 160: the object is on an oval of felt, so dark parts are visible on a dark page and
 * light parts on a light one.
 */
export const state = (id: string, body: string): string =>
  picture(id, 240, 160, `${housePaint}<ellipse cx="120" cy="128" rx="108" ry="28" fill="${paint('pool')}"/>${body}`);

/** A soft shadow on the felt. */
export const shadow = (x: number, y: number, half: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${half * 1.15}" ry="${Math.min(half * 0.3, 15)}" fill="${paint('sh')}"/>`;

/** A four-pointed brass star. */
export const glint = (x: number, y: number, size: number): string =>
  `<path d="M${x} ${y - size}l${size * 0.22} ${size * 0.78} ${size * 0.78} ${size * 0.22}-${size * 0.78} ${size * 0.22}-${size * 0.22} ${size * 0.78}-${size * 0.22}-${size * 0.78}-${size * 0.78}-${size * 0.22} ${size * 0.78}-${size * 0.22}Z" fill="#f0c05a"/>`;

/** A round badge of radius 17 with a cream sign; `sign` is its path data. */
export const badge = (x: number, y: number, fill: 'ft' | 'rd' | 'br', sign: string): string =>
  `<g transform="translate(${x} ${y})"><circle r="19" fill="#fffaf0"/><circle r="16.5" fill="${paint(fill)}"/><path d="${sign}" stroke="#fffaf0" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>`;
