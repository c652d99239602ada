import type { Locale } from '../../client/launchParams.ts';
import type { Rational } from '../fair/Rational.ts';

/** A chance as percent in the player's language, with the digits that small chances need. In Arabic with Latin digits. */
export const percent = (chance: Rational, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'ar' ? 'en' : locale, {
    style: 'percent',
    maximumSignificantDigits: chance.toNumber() < 0.1 ? 2 : 3,
  }).format(chance.toNumber());
