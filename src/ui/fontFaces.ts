import cyrillic from './fonts/onest-cyrillic.woff2?url';
import latinExt from './fonts/onest-latin-ext.woff2?url';
import latin from './fonts/onest-latin.woff2?url';
import devanagari from './fonts/noto-sans-devanagari.woff2?url';

const face = (url: string, unicodeRange: string, installed: readonly string[] = []): FontFace => {
  const sources = [...installed.map((name) => `local('${name}')`), `url(${url}) format('woff2')`];
  return new FontFace('Onest', sources.join(', '), { weight: '400 800', display: 'swap', unicodeRange });
};

/** Latin letters and digits, used on every page. */
const everywhere = () => face(latin, 'U+0-FF, U+131, U+152-153, U+2009-2044, U+20AC, U+2122, U+2212');
const cyrillicRange = 'U+301, U+400-45F, U+490-491, U+2116';
/** Only the page's own language is loaded: the footer's language names use the fallback, which has Onest's metrics. */
const ofLanguage: Readonly<Record<string, () => FontFace>> = {
  ru: () => face(cyrillic, cyrillicRange),
  uk: () => face(cyrillic, cyrillicRange),
  // Onest has no Devanagari; phones and computers that are set to Hindi have one of these.
  hi: () =>
    face(devanagari, 'U+900-97F, U+200C-200D, U+25CC', ['Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari']),
};
/** Registered; the browser fetches it if such a letter occurs. */
const rare = () => face(latinExt, 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E, U+20A0-20AB, U+20AD-20C0');

/**
 * Loads Onest for a page in this language (BCP 47). All faces are added at once by `document.fonts.add`: adding faces
 * makes the browser measure every text again, 60 ms on a phone, and separate faces would repeat that.
 */
export async function fetchFont(language: string): Promise<readonly FontFace[]> {
  const own = ofLanguage[language.split('-')[0] ?? ''];
  const faces = await Promise.all([everywhere(), ...(own ? [own()] : [])].map((wanted) => wanted.load()));
  return [...faces, rare()];
}
