import { parseMarketKey } from '../engine/prices.ts';
import type { Sport } from '../engine/types.ts';
import type { MarketWords } from './en.ts';

export interface Sides {
  readonly home: string;
  readonly away: string;
}

/** The name of a market in the language of `words`. */
export function marketName(words: MarketWords, sport: Sport, key: string): string {
  const market = parseMarketKey(key);
  if (market === null) return key;
  const names: Readonly<Record<string, string>> = words.market;
  const name = names[`${market.kind}.${sport}`] ?? names[market.kind] ?? market.kind;
  return filled(name, { line: String(market.line ?? ''), period: String(market.period ?? '') });
}

/** The name of a selection: a side, a score or a word, with the market's line where it has one. */
export function selectionName(words: MarketWords, market: string, selection: string, sides: Sides): string {
  const parsed = parseMarketKey(market);
  const line = parsed?.line ?? null;
  if (selection === 'home' || selection === 'away') {
    const isHandicap = parsed !== null && parsed.kind.endsWith('handicap') && line !== null;
    return isHandicap ? `${sides[selection]} ${signed(selection === 'home' ? line : -line)}` : sides[selection];
  }
  const names: Readonly<Record<string, string>> = words.selection;
  return filled(names[selection] ?? selection, { line: String(line ?? ''), ...sides });
}

/** The handicap on a side, with the typographic minus. */
export const signed = (line: number): string => {
  if (line === 0) return '0';
  return line > 0 ? `+${line}` : `−${-line}`;
};

const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
