import type { Translate } from './translate.ts';

/** Printable ASCII, so that the bytes of a seed are the same in every program that verifies a round. */
const SIGN = /^[\x20-\x7e]$/;
const MOST_SIGNS = 64;
/** How many of the impossible characters are named. */
const NAMED = 5;

/** What is wrong with a client seed, in the player's language; null if the studio takes it. */
export function clientSeedProblem(seed: string, t: Translate): string | null {
  const signs = [...seed];
  if (signs.length === 0) return t('seedEmpty');
  const impossible = [...new Set(signs.filter((sign) => !SIGN.test(sign)))];
  if (impossible.length > 0) {
    const named = impossible.slice(0, NAMED).join(' ');
    return t('seedSigns', { signs: impossible.length > NAMED ? `${named} …` : named });
  }
  return signs.length > MOST_SIGNS ? t('seedLong', { count: signs.length, most: MOST_SIGNS }) : null;
}
