import { parseTextMarkers, plainText } from '../../../../src/shared/text/textMarkers.ts';
import { defaultLocale } from '../../market/facts.ts';
import type { LocaleCode } from '../../market/facts.ts';
import { noticeMoney } from '../notifications/notifications/module.ts';
import type { Notice, NoticeWords, NotificationsFace } from '../notifications/notifications/module.ts';

/** The match, as the sportsbook has named it. */
const eventOf = (params: Notice['params'], locale: LocaleCode): string =>
  plainText(parseTextMarkers(params['event'] ?? '', { locale, defaultLocale }));

const kickOff: NoticeWords = {
  label: {
    en: 'A match that you follow has begun',
    ru: 'Начался матч, за которым вы следите',
    es: 'Ha empezado un partido que sigues',
    ar: 'بدأت مباراة تتابعها',
  },
  write(locale, params) {
    const event = eventOf(params, locale);
    return {
      en: { title: 'The match has begun', text: `${event} is on.` },
      ru: { title: 'Матч начался', text: `${event}: игра идёт.` },
      es: { title: 'El partido ha empezado', text: `${event} está en juego.` },
      ar: { title: 'بدأت المباراة', text: `${event}: اللعب جارٍ الآن.` },
    }[locale];
  },
};

const settled: NoticeWords = {
  label: {
    en: 'A bet on a match that you follow has ended',
    ru: 'Рассчитана ставка на матч, за которым вы следите',
    es: 'Ha terminado una apuesta a un partido que sigues',
    ar: 'انتهى رهان على مباراة تتابعها',
  },
  write(locale, params) {
    const event = eventOf(params, locale);
    const amount = noticeMoney(locale, params);
    const isPaid = Number(params['amount'] ?? 0) > 0;
    return {
      en: {
        title: 'Your bet has ended',
        text: isPaid ? `${event}: ${amount} was paid.` : `${event}: the bet is lost.`,
      },
      ru: {
        title: 'Ставка рассчитана',
        text: isPaid ? `${event}: выплачено ${amount}.` : `${event}: ставка проиграла.`,
      },
      es: {
        title: 'Tu apuesta ha terminado',
        text: isPaid ? `${event}: se pagaron ${amount}.` : `${event}: la apuesta se ha perdido.`,
      },
      ar: {
        title: 'انتهى رهانك',
        text: isPaid ? `${event}: دُفع ${amount}.` : `${event}: خسر الرهان.`,
      },
    }[locale];
  },
};

/** Registers what players who follow a match are told. */
export function addFollowNotices(notifications: NotificationsFace): void {
  notifications.addKind('followedKickOff', kickOff);
  notifications.addKind('followedBetSettled', settled);
}
