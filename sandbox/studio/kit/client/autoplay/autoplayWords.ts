import type { Locale } from '../../../client/launchParams.ts';
import type { GameWords } from '../GameClient.ts';
import { en } from './words/en.ts';
import type { AutoplayWord } from './words/en.ts';

/** The texts of autoplay, in each language. */
export const autoplayWords: Readonly<Record<Locale, () => Promise<GameWords<AutoplayWord>>>> = {
  en: async () => en,
  ru: async () => (await import('./words/ru.ts')).ru,
  es: async () => (await import('./words/es.ts')).es,
  ar: async () => (await import('./words/ar.ts')).ar,
};
