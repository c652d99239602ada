import type { Locale } from '../../client/launchParams.ts';
import type { Rational } from '../fair/Rational.ts';

/** A multiplier for narrow places: without "×", and with a decimal only where it has one. In Arabic with Latin digits. */
export const shortTimes = (multiplier: Rational, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'ar' ? 'en' : locale, { maximumFractionDigits: 1, useGrouping: false }).format(
    multiplier.toNumber(),
  );
