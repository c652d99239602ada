import { linear, paint } from '../drawing.ts';

/**
 * The dark background on a banner's inline-start side, where the application puts the text. `reach` is the share
 * of the width over which it fades; the first third stays dark enough for white text. On a right-to-left page the
 * whole picture is mirrored.
 */
export function quietSide(width: number, height: number, colour: string, reach: number): string {
  const fade = linear(
    'qs',
    [
      [0, colour, 0.94],
      [0.45, colour, 0.86],
      [0.78, colour, 0.38],
      [1, colour, 0],
    ],
    [0, 0],
    [1, 0],
  );
  return `<defs>${fade}</defs><rect width="${Math.round(width * reach)}" height="${height}" fill="${paint('qs')}"/>`;
}
