import type { MessageKey, Translate } from '../../client/translate.ts';
import type { GameWords } from './GameClient.ts';

export type Words<Word extends string> = (
  key: Word | MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Looks up a game's own words, and then the common ones. */
export function createWords<Word extends string>(common: Translate, words: GameWords<Word>): Words<Word> {
  const isOwn = (key: string): key is Word => Object.hasOwn(words, key);
  return (key, values = {}) => (isOwn(key) ? fill(words[key], values) : common(key as MessageKey, values));
}

/** Replaces the placeholders of a text. */
const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
