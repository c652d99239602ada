import { availableLocales } from '../../../market/facts.ts';
import type { BonusTexts } from '../../bonuses/bonuses/module.ts';
import type { GiftTexts } from './campaignSettings.ts';
import type { Gift } from './offer.ts';
import { fillText, giftParams } from './promised.ts';

/** The texts of a gift with its own figures, in all languages. */
export function giftTexts(texts: GiftTexts, gift: Gift, currency: string): BonusTexts {
  return Object.fromEntries(
    availableLocales.map((locale) => {
      const params = giftParams(gift, currency, locale);
      const { title, text } = texts[locale];
      return [locale, { title: fillText(title, params), text: fillText(text, params) }];
    }),
  );
}
