import { expect, test } from 'vitest';
import { parentOriginOf, readSiteMessage, tellHost, type HostWindow } from './hostMessages.ts';

function frame(origins: string[], referrer = '') {
  const sent: [unknown, string][] = [];
  const view: HostWindow = {
    parent: { postMessage: (message, origin) => void sent.push([message, origin]) },
    location: { ancestorOrigins: origins },
    document: { referrer },
  };
  return { view, sent };
}

test('the parent is the nearest ancestor, then the referrer, then unknown', () => {
  expect(parentOriginOf(frame(['http://localhost:3000', 'https://web.telegram.org']).view)).toBe(
    'http://localhost:3000',
  );
  expect(parentOriginOf(frame([], 'http://localhost:3000/game/x').view)).toBe('http://localhost:3000');
  expect(parentOriginOf(frame([]).view)).toBeNull();
});

test('amounts are sent to a known origin only', () => {
  const known = frame(['http://localhost:3000']);
  tellHost(known.view, 'http://localhost:3000', { type: 'round_shown', roundId: 'r', stake: '1.00', totalWin: '2.00' });
  expect(known.sent).toEqual([
    [
      { source: 'croupier-game', type: 'round_shown', roundId: 'r', stake: '1.00', totalWin: '2.00' },
      'http://localhost:3000',
    ],
  ]);
  const unknown = frame([]);
  tellHost(unknown.view, null, { type: 'round_started', roundId: 'r', stake: '1.00' });
  tellHost(unknown.view, null, { type: 'ready' });
  expect(unknown.sent).toEqual([[{ source: 'croupier-game', type: 'ready' }, '*']]);
});

test('only messages of the framing site in a known format are accepted', () => {
  const origin = 'http://localhost:3000';
  expect(readSiteMessage({ origin, data: { source: 'croupier-site', type: 'sound', on: true } }, origin)).toEqual({
    type: 'sound',
    on: true,
  });
  for (const event of [
    { origin: 'https://evil.example', data: { source: 'croupier-site', type: 'pause' } },
    { origin, data: { source: 'other', type: 'pause' } },
    { origin, data: { source: 'croupier-site', type: 'spin' } },
    { origin, data: 'pause' },
    { origin, data: null },
  ]) {
    expect(readSiteMessage(event, origin)).toBeNull();
  }
  expect(readSiteMessage({ origin, data: { source: 'croupier-site', type: 'pause' } }, null)).toBeNull();
});
