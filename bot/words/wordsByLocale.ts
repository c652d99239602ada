import ar from './ar.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import hi from './hi.json' with { type: 'json' };
import lv from './lv.json' with { type: 'json' };
import ptBr from './pt-BR.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import uk from './uk.json' with { type: 'json' };

export type Words = typeof en;

/** By the site's code of the language. The first is the default, for users of any other language. */
export const wordsByLocale = { en, ru, es, ar, 'pt-BR': ptBr, tr, de, lv, hi, uk } satisfies Readonly<
  Record<string, Words>
>;

export type Locale = keyof typeof wordsByLocale;

export const locales = Object.keys(wordsByLocale) as readonly Locale[];

type Language<Code extends string> = Code extends `${infer Own}-${string}` ? Own : Code;

/** The language itself, as messengers name it: `pt` of `pt-BR`. */
export const languageOf = (locale: Locale): Language<Locale> => locale.slice(0, 2) as Language<Locale>;

/** A messenger's language code (`pt-br`) as a language that the bot speaks. */
export function localeOf(languageCode: string | undefined): Locale {
  const wanted = languageCode?.toLowerCase().split('-')[0];
  return locales.find((locale) => languageOf(locale) === wanted) ?? 'en';
}
