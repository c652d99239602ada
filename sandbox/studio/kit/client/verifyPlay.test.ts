import { beforeAll, expect, test } from 'vitest';
import { formatAmount } from '../../engine/amounts.ts';
import { roundGames } from '../../games/roundGames.ts';
import { hashServerSeed } from '../fair/draws.ts';
import { playStored } from '../rounds/storedRound.ts';
import type { WirePlay } from '../server/presentPlay.ts';
import { wirePlay } from './testing/wirePlay.ts';
import { verifyPlay } from './verifyPlay.ts';

const serverSeed = '0123456789abcdef'.repeat(4);
const other = `${serverSeed.slice(0, -1)}e`;
const game = (sysname: string) => {
  const rules = roundGames.get(sysname);
  if (rules === undefined) throw new Error(sysname);
  return rules;
};

/** A round as the studio would settle it. */
async function settled(sysname: string, bet: unknown, moves: readonly unknown[] = []): Promise<WirePlay> {
  const seeds = { serverSeed, clientSeed: 'mine', nonce: 3 };
  const round = await playStored(game(sysname), { ...seeds, bet, stake: 100n, moves });
  return wirePlay({
    ...seeds,
    game: sysname,
    bet,
    moves,
    seedHash: await hashServerSeed(serverSeed),
    staked: formatAmount(round.staked, 2),
    totalWin: formatAmount(round.payout ?? 0n, 2),
    view: JSON.parse(JSON.stringify(round.view)) as unknown,
  });
}

let dice: WirePlay;
beforeAll(async () => {
  dice = await settled('dice', { side: 'under', target: 5_000 });
});

test('1-3 a round is recomputed from its seeds, bet and moves', async () => {
  expect(await verifyPlay(game('dice'), dice, 2, dice.seedHash)).toBe('matches');
  expect(await verifyPlay(game('dice'), dice, 2, null)).toBe('matches');
  const poker = await settled('video-poker', {}, [{ hold: [true, false, true, false, true] }]);
  expect(await verifyPlay(game('video-poker'), poker, 2, poker.seedHash)).toBe('matches');
  expect(await verifyPlay(game('video-poker'), { ...poker, moves: [{ hold: Array(5).fill(true) }] }, 2, null)).toBe(
    'round',
  );
});

test.each<[string, Partial<WirePlay>]>([
  ['client seed', { clientSeed: 'mind' }],
  ['round number', { nonce: 4 }],
  ['bet', { bet: { side: 'over', target: 5_000 } }],
  ['bet that the rules refuse', { bet: { side: 'over', target: 9_999 } }],
  ['move that the rules refuse', { moves: [{}] }],
  ['win', { totalWin: '999.00' }],
  ['missing win', { totalWin: null }],
  ['stakes', { staked: '2.00' }],
  ['stake', { stake: 'much' }],
  ['view', { view: {} }],
])('1-3 with another %s the round differs', async (_what, more) => {
  expect(await verifyPlay(game('dice'), { ...dice, ...more }, 2, dice.seedHash)).toBe('round');
});

test.each<[string, Partial<WirePlay>, string | null]>([
  ['one digit of the server seed', { serverSeed: other }, null],
  ['one digit of its hash', { seedHash: `f${'0'.repeat(63)}` }, null],
  ['no server seed', { serverSeed: null }, null],
  ['a server seed of another format', { serverSeed: serverSeed.toUpperCase() }, null],
  ['another seal before the stake', {}, `f${'0'.repeat(63)}`],
])('1-3 with %s the seal does not fit', async (_what, more, sealed) => {
  expect(await verifyPlay(game('dice'), { ...dice, ...more }, 2, sealed)).toBe('hash');
});
