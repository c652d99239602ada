import { expect, test } from 'vitest';
import { parentOriginOf, readSiteMessage, tellHost, type HostWindow } from './hostMessages.ts';
import { wordsOf } from '../../words/index.ts';
import { en } from '../messages/en.ts';
import type { MessageKey } from '../messages/en.ts';
import { loadLanguage } from '../messages/translate.ts';
import { locales, readLaunch, readPath } from './launch.ts';

const site = 'http://localhost:3000';

test('launch parameters are read one by one; without a session the page is a guest’s', () => {
  const launch = readLaunch(
    `http://v/sportsbook/?session=abc&mode=play&locale=ru-RU&theme=light&odds=american&changes=any&path=/bets`,
  );
  expect(launch).toEqual({
    session: 'abc',
    locale: 'ru',
    theme: 'light',
    odds: 'american',
    changes: 'any',
    path: '/bets',
  });
  expect(readLaunch('http://v/sportsbook/?session=abc&mode=demo&locale=xx').session).toBeNull();
  for (const path of ['//evil.example', 'javascript:alert(1)', '/<b>', null]) expect(readPath(path)).toBe('/');
});

test('each language of the site is handed over, and has every message of its own', async () => {
  expect(locales).toEqual(['en', 'ru', 'es', 'ar', 'pt-BR', 'tr', 'de', 'lv', 'hi', 'uk']);
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const locale of locales) {
    expect(readLaunch(`http://v/sportsbook/?locale=${locale}`).locale).toBe(locale);
    const { messages, words } = await loadLanguage(locale);
    expect([locale, words]).toEqual([locale, wordsOf(locale)]);
    const keys = Object.keys(en) as MessageKey[];
    for (const key of keys) expect([key, placeholders(messages[key])]).toEqual([key, placeholders(en[key])]);
    // A language may have taken over a word: "Live", "Tennis", "Handicaps".
    const same = keys.filter((key) => messages[key] === en[key]).length;
    expect(same < keys.length / 7, locale).toBe(locale !== 'en');
  }
  expect(['pt', 'ja', ''].map((code) => readLaunch(`http://v/sportsbook/?locale=${code}`).locale)).toEqual([
    'pt-BR',
    'en',
    'en',
  ]);
});

test('only the framing site is heard, and only in shapes that are known', () => {
  const read = (data: unknown, origin = site) => readSiteMessage({ origin, data }, site);
  expect(read({ type: 'site:route', path: '/event/x' })).toEqual({ type: 'site:route', path: '/event/x' });
  expect(read({ type: 'site:route', path: '/event/x' }, 'https://evil.example')).toBeNull();
  expect(read({ type: 'site:slip', picks: [{ event: 'e', market: 'm', selection: 's' }, { event: 1 }] })).toEqual({
    type: 'site:slip',
    picks: [{ event: 'e', market: 'm', selection: 's' }],
  });
  expect(read({ type: 'site:ping' })).toEqual({ type: 'site:ping' });
  for (const data of [null, 'x', {}, { type: 'site:other' }]) expect(read(data)).toBeNull();
});

test('an unknown page hears that the sportsbook is ready, and nothing about the player', () => {
  const sent: [unknown, string][] = [];
  const view: HostWindow = {
    parent: { postMessage: (message, origin) => void sent.push([message, origin]) },
    location: { ancestorOrigins: [] },
    document: { referrer: '' },
  };
  expect(parentOriginOf(view)).toBeNull();
  tellHost(view, null, { type: 'sportsbook:placed', betId: 'b' });
  tellHost(view, null, { type: 'sportsbook:ready' });
  tellHost(view, site, { type: 'sportsbook:placed', betId: 'b' });
  expect(sent).toEqual([
    [{ type: 'sportsbook:ready' }, '*'],
    [{ type: 'sportsbook:placed', betId: 'b' }, site],
  ]);
});
