import type { LocaleCode } from '../../../market/facts.ts';

export interface PopupTexts {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** A popup of a campaign: for whom, and from when until when. */
export interface Popup {
  readonly name: string;
  /** Another edition is shown again to those who have seen the one before. */
  readonly edition: number;
  /** `depositors`: players who have deposited. */
  readonly audience: 'all' | 'depositors';
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  /** A path of the vendors' pictures. */
  readonly image: string;
  /** An app path. */
  readonly link: string;
  readonly texts: Readonly<Record<LocaleCode, PopupTexts>>;
}

/** The popups of running campaigns, in the order in which they are shown. */
export const seededPopups: readonly Popup[] = [
  {
    name: 'weekly-reload',
    edition: 1,
    audience: 'depositors',
    starts_at: new Date('2024-01-01T00:00:00Z'),
    ends_at: null,
    image: '/art/banners/ember-dragon-phone.svg',
    link: '/offers/weekly-reload',
    texts: {
      en: {
        title: 'Your weekly reload',
        text: 'Once a week a deposit can bring a bonus. What it costs and what counts is on the offer’s page, before you decide.',
        button: 'See the offer',
      },
      ru: {
        title: 'Ваш бонус недели',
        text: 'Раз в неделю депозит может принести бонус. Чего он стоит и что засчитывается, сказано на странице предложения — до того, как вы решите.',
        button: 'Открыть предложение',
      },
      es: {
        title: 'Tu recarga semanal',
        text: 'Una vez por semana, un depósito puede traer un bono. Lo que cuesta y lo que cuenta está en la página de la oferta, antes de que decidas.',
        button: 'Ver la oferta',
      },
      ar: {
        title: 'مكافأتك الأسبوعية',
        text: 'مرة كل أسبوع يمكن أن يأتي الإيداع بمكافأة. تجد ما تكلفه وما يُحتسب في صفحة العرض قبل أن تقرر.',
        button: 'عرض التفاصيل',
      },
    },
  },
];
