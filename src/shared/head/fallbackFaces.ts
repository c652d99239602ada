interface Face {
  readonly family: string;
  readonly weights: string;
  /** Names of the installed fonts, the first one that is there counts. */
  readonly fonts: readonly string[];
  /** In percent. */
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  readonly characters: string;
}

const regular = ['Liberation Sans', 'Arial', 'Helvetica', 'Arimo'];
const bold = ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold'];
const latin = 'U+0-3FF,U+500-5FF,U+1E00-2FFF';
const cyrillic = 'U+400-4FF';

/**
 * Onest's metrics over system fonts, measured on running text at weights 400 and 700, separately by script: compared with
 * Arial, Onest's Latin letters are wider than its Cyrillic ones. Liberation Sans, as wide as Arial, comes first: only
 * Linux has it, and only there does each lookup delay the first paint.
 */
const faces: readonly Face[] = [
  {
    family: 'Onest Arial',
    weights: '100 550',
    fonts: regular,
    size: 104.7,
    ascent: 92.6,
    descent: 29,
    characters: latin,
  },
  {
    family: 'Onest Arial',
    weights: '100 550',
    fonts: regular,
    size: 103,
    ascent: 94.2,
    descent: 29.5,
    characters: cyrillic,
  },
  { family: 'Onest Arial', weights: '551 900', fonts: bold, size: 101.2, ascent: 95.8, descent: 30, characters: latin },
  {
    family: 'Onest Arial',
    weights: '551 900',
    fonts: bold,
    size: 99.2,
    ascent: 97.8,
    descent: 30.6,
    characters: cyrillic,
  },
  {
    family: 'Onest Roboto',
    weights: '100 900',
    fonts: ['Roboto'],
    size: 106.5,
    ascent: 91.1,
    descent: 28.6,
    characters: 'U+0-5FF,U+1E00-2FFF',
  },
];

const written = ({ family, weights, fonts, size, ascent, descent, characters }: Face): string =>
  `@font-face{font-family:'${family}';font-weight:${weights};src:${fonts.map((name) => `local('${name}')`).join(',')};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;unicode-range:${characters}}`;

/**
 * The faces that stand in for Onest, in every document's head and in no sheet: a sheet with faces that comes after the
 * first paint makes the browser measure every text again.
 */
export const fallbackFaces: string = faces.map(written).join('');
