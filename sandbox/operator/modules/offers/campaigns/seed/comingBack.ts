import type { CampaignSettings } from '../campaignSettings.ts';
import type { BonusGift } from '../offer.ts';
import { amounts } from './amounts.ts';
import { casinoTerms, giftText } from './terms.ts';

const small = (dollars: 1 | 2 | 3 | 5): BonusGift => ({
  kind: 'bonus',
  percent: 0,
  amount: amounts(dollars),
  terms: { ...casinoTerms, max_stake: amounts(1), days: 3 },
});

/** The reload calendar and the reward for the referral link. */
export const seededSettings: CampaignSettings = {
  calendar: {
    titles: {
      en: 'Reload calendar',
      ru: 'Календарь бонусов',
      es: 'Calendario de recargas',
      ar: 'تقويم المكافآت',
    },
    texts: {
      en: { title: 'Reload calendar', text: giftText.en },
      ru: { title: 'Календарь бонусов', text: giftText.ru },
      es: { title: 'Calendario de recargas', text: giftText.es },
      ar: { title: 'تقويم المكافآت', text: giftText.ar },
    },
    days: [small(1), small(1), small(2), small(1), small(2), small(3), small(5)],
  },
  referral: {
    min_deposit: amounts(20),
    gift: { kind: 'bonus', percent: 0, amount: amounts(10), terms: casinoTerms },
    texts: {
      en: { title: 'Your friend has made a deposit', text: giftText.en },
      ru: { title: 'Ваш друг внёс депозит', text: giftText.ru },
      es: { title: 'Tu amigo ha hecho un depósito', text: giftText.es },
      ar: { title: 'أجرى صديقك إيداعًا', text: giftText.ar },
    },
  },
};
