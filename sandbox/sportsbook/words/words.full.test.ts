import { expect, test } from 'vitest';
import { DURATION_MS, marketsOf, scheduleOf, simulate, stateAt } from '../engine/index.ts';
import type { Sport } from '../engine/types.ts';
import { en } from './en.ts';
import type { MarketWords } from './en.ts';
import { wordsOf } from './index.ts';
import { marketName, selectionName } from './marketText.ts';

const sports: readonly Sport[] = ['football', 'tennis', 'basketball', 'ice_hockey'];
const locales = ['en', 'ru', 'es', 'ar', 'pt-BR', 'tr', 'de', 'lv', 'hi', 'uk'];

test.each(sports)('every market, selection, event and statistic of %s has a name in every language', (sport) => {
  for (const fixture of scheduleOf('words', sport, 20_000).slice(0, 3)) {
    const timeline = simulate('words', fixture);
    for (const part of [-0.1, 0.2, 0.5, 0.8]) {
      const state = stateAt(timeline, part * DURATION_MS[sport]);
      const sides = { home: fixture.home.name, away: fixture.away.name };
      for (const words of locales.map(wordsOf)) {
        for (const market of marketsOf(fixture, state)) {
          expect(marketName(words, sport, market.key)).not.toMatch(/[{_]/);
          for (const { key } of market.selections)
            expect(selectionName(words, market.key, key, sides)).not.toMatch(/[{_]|^(home|away|over|under|none)$/);
        }
        for (const { key } of state.statistics) expect(words.statistic[key], key).toBeDefined();
      }
    }
    for (const { kind } of timeline.events)
      for (const words of locales.map(wordsOf)) expect(words.event[kind], kind).toBeDefined();
  }
});

test('each of the site’s languages has words of its own, with every placeholder of the English ones', () => {
  const textsOf = (words: MarketWords) =>
    Object.entries(words).flatMap(([part, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${part}.${key}`, text]),
    );
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  const english = new Map(textsOf(en));
  for (const locale of locales.slice(1)) {
    const own = textsOf(wordsOf(locale));
    expect([locale, own.map(([key]) => key)]).toEqual([locale, [...english.keys()]]);
    for (const [key, text] of own)
      expect([key, placeholders(text)]).toEqual([key, placeholders(english.get(key) ?? '')]);
    // Words of sport that the language has taken over are the same: "Ace", "Set {period} · …".
    const same = own.filter(([key, text]) => text === english.get(key)).length;
    expect(same, locale).toBeLessThan(own.length / 10);
  }
});

test('handicaps carry their sign, the line fits the side', () => {
  const sides = { home: 'Ash', away: 'Birch' };
  expect(selectionName(en, 'handicap:-1.5', 'home', sides)).toBe('Ash −1.5');
  expect(selectionName(en, 'handicap:-1.5', 'away', sides)).toBe('Birch +1.5');
  expect(selectionName(en, 'totals:2.5', 'over', sides)).toBe('Over 2.5');
  expect(selectionName(en, 'correct_score', '2:1', sides)).toBe('2:1');
  expect(marketName(wordsOf('ru-RU'), 'tennis', 'game_winner:2:7')).toBe('Сет 2, гейм 7 · победитель');
  expect(marketName(wordsOf('de'), 'football', 'next_goal:3')).toBe('3. Tor');
  expect(marketName(wordsOf('ja'), 'football', 'next_goal:3')).toBe('Goal 3');
});
