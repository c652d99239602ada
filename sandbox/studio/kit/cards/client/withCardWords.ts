import type { Locale } from '../../../client/launchParams.ts';
import type { GameWords } from '../../client/GameClient.ts';
import { en } from './words/en.ts';
import type { CardWord } from './words/en.ts';

type Loaders<Word extends string> = Readonly<Record<Locale, () => Promise<GameWords<Word>>>>;

const names: Loaders<CardWord> = {
  en: async () => en,
  ru: async () => (await import('./words/ru.ts')).ru,
  es: async () => (await import('./words/es.ts')).es,
  ar: async () => (await import('./words/ar.ts')).ar,
};

/** A card game's words together with the names of the cards. */
export function withCardWords<Word extends string>(words: Loaders<Word>): Loaders<Word | CardWord> {
  const both = (locale: Locale) => async (): Promise<GameWords<Word | CardWord>> => {
    const [cards, own] = await Promise.all([names[locale](), words[locale]()]);
    return { ...cards, ...own };
  };
  return { en: both('en'), ru: both('ru'), es: both('es'), ar: both('ar') };
}
