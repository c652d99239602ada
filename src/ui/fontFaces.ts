import cyrillic from './fonts/onest-cyrillic.woff2?url';
import latinExt from './fonts/onest-latin-ext.woff2?url';
import latin from './fonts/onest-latin.woff2?url';

const face = (url: string, unicodeRange: string): FontFace =>
  new FontFace('Onest', `url(${url}) format('woff2')`, { weight: '400 800', display: 'swap', unicodeRange });

/** Every page has Latin letters and digits. */
const everywhere = () => face(latin, 'U+0-FF, U+131, U+152-153, U+2009-2044, U+20AC, U+2122, U+2212');
/** The name of a language in the footer is no reason to fetch its letters: the fallback has them, with Onest's metrics. */
const ofLanguage: Readonly<Record<string, () => FontFace>> = {
  ru: () => face(cyrillic, 'U+301, U+400-45F, U+490-491, U+2116'),
};
/** Fetched by the browser where such a letter occurs. */
const rare = () => face(latinExt, 'U+100-130, U+132-151, U+154-17F, U+218-21B, U+1E9E, U+20A0-20AB, U+20AD-20C0');

/**
 * Onest for a page in this language (BCP 47), fetched. All of it is added to the page at once, by `document.fonts.add`:
 * every text is measured anew then, and each face that arrives by itself would do that again, 60 ms on a phone.
 */
export async function fetchFont(language: string): Promise<readonly FontFace[]> {
  const own = ofLanguage[language.split('-')[0] ?? ''];
  const faces = await Promise.all([everywhere(), ...(own ? [own()] : [])].map((wanted) => wanted.load()));
  return [...faces, rare()];
}
