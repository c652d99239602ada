import type { ControlFields } from '../../../controls/controlFields.ts';
import { textOf } from '../../../controls/controlFields.ts';
import { availableLocales } from '../../../market/facts.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { Entry, EntryText, EntryTexts } from './entry.ts';

const optional = (fields: ControlFields, name: string): string => {
  const value = fields[name] ?? '';
  if (typeof value !== 'string' || value.length > 1_000) throw invalidField(name, 'wrongField');
  return value;
};

/** 3-63: a notification that the house sends: `descriptions` by language, or one for all of them. */
export function sentEntry(uid: bigint, fields: ControlFields): Entry {
  const given = Object(fields['descriptions']) as ControlFields;
  const byLanguage = (locale: string): ControlFields => {
    const own = given[locale] ?? given['en'] ?? given;
    return Object(own) as ControlFields;
  };
  const textIn = (locale: string): EntryText => {
    const descriptions = byLanguage(locale);
    return {
      title: textOf(descriptions, 'notification_header'),
      text: optional(descriptions, 'notification_text'),
      button: optional(descriptions, 'button_text'),
    };
  };
  const first = byLanguage('en');
  const texts = Object.fromEntries(availableLocales.map((locale) => [locale, textIn(locale)])) as unknown as EntryTexts;
  return {
    uid,
    subject: 'message',
    texts,
    image: optional(first, 'notification_image'),
    path: optional(first, 'button_link'),
    amount: '',
    amountType: '',
    hasToast: false,
  };
}
