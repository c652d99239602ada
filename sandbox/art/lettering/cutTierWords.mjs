// Cuts the words of the win tiers in the studio's languages. Run `node sandbox/art/lettering/cutTierWords.mjs` after
// changing a word; the results, sandbox/studio/client/winTiers/words/*.ts, are committed.
import { writeFileSync } from 'node:fs';
import opentype from 'opentype.js';
import { load, outline } from './outline.mjs';

const jolly = load('lilita-one/files/lilita-one-latin-400-normal.woff');
const deco = load('righteous/files/righteous-latin-400-normal.woff');
const royal = load('cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff');
const round = letterByLetter(load('rubik/files/rubik-cyrillic-900-normal.woff'), (text) => [...text]);
const poster = letterByLetter(load('lalezar/files/lalezar-arabic-400-normal.woff'), (text) => [...text].toReversed());

/**
 * Sets each letter by itself, since the library does not support these fonts' rules; Arabic is given in joined forms.
 * @param {import('opentype.js').Font} font @param {(text: string) => string[]} inOrder @returns {import('./outline.mjs').Face}
 */
function letterByLetter(font, inOrder) {
  /** @type {import('./outline.mjs').Face['getPath']} */
  const getPath = (text, x, y, size) => {
    const path = new opentype.Path();
    let pen = x;
    for (const letter of inOrder(text)) {
      const glyph = font.charToGlyph(letter);
      path.extend(glyph.getPath(pen, y, size));
      pen += (glyph.advanceWidth * size) / font.unitsPerEm;
    }
    return path;
  };
  return { getPath };
}

/** @type {Readonly<Record<string, Readonly<Record<string, import('./outline.mjs').Word & { font: import('./outline.mjs').Face }>>>>} */
const words = {
  en: {
    big: {
      font: jolly,
      lines: [
        ['BIG', 104],
        ['WIN', 104],
      ],
      gap: 0.84,
      bend: 10,
    },
    huge: {
      font: deco,
      lines: [
        ['HUGE', 96],
        ['WIN', 112],
      ],
      gap: 0.9,
      slant: 0.14,
    },
    grand: {
      font: royal,
      lines: [
        ['GRAND', 78],
        ['WIN', 112],
      ],
      gap: 0.98,
    },
  },
  es: {
    big: {
      font: jolly,
      lines: [
        ['GRAN', 88],
        ['PREMIO', 84],
      ],
      gap: 0.86,
      bend: 10,
    },
    huge: {
      font: deco,
      lines: [
        ['PREMIO', 70],
        ['ENORME', 80],
      ],
      gap: 0.94,
      slant: 0.14,
    },
    grand: {
      font: royal,
      lines: [
        ['PREMIO', 66],
        ['GRANDIOSO', 62],
      ],
      gap: 1.08,
    },
  },
  ru: {
    big: {
      font: round,
      lines: [
        ['БОЛЬШОЙ', 58],
        ['ВЫИГРЫШ', 58],
      ],
      gap: 1.02,
      bend: 12,
    },
    huge: {
      font: round,
      lines: [
        ['ОГРОМНЫЙ', 56],
        ['ВЫИГРЫШ', 66],
      ],
      gap: 1.02,
      slant: 0.16,
    },
    grand: {
      font: round,
      lines: [
        ['ГРАНДИОЗНЫЙ', 50],
        ['ВЫИГРЫШ', 74],
      ],
      gap: 1.02,
      bend: -8,
    },
  },
  ar: {
    big: { font: poster, lines: [['\u0631\ufe91\ufea2 \ufedb\ufe92\ufef4\ufeae', 110]], bend: 8 },
    huge: { font: poster, lines: [['\u0631\ufe91\ufea2 \ufebf\ufea8\ufee2', 122]], slant: -0.1 },
    grand: { font: poster, lines: [['\u0631\ufe91\ufea2 \ufecb\ufec8\ufef4\ufee2', 132]] },
  },
};

for (const [locale, tiers] of Object.entries(words)) {
  const entries = Object.entries(tiers).map(([tier, word]) => {
    const { d, width, height } = outline(word);
    return `  ${tier}: { width: ${width}, height: ${height}, d: '${d}' },`;
  });
  writeFileSync(
    new URL(`../../studio/client/winTiers/words/${locale}.ts`, import.meta.url),
    `// Written by sandbox/art/lettering/cutTierWords.mjs; change the words there.
import type { TierWords } from '../TierWords.ts';

export const words: TierWords = {
${entries.join('\n')}
};
`,
  );
}
