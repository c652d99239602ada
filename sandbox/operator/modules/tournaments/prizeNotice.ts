import { parseTextMarkers, plainText } from '../../../../src/shared/text/textMarkers.ts';
import { defaultLocale } from '../../market/facts.ts';
import { noticeMoney } from '../notifications/notifications/module.ts';
import type { NoticeWords, NotificationsFace } from '../notifications/notifications/module.ts';

const words: NoticeWords = {
  label: { en: 'A tournament prize', ru: 'Приз турнира', es: 'Un premio de torneo', ar: 'جائزة بطولة' },
  write(locale, params) {
    const amount = noticeMoney(locale, params);
    const title = plainText(parseTextMarkers(params['title'] ?? '', { locale, defaultLocale }));
    const place = params['place'] ?? '';
    return {
      en: { title: `Place ${place} in ${title}`, text: `Your prize of ${amount} is on your balance.` },
      ru: { title: `${title}: место ${place}`, text: `Приз ${amount} уже на вашем балансе.` },
      es: { title: `Puesto ${place} en ${title}`, text: `Tu premio de ${amount} ya está en tu saldo.` },
      ar: { title: `المركز ${place} في ${title}`, text: `جائزتك ${amount} أصبحت في رصيدك.` },
    }[locale];
  },
};

/** Registers the notification of a prize. */
export function addPrizeNotice(notifications: NotificationsFace): void {
  notifications.addKind('tournamentPrize', words);
}
