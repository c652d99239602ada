// Converts the words of the sandbox's pictures to path data with open display fonts (OFL), because the rasteriser
// has no fonts: it draws SVG text as empty boxes. Run `node sandbox/art/lettering/cutLettering.mjs` after
// changing a word in words.mjs; the result, lettering.ts, is committed.
import { writeFileSync } from 'node:fs';
import { load, outline } from './outline.mjs';
import { words } from './words.mjs';

const faces = {
  deco: load('righteous/files/righteous-latin-400-normal.woff'),
  jolly: load('lilita-one/files/lilita-one-latin-400-normal.woff'),
  plain: load('onest/files/onest-latin-800-normal.woff'),
  royal: load('cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff'),
};

const entries = Object.entries(words).map(([key, word]) => {
  const { d, width, height } = outline({ ...word, font: faces[word.face] });
  return `  '${key}': { width: ${width}, height: ${height}, d: '${d}' },`;
});

writeFileSync(
  new URL('lettering.ts', import.meta.url),
  `// Written by cutLettering.mjs; change the words in words.mjs.

/** A word or two as outlines: \`d\` starts at the top left of a box of \`width\` × \`height\` units. */
export interface Lettering {
  readonly width: number;
  readonly height: number;
  readonly d: string;
}

export const lettering = {
${entries.join('\n')}
} satisfies Record<string, Lettering>;

export type LetteringKey = keyof typeof lettering;
`,
);
