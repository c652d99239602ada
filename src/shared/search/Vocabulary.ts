import { isNearPrefix, mostTypos } from './isNearPrefix.ts';
import { soundOf } from './soundOf.ts';

/** How a word matches, best first. */
export const matchCost = { exact: 0, prefix: 1, inside: 2, near: 3, sound: 4 } as const;

/** Which ways of matching are tried. */
export type Tolerance = 'written' | 'near' | 'sound';

/** In the middle of a word at least so many letters are looked for. */
const fewestInside = 3;
/** So many consonants may be the beginning of a word; two must be all that it has. */
const fewestSounds = 3;

const isNumber = /^\d+$/;

/** The distinct words of an index, with the documents of each. */
export class Vocabulary {
  private readonly words: string[] = [];
  private readonly documents: number[][] = [];
  private readonly positions = new Map<string, number>();
  /** The letters of each word: most words are ruled out by them, without a look at the word. */
  private letters = new Int32Array(0);
  /** Consonants of the words, computed when they are first asked for. */
  private sounds: readonly string[] | null = null;

  /** Adds the words of a key (`latinKey`); the same document in ascending order only. */
  add(key: string, document: number): void {
    for (const word of key.split(' ')) {
      if (word === '') continue;
      const position = this.positions.get(word);
      if (position === undefined) {
        this.positions.set(word, this.words.push(word) - 1);
        this.documents.push([document]);
        continue;
      }
      const list = this.documents[position];
      if (list !== undefined && list.at(-1) !== document) list.push(document);
    }
  }

  /** Calls `found` with the documents of every word that matches, and how well it does. */
  match(typed: string, tolerance: Tolerance, found: (documents: readonly number[], cost: number) => void): void {
    if (tolerance === 'sound') {
      this.matchSounds(typed, found);
      return;
    }
    if (this.letters.length < this.words.length) this.letters = Int32Array.from(this.words, lettersOf);
    const { letters } = this;
    const most = tolerance === 'near' && !isNumber.test(typed) ? mostTypos(typed.length) : 0;
    const wanted = lettersOf(typed);
    for (let position = 0; position < letters.length; position += 1) {
      const missing = wanted & ~(letters[position] ?? 0);
      if (missing !== 0 && !hasAtMost(missing, most)) continue;
      const word = this.words[position] ?? '';
      const cost = missing === 0 ? writtenCost(typed, word) : null;
      if (cost !== null) found(this.documents[position] ?? [], cost);
      else if (most > 0 && !isNumber.test(word) && isNearPrefix(typed, word, most))
        found(this.documents[position] ?? [], matchCost.near);
    }
  }

  private matchSounds(typed: string, found: (documents: readonly number[], cost: number) => void): void {
    const wanted = soundOf(typed);
    if (wanted.length < 2) return;
    this.sounds ??= this.words.map(soundOf);
    for (const [position, sound] of this.sounds.entries()) {
      const isIt = sound === wanted || (wanted.length >= fewestSounds && sound.startsWith(wanted));
      if (isIt) found(this.documents[position] ?? [], matchCost.sound);
    }
  }
}

/** The letters of a word, a bit each; several may share one. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Whether so many letters are missing at most: each is a typing error of its own. */
function hasAtMost(missing: number, most: number): boolean {
  let left = missing;
  // Each turn takes the lowest bit away.
  for (let taken = 0; taken < most; taken += 1) left &= left - 1;
  return left === 0;
}

function writtenCost(typed: string, word: string): number | null {
  const at = word.indexOf(typed);
  if (at === 0) return word.length === typed.length ? matchCost.exact : matchCost.prefix;
  return at > 0 && typed.length >= fewestInside ? matchCost.inside : null;
}
