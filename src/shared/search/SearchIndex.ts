import { isCyrillic, latinKey } from './latinKey.ts';
import { otherLayout } from './otherLayout.ts';
import type { Tolerance } from './Vocabulary.ts';
import { matchCost, Vocabulary } from './Vocabulary.ts';

/** What is searched: titles, and the kind of each, which says in further words what it is. */
export interface Searched {
  readonly titles: readonly string[];
  /** For each title the position of its kind. */
  readonly kinds: readonly number[];
  /** For each kind its words: provider, features, categories, number of lines. */
  readonly words: readonly (readonly string[])[];
}

/** More words of a query say nothing more. */
const mostWords = 8;
const noMatch = 255;
const noSum = 65_535;
/** A title that begins with the query has all of its words: each costs nothing but the last, which may be a beginning. */
const mostOfStart = 2 * matchCost.prefix;

/**
 * An index of titles in memory. Finds words by their beginning, their middle, with typing errors, typed on the wrong
 * keyboard layout, and in Cyrillic for Latin ones and the other way round. Pure: the operator and the page's worker use
 * the same.
 */
export class SearchIndex {
  private readonly keys: readonly string[];
  private readonly ofTitles = new Vocabulary();
  private readonly ofKinds = new Vocabulary();
  private readonly kinds: Uint32Array;
  private readonly kindCount: number;

  constructor({ titles, kinds, words }: Searched) {
    this.keys = titles.map(latinKey);
    for (const [document, key] of this.keys.entries()) this.ofTitles.add(key, document);
    for (const [kind, list] of words.entries()) this.ofKinds.add(list.map(latinKey).join(' '), kind);
    this.kinds = Uint32Array.from(kinds);
    this.kindCount = words.length;
  }

  /** Positions of the matching titles, best first; equal ones in their order. All of them if the query says nothing. */
  find(query: string): readonly number[] {
    const key = latinKey(query);
    if (query.trim() === '') return this.keys.map((_key, document) => document);
    const other = otherLayout(query);
    const variants = [key, ...(other === null ? [] : [latinKey(other)])].filter((one) => one !== '');
    const tries: readonly (readonly [string, Tolerance])[] = [
      ...variants.map((one) => [one, 'written'] as const),
      ...variants.map((one) => [one, 'near'] as const),
      ...(isCyrillic(query) ? [[key, 'sound'] as const] : []),
    ];
    // A query that matches in one way is not read in another: what that would add is noise.
    for (const [one, tolerance] of tries) {
      const found = this.ranked(one, tolerance);
      if (found.length > 0) return found;
    }
    return [];
  }

  private ranked(key: string, tolerance: Tolerance): readonly number[] {
    const words = key.split(' ').slice(0, mostWords);
    const { keys } = this;
    const sums = new Uint16Array(keys.length);
    for (const word of words) if (!this.addCosts(word, tolerance, sums)) return [];
    const ranks: number[][] = [];
    for (let document = 0; document < sums.length; document += 1) {
      const sum = sums[document] ?? noSum;
      if (sum === noSum) continue;
      const isStart = sum <= mostOfStart && keys[document]?.startsWith(key) === true;
      (ranks[2 * sum + (isStart ? 0 : 1)] ??= []).push(document);
    }
    return ranks.flat();
  }

  /**
   * Adds the cost of one word to the sum of every document: twice that of the match, and one more if it is not in the
   * title. A document without the word has no sum any more. False if none has one.
   */
  private addCosts(word: string, tolerance: Tolerance, sums: Uint16Array): boolean {
    const ofTitles = leastCosts(this.ofTitles, this.keys.length, word, tolerance);
    const ofKinds = leastCosts(this.ofKinds, this.kindCount, word, tolerance);
    let isAny = false;
    for (let document = 0; document < sums.length; document += 1) {
      const sum = sums[document] ?? noSum;
      if (sum === noSum) continue;
      const inTitle = ofTitles[document] ?? noMatch;
      const inKind = ofKinds[this.kinds[document] ?? 0] ?? noMatch;
      const isFound = inTitle !== noMatch || inKind !== noMatch;
      sums[document] = isFound ? sum + Math.min(2 * inTitle, 2 * inKind + 1) : noSum;
      isAny ||= isFound;
    }
    return isAny;
  }
}

/** The least cost of a word in each of so many texts. */
function leastCosts(words: Vocabulary, count: number, word: string, tolerance: Tolerance): Uint8Array {
  const costs = new Uint8Array(count).fill(noMatch);
  words.match(word, tolerance, (texts, cost) => {
    for (const text of texts) if (cost < (costs[text] ?? 0)) costs[text] = cost;
  });
  return costs;
}
