import type { LocaleCode } from '../../../market/facts.ts';
import type { Notice, NoticeWords } from '../notifications/module.ts';
import type { Entry, EntryText } from './entry.ts';

const buttons: Readonly<Record<LocaleCode, string>> = {
  en: 'Details',
  ru: 'Подробнее',
  es: 'Detalles',
  ar: 'التفاصيل',
};

/** A notification of the player's account in the centre, in the words that go over its channels. */
export function noticeEntry({ uid, kind, params, path }: Notice, words: NoticeWords): Entry {
  const textIn = (locale: LocaleCode): EntryText => ({ ...words.write(locale, params), button: buttons[locale] });
  return {
    uid,
    subject: kind,
    texts: { en: textIn('en'), ru: textIn('ru'), es: textIn('es'), ar: textIn('ar') },
    image: '',
    path,
    amount: params['amount'] ?? '',
    amountType: params['currency'] ?? '',
    hasToast: false,
  };
}
