import type { Locale } from '../../../client/launchParams.ts';
import type { GameWords } from '../../client/GameClient.ts';
import { en } from '../words/en.ts';
import type { SlotWord } from '../words/en.ts';
import './slotDesk.css';
import '../../../client/styles/scene.css';

/** The texts of a game in one language with those that slots share. */
export const slotWords = <Word extends string>(
  own: Readonly<Record<Locale, () => Promise<GameWords<Word>>>>,
): Readonly<Record<Locale, () => Promise<GameWords<Word | SlotWord>>>> => ({
  en: async () => join(en, await own.en()),
  ru: async () => join((await import('../words/ru.ts')).ru, await own.ru()),
  es: async () => join((await import('../words/es.ts')).es, await own.es()),
  ar: async () => join((await import('../words/ar.ts')).ar, await own.ar()),
});

const join = <Word extends string>(shared: GameWords<SlotWord>, own: GameWords<Word>): GameWords<Word | SlotWord> => ({
  ...shared,
  ...own,
});
