import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { genesisHash } from '../../../../../src/shared/feed/chain.ts';
import { eventually } from '../../../../../tests/eventually.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { FeedChain } from './FeedChain.ts';
import { insertPending } from './feedRepository.ts';
import type { FeedEntry } from './feedRepository.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 60_000);
afterAll(() => operator.close());

const win = (id: string, amount = '50.00'): FeedEntry => ({
  key: `round:${id}`,
  kind: 'win',
  facts: { round: id, game: 'cherry-parade', multiple: '10.00', amount, currency: 'USD', by: 'player' },
  at: new Date(operator.time.ms),
});
const append = (entry: FeedEntry) => operator.database.transaction((tx) => insertPending(tx, entry));
const chain = () => operator.control('chainFeed');

interface Answer {
  readonly head: { readonly seq: number; readonly hash: string };
  readonly items: readonly { seq: number; prev: string; payload: string; hash: string }[];
}
const get = async (fields = {}): Promise<Answer> => (await operator.call('feed.get', fields)).data;

test('E4 an empty feed has a head, too', async () => {
  expect((await operator.call('feed.head')).data).toEqual({ seq: 0, hash: genesisHash, at: null });
  expect(await get()).toEqual({ head: { seq: 0, hash: genesisHash }, items: [] });
});

test('E4 each fact is published once, sealed by all before it', async () => {
  await append(win('a'));
  await append(win('b'));
  await append(win('a', '99.00'));
  await chain();
  await append(win('b', '99.00'));
  await chain();
  const { head, items } = await get();
  expect(items.map(({ seq }) => seq)).toEqual([1, 2]);
  let prev = genesisHash;
  for (const item of items) {
    expect(item.prev).toBe(prev);
    prev = createHash('sha256')
      .update(prev + item.payload)
      .digest('hex');
    expect(item.hash).toBe(prev);
  }
  expect(head).toEqual({ seq: 2, hash: prev });
  expect(items[0]?.payload).toBe(
    `{"at":"2026-06-01T12:00:00.000Z","facts":{"amount":"50.00","by":"player","currency":"USD","game":"cherry-parade","multiple":"10.00","round":"a"},"kind":"win","seq":1}`,
  );
});

test('E4 what was not committed is not published', async () => {
  const failed = operator.database.transaction(async (tx) => {
    await insertPending(tx, win('gone'));
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await chain();
  expect((await get()).head.seq).toBe(2);
});

test('E4 replicas that append at the same time neither lose nor double a fact', async () => {
  for (let index = 0; index < 250; index += 1) await append(win(`many-${index}`));
  const chains = Array.from({ length: 4 }, () => new FeedChain(operator.database));
  await Promise.all(chains.map((each) => each.run()));
  // The operator's own job may be appending: then the others leave the rest to it.
  await eventually(async () => {
    await chain();
    expect(await operator.database.query('select 1 from operator.feed_pending')).toEqual([]);
  });
  const pages = [await get(), await get({ from: 101 }), await get({ from: 201 })];
  const items = pages.flatMap((page) => page.items);
  expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 252 }, (_, index) => index + 1));
  expect(new Set(items.map(({ payload }) => payload)).size).toBe(252);
});

test('E4 a published entry can be neither changed nor removed, and none that breaks the chain added', async () => {
  const { database } = operator;
  await expect(database.query(`update operator.feed set payload = '{}' where seq = 1`)).rejects.toThrow('append-only');
  await expect(database.query('delete from operator.feed where seq = 252')).rejects.toThrow('append-only');
  await expect(database.script('truncate operator.feed')).rejects.toThrow('append-only');
  const add = (seq: bigint, prev: string, hash: string) =>
    database.query(
      `insert into operator.feed (seq, key, prev, payload, hash, at) values ($1, 'x', $2, '{}', $3, now())`,
      [seq, prev, hash],
    );
  const { hash } = (await get()).head;
  const right = createHash('sha256').update(`${hash}{}`).digest('hex');
  await expect(add(254n, hash, right)).rejects.toThrow('does not continue');
  await expect(add(253n, genesisHash, right)).rejects.toThrow('does not continue');
  await expect(add(253n, hash, hash)).rejects.toThrow('does not continue');
});

test.each([{ from: 0 }, { count: 101 }, { from: 'x' }, { from: 1.5 }])(
  'E4 a page that is no page is refused: %j',
  async (fields) => {
    expect(await operator.call('feed.get', fields)).toMatchObject({ status: 422 });
  },
);

test('E4 a page beyond the end is empty and has the head', async () => {
  expect(await get({ from: 1_000 })).toMatchObject({ head: { seq: 252 }, items: [] });
});
