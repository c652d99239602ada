import type { Offer, OfferData } from '../offer.ts';
import { amounts } from './amounts.ts';
import { casinoTerms, depositText, giftText } from './terms.ts';

const always = { is_active: true, starts_at: new Date('2024-01-01T00:00:00Z'), ends_at: null, priority: 90 } as const;

const invited: Omit<OfferData, 'action' | 'texts' | 'gifts'> = {
  audience: 'invited',
  countries: [],
  repeat: 'once',
  is_first_deposit: false,
  min_deposit: null,
  exclude_methods: [],
  image: '/art/banners/lantern-harbor-phone.svg',
  colour: '#10233c',
};

/** The offers that only promo codes open. */
export const codeOffers: readonly Offer[] = [
  {
    ...always,
    id: 'welcome-code',
    data: {
      ...invited,
      action: 'deposit',
      is_first_deposit: true,
      min_deposit: amounts(20),
      texts: {
        en: { title: 'Welcome by code', lead: '{percent}% up to {amount}', text: depositText.en },
        ru: { title: 'Приветствие по промокоду', lead: '{percent}% до {amount}', text: depositText.ru },
        es: { title: 'Bienvenida con código', lead: '{percent} % hasta {amount}', text: depositText.es },
        ar: { title: 'ترحيب بالرمز الترويجي', lead: '{percent}% حتى {amount}', text: depositText.ar },
      },
      gifts: [{ kind: 'bonus', percent: 100, amount: amounts(150), terms: casinoTerms }],
    },
  },
  {
    ...always,
    id: 'reels-code',
    data: {
      ...invited,
      action: 'deposit',
      min_deposit: amounts(10),
      texts: {
        en: { title: 'Half as much again', lead: '{percent}% up to {amount}', text: depositText.en },
        ru: { title: 'Ещё половина сверху', lead: '{percent}% до {amount}', text: depositText.ru },
        es: { title: 'La mitad más', lead: '{percent} % hasta {amount}', text: depositText.es },
        ar: { title: 'نصف إضافي', lead: '{percent}% حتى {amount}', text: depositText.ar },
      },
      gifts: [{ kind: 'bonus', percent: 50, amount: amounts(100), terms: casinoTerms }],
    },
  },
  {
    ...always,
    id: 'hello-code',
    data: {
      ...invited,
      action: 'take',
      texts: {
        en: { title: 'A hello from us', lead: '{amount}, no deposit', text: giftText.en },
        ru: { title: 'Наш привет', lead: '{amount} без депозита', text: giftText.ru },
        es: { title: 'Un saludo nuestro', lead: '{amount} sin depósito', text: giftText.es },
        ar: { title: 'تحية منا', lead: '{amount} دون إيداع', text: giftText.ar },
      },
      gifts: [
        {
          kind: 'bonus',
          percent: 0,
          amount: amounts(5),
          terms: { ...casinoTerms, max_stake: amounts(2), max_conversion_times: 10 },
        },
      ],
    },
  },
];
