import { linear, paint, picture } from './drawing.ts';
import type { Stop } from './drawing.ts';

interface Plate {
  /** Prefix of the picture's ids. */
  readonly id: string;
  /** Colours of the plate from its top left to its bottom right corner. */
  readonly stops: readonly Stop[];
  readonly edge: string;
  readonly defs?: string;
}

/** A payment mark, 96 × 64: a rounded plate with a light edge, and what is drawn on it. */
export const plated = ({ id, stops, edge, defs = '' }: Plate, drawn: string): string =>
  picture(
    id,
    96,
    64,
    `<defs>${linear('c', stops, [0, 0], [1, 1])}${defs}</defs>
    <rect x="4" y="4" width="88" height="56" rx="8" fill="${paint('c')}"/><path d="M4 46C28 30 62 50 92 20V52a8 8 0 0 1-8 8H12a8 8 0 0 1-8-8Z" fill="#fff" opacity=".07"/><rect x="4.600" y="4.600" width="86.800" height="54.800" rx="7.400" fill="none" stroke="${edge}" stroke-opacity=".5" stroke-width="1.200"/>${drawn}`,
  );
