import { expect, test } from 'vitest';
import { createPlayApi, readPlay } from './playApi.ts';
import { wirePlay } from './testing/wirePlay.ts';

const commitment = { seedHash: 'ee', nonce: 4 };
const session = {
  session: 's',
  game: { sysname: 'dice', title: 'Dice' },
  currency: 'KWD',
  decimals: 3,
  balance: '10.000',
  mode: 'play',
  stakes: { least: '0.200', most: '100.000', step: '0.100' },
  defaultStake: '1.000',
  minRoundMs: 2500,
  policy: { autoplay: true, turbo: false, featureBuy: false },
  commitment,
  clientSeed: 'cc',
  openRound: null,
};
const REQUEST = { game: 'dice', mode: 'play', locale: 'en', session: 's' } as const;
const BET = { session: 's', stake: 1250n, bet: { side: 'under' }, clientSeed: 'cc', requestId: 'q1' };

/** The API of a studio that answers calls with the given bodies in order. */
function studio(...answers: readonly { readonly status?: number; readonly body: unknown }[]) {
  const rest = [...answers];
  const sent: unknown[] = [];
  const api = createPlayApi(async (url, { body }) => {
    sent.push([url, JSON.parse(String(body))]);
    const { status = 200, body: answer } = rest.shift() ?? { status: 500, body: {} };
    return Response.json(answer, { status });
  });
  return { api, sent };
}

test('amounts are read and written with the decimals of the session’s currency', async () => {
  const answer = { round: wirePlay({ stake: '1.250', staked: '1.250', totalWin: '2.475' }), balance: '11.225' };
  const { api, sent } = studio({ body: session }, { body: { ...answer, commitment, sinceStartMs: 12 } });
  expect(await api.session(REQUEST)).toMatchObject({
    balance: 10_000n,
    stakes: { least: 200n, most: 100_000n, step: 100n },
    defaultStake: 1_000n,
    mode: 'play',
    policy: { autoplay: true },
    openRound: null,
    unshownRound: null,
  });
  expect(await api.bet(BET)).toMatchObject({
    round: { id: 'round-1', isOver: true, stake: 1_250n, staked: 1_250n, totalWin: 2_475n },
    balance: 11_225n,
    commitment,
    sinceStartMs: 12,
  });
  expect(sent[1]).toEqual(['/studio/api/bet', { ...BET, stake: '1.250' }]);
});

test('an open round has no win yet', () => {
  expect(readPlay(wirePlay({ isOver: false, totalWin: null, serverSeed: null }), 2)).toMatchObject({
    isOver: false,
    totalWin: null,
  });
});

test('the history is the player’s rounds', async () => {
  const { api, sent } = studio({ body: { rounds: [wirePlay(), wirePlay({ id: 'round-2', totalWin: '0.00' })] } });
  expect((await api.history('s')).map(({ id, totalWin }) => [id, totalWin])).toEqual([
    ['round-1', 198n],
    ['round-2', 0n],
  ]);
  expect(sent).toEqual([['/studio/api/history', { session: 's' }]]);
});

test.each<[string, unknown]>([
  ['no round', { balance: '1.00', commitment, sinceStartMs: 0 }],
  ['a win that is no amount', { round: wirePlay({ totalWin: '1e9' }), balance: '1.00', commitment, sinceStartMs: 0 }],
  ['no win at all', { round: { ...wirePlay(), totalWin: undefined }, balance: '1.00', commitment, sinceStartMs: 0 }],
  ['too many decimals', { round: wirePlay(), balance: '1.001', commitment, sinceStartMs: 0 }],
  ['no commitment', { round: wirePlay(), balance: '1.00', sinceStartMs: 0 }],
  ['a page of text', 'down for maintenance'],
])('I8 a reply with %s leaves the outcome unknown, since the stake may have been taken', async (_what, body) => {
  await expect(studio({ body }).api.bet(BET)).rejects.toMatchObject({ kind: 'Unknown' });
});

test('a history that cannot be read is an error and not an empty one', async () => {
  await expect(studio({ body: {} }).api.history('s')).rejects.toMatchObject({ kind: 'Unknown' });
});

test('a refusal has its kind and the field that is wrong', async () => {
  const error = { type: 'InvalidParameter', message: 'mines is a whole number', field: 'mines' };
  await expect(studio({ status: 422, body: { error } }).api.bet(BET)).rejects.toMatchObject({
    kind: 'NotAllowed',
    field: 'mines',
  });
});
