import { expect, test } from 'vitest';
import { readGameMessage } from './readGameMessage.ts';

const origins = ['http://127.0.0.1:3002'];
const read = (data: unknown, origin = origins[0]!) => readGameMessage({ origin, data }, origins);
const shown = { source: 'croupier-game', type: 'round_shown', roundId: 'r1', stake: '1.00', totalWin: '2.50' };

test('a game’s message about a round is read, without unknown fields', () => {
  expect(read({ ...shown, extra: '<b>' })).toEqual({
    type: 'round_shown',
    roundId: 'r1',
    stake: '1.00',
    totalWin: '2.50',
  });
  expect(read({ source: 'croupier-game', type: 'round_started', roundId: 'r1', stake: '0.10' })).toEqual({
    type: 'round_started',
    roundId: 'r1',
    stake: '0.10',
  });
  expect(
    ['ready', 'alive', 'balance_needed', 'session_expired'].map((type) => read({ source: 'croupier-game', type })),
  ).toEqual([{ type: 'ready' }, { type: 'alive' }, { type: 'balance_needed' }, { type: 'session_expired' }]);
});

test.each([
  'http://127.0.0.1:3000',
  'https://127.0.0.1:3002',
  'http://127.0.0.1:30022',
  'http://127.0.0.1',
  'null',
  '',
  'http://localhost:3002',
])('a message of %s is ignored', (origin) => {
  expect(read(shown, origin)).toBeNull();
  expect(read({ source: 'croupier-game', type: 'session_expired' }, origin)).toBeNull();
});

test.each([
  ['a text', 'round_shown'],
  ['null', null],
  ['a list', [shown]],
  ['no source', { ...shown, source: undefined }],
  ['another source', { ...shown, source: 'react-devtools' }],
  ['no type', { ...shown, type: undefined }],
  ['an unknown type', { ...shown, type: 'pay_me' }],
  ['no round', { ...shown, roundId: undefined }],
  ['a round that is a number', { ...shown, roundId: 7 }],
  ['an endless round', { ...shown, roundId: 'r'.repeat(65) }],
  ['a stake as a number', { ...shown, stake: 1 }],
  ['no stake', { ...shown, stake: undefined }],
  ['a win of 1e309', { ...shown, totalWin: '1e309' }],
  ['a win of Infinity', { ...shown, totalWin: 'Infinity' }],
  ['a negative win', { ...shown, totalWin: '-5' }],
  ['a grouped win', { ...shown, totalWin: '1,000' }],
  ['a win without digits before the point', { ...shown, totalWin: '.5' }],
  ['a win in Arabic digits', { ...shown, totalWin: '٥' }],
  ['a win with spaces', { ...shown, totalWin: ' 5 ' }],
  ['a win with a line break', { ...shown, totalWin: '5\n' }],
  ['a win longer than any', { ...shown, totalWin: '9'.repeat(16) }],
  ['no win', { ...shown, totalWin: undefined }],
])('%s is ignored', (_what, data) => {
  expect(read(data)).toBeNull();
});
