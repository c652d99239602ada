import { linear, paint, picture, radial } from '../drawing.ts';
import { housePaint } from '../subjects/houseChip.ts';

/** A square picture of 120 with a lit ground; `hue` is its colour, lit and in shade. */
export const medal = (id: string, [lit, shade]: readonly [string, string], body: string): string =>
  picture(
    id,
    120,
    120,
    `${housePaint}<defs>${radial(
      'nb',
      [
        [0, lit],
        [1, shade],
      ],
      [0.36, 0.26],
      0.85,
    )}${linear('np', [
      [0, '#fffaf0'],
      [1, '#d9c9ae'],
    ])}</defs><rect width="120" height="120" fill="${paint('nb')}"/><ellipse cx="60" cy="101" rx="38" ry="8" fill="#000" opacity=".28"/>${body}`,
  );
