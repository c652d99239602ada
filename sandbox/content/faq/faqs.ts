import { ar } from './ar.ts';
import { en } from './en.ts';
import { entries } from './entries.ts';
import type { FaqTexts } from './entries.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';

const texts: Readonly<Record<string, FaqTexts>> = { en, ru, es, ar };

/** The frequent questions in a language; a language without texts has the English ones. */
export function presentFaqs(locale: string) {
  const own = texts[locale] ?? en;
  return entries.map(([name, category], index) => {
    const [question, answer, words] = own[name];
    return { id: index + 1, documentId: `faq-${name}`, category, question, answer, words, order: index + 1 };
  });
}
