import type { WireLine } from '../server/book/wireEvents.ts';
import type { MarketWords } from '../words/en.ts';
import { marketName, selectionName } from '../words/marketText.ts';

export const wordsOfMarket = (words: MarketWords, line: Pick<WireLine, 'sport'>, market: string): string =>
  marketName(words, line.sport, market);

export const wordsOfSelection = (
  words: MarketWords,
  line: Pick<WireLine, 'home' | 'away'>,
  market: string,
  selection: string,
): string => selectionName(words, market, selection, { home: line.home.name, away: line.away.name });
