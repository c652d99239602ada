import sharp from 'sharp';
import { join } from 'node:path';
import { onceEach } from '../../src/shared/once.ts';

interface TextStyle {
  readonly folder: string;
  /** Sizes in pixels, the largest first: the first that fits is taken, or else the last. */
  readonly sizes: readonly number[];
  readonly colour: string;
  readonly width: number;
  readonly height: number;
}

export interface DrawnText {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const fonts = ['onest-latin', 'onest-latin-ext', 'onest-cyrillic', 'rubik-arabic', 'noto-sans-devanagari-devanagari'];
/** Text in points has as many pixels. */
const dpi = 72;

/** Whether the fonts have every letter of the text: a box for a letter is worse than no text. */
export const canDraw = (text: string): boolean =>
  /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Devanagari}\p{N}\p{P}\p{Z}\p{M}\p{Sc}\p{Sm}|\u200c\u200d]*$/u.test(
    text,
  );

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** The text is markup to the drawing library. Joiners stay: letters take another shape beside them. */
const escaped = (text: string): string =>
  text.replace(/(?![\u200c\u200d])\p{C}/gu, ' ').replace(/[&<>]/g, (character) => escapes[character] ?? character);

/** A font is known to the whole process as soon as a text was drawn with its file; a missing letter is looked for in all. */
const readyFonts = onceEach((folder: string) =>
  Promise.all(
    fonts.map((name) =>
      sharp({ text: { text: 'a', font: 'Onest', fontfile: join(folder, 'fonts', `${name}.ttf`) } })
        .png()
        .toBuffer(),
    ),
  ),
);

/** A text in as many lines as it needs, as a transparent picture of its own size. */
export async function drawText(text: string, style: TextStyle): Promise<DrawnText | null> {
  if (text.trim() === '' || !canDraw(text)) return null;
  await readyFonts(style.folder);
  let drawn: DrawnText | null = null;
  for (const size of style.sizes) {
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${style.colour}">${escaped(text)}</span>`,
        font: `Onest,Rubik,Noto Sans Devanagari Bold ${size}`,
        width: style.width,
        // The start of the line: in a right-to-left text it is on the right.
        align: 'left',
        wrap: 'word',
        spacing: 0,
        rgba: true,
        dpi,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    drawn = { bytes: data, width: info.width, height: info.height };
    if (info.height <= style.height && info.width <= style.width) break;
  }
  return drawn;
}
