import { picture, place, repeat } from './drawing.ts';
import { lettering, type LetteringKey } from './lettering/lettering.ts';

/** `mid` has a contrast of 3:1 on dark and light surfaces; the others have more contrast on their own background. */
export type Tone = 'mid' | 'dark' | 'light';

export const providers = ['tidewright', 'stonelight', 'sugarcube', 'vector-row', 'northlamp'] as const;

export type Provider = (typeof providers)[number];

interface Identity {
  readonly mid: string;
  readonly onDark: string;
  readonly onLight: string;
  /** SVG of the mark in a box of 56 × 56; COLOUR is replaced by the tone's colour. */
  readonly mark: string;
}

const identities: Record<Provider & LetteringKey, Identity> = {
  tidewright: {
    mid: '#1c87a3',
    onDark: '#5fd0ea',
    onLight: '#0c627a',
    mark: '<path d="M28 2a26 26 0 1 1 0 52a26 26 0 0 1 0-52Zm0 5a21 21 0 0 0-20.6 17c5-6 11-9 17-7c8 2.6 9 11 3 14c-3 1.4-6 0-6-3c-6 3-7 10-1 15c8 6 20 1 26-9a21 21 0 0 0-18.4-27Z" fill="COLOUR" fill-rule="evenodd"/><path d="M9 40q7-6 13 0t13 0 12-2" stroke="COLOUR" stroke-width="4" fill="none" stroke-linecap="round"/>',
  },
  stonelight: {
    mid: '#ad7428',
    onDark: '#f0c26a',
    onLight: '#7c4d10',
    mark: '<path d="M28 2L48 16V40L28 54 8 40V16Z" fill="none" stroke="COLOUR" stroke-width="4" stroke-linejoin="round"/><path d="M28 10L31 25 42 28 31 31 28 46 25 31 14 28 25 25Z" fill="COLOUR"/><path d="M8 16L18 22M48 16L38 22M8 40L18 34M48 40L38 34" stroke="COLOUR" stroke-width="3" opacity=".65"/>',
  },
  sugarcube: {
    mid: '#dd3f78',
    onDark: '#ff86ac',
    onLight: '#b01652',
    mark: '<path d="M28 3L51 15 28 27 5 15Z" fill="COLOUR"/><path d="M4 19L26 31V54L4 42Z" fill="COLOUR" opacity=".78"/><path d="M52 19L30 31V54L52 42Z" fill="COLOUR" opacity=".55"/><path d="M19 15l3 2M28 11l3 2M35 16l3 1.5" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  },
  'vector-row': {
    mid: '#666cf0',
    onDark: '#9aa4ff',
    onLight: '#3a38c2',
    mark: '<g fill="COLOUR"><path d="M4 50L14 26H24L14 50Z" opacity=".5"/><path d="M18 50L32 16H42L28 50Z" opacity=".75"/><path d="M32 50L46 16 38 18 54 2 52 26 48 22 42 50Z"/></g>',
  },
  northlamp: {
    mid: '#2f8f78',
    onDark: '#7fe0c2',
    onLight: '#11604d',
    mark: `<path d="M16 20H40L44 44H12Z" fill="none" stroke="COLOUR" stroke-width="4" stroke-linejoin="round"/><path d="M20 20a8 10 0 0 1 16 0M10 50H46" stroke="COLOUR" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M28 22L30.5 30.5 38 33 30.5 35.5 28 43 25.5 35.5 18 33 25.5 30.500Z" fill="COLOUR"/>${repeat(2, (i) => `<path d="M${8 + i * 40} ${14}l${i === 0 ? 5 : -5} 4" stroke="COLOUR" stroke-width="3" stroke-linecap="round"/>`)}<path d="M28 2v5" stroke="COLOUR" stroke-width="3" stroke-linecap="round"/>`,
  },
};

export const providerColour = (provider: Provider, tone: Tone): string => {
  const identity = identities[provider];
  if (tone === 'dark') return identity.onDark;
  if (tone === 'light') return identity.onLight;
  return identity.mid;
};

/** A game studio's mark and wordmark, 72 high; `tone` is the background it is shown on. */
export function providerLogo(provider: Provider, tone: Tone = 'mid'): string {
  const { d, width, height } = lettering[provider];
  const colour = providerColour(provider, tone);
  const scale = Math.min(1, 190 / width, 36 / height);
  const mark = identities[provider].mark.replaceAll('COLOUR', colour);
  const wide = Math.round(80 + width * scale + 12);
  return picture(
    `pv-${provider}-${tone}`,
    wide,
    72,
    `${place(8, 8, mark)}${place(78, 36 - (height * scale) / 2, `<path d="${d}" fill="${colour}"/>`, scale)}`,
  );
}
