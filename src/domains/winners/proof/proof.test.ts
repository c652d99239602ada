import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonicalJson, genesisHash } from '../../../shared/feed/chain.ts';
import { memoryStore } from '../../../lib/keyValueStore.ts';
import type { FeedItem, FeedPage } from './feedApi.ts';
import { ProofStore } from './ProofStore.ts';
import { eventually } from '../../../../tests/eventually.ts';

const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

/** A chain of wins; `amount` changes what entry `at` says. */
function chainOf(length: number, changed: { at: number; amount: string } | null = null): FeedItem[] {
  const items: FeedItem[] = [];
  let prev = genesisHash;
  for (let seq = 1; seq <= length; seq += 1) {
    const amount = changed?.at === seq ? changed.amount : `${seq}.00`;
    const facts = { round: sha(`r${seq}`), game: 'dice', multiple: '10.00', amount, currency: 'USD', by: 'player' };
    const payload = canonicalJson({ seq, at: '2026-11-26T17:00:00.000Z', kind: 'win', facts });
    const hash = sha(prev + payload);
    items.push({ seq, prev, payload, hash });
    prev = hash;
  }
  return items;
}

/** A device that looks at what `site` serves at the time. */
function device(site: { items: readonly FeedItem[]; head?: { seq: number; hash: string } }) {
  const storage = memoryStore();
  const asked: number[] = [];
  const api = {
    entries: async (from: number, count: number): Promise<FeedPage> => {
      asked.push(from);
      const last = site.items.at(-1);
      return {
        head: site.head ?? { seq: last?.seq ?? 0, hash: last?.hash ?? genesisHash },
        // By position, as a site serves them that has cut or moved some.
        items: site.items.slice(from - 1, from - 1 + count),
      };
    },
  };
  let publish = (_head: { seq: number; hash: string }) => {};
  const open = () =>
    new ProofStore(
      { api, hash: async (text) => sha(text), canHash: () => true },
      {
        storage,
        followTopic: (_family, _id, take) => {
          publish = take as typeof publish;
          return () => {};
        },
      },
    );
  return { open, storage, asked, publish: (head: { seq: number; hash: string }) => publish(head) };
}

const outcome = ({ phase, fault }: ProofStore) => [phase, fault?.kind ?? null, fault?.seq ?? null];
const flip = (text: string, at: number) =>
  text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
const replaced = (items: readonly FeedItem[], seq: number, more: Partial<FeedItem>) =>
  items.map((item) => (item.seq === seq ? { ...item, ...more } : item));

test('E4 a whole feed fits; a second visit asks for what is new only, and shows the newest', async () => {
  const site = { items: chainOf(230) };
  const { open, asked, publish } = device(site);
  const first = open();
  await first.check();
  expect([outcome(first), first.mark.seq, asked]).toEqual([['whole', null, null], 230, [1, 101, 201]]);
  expect(first.entries.map(({ seq }) => seq).slice(0, 2)).toEqual([230, 229]);
  asked.length = 0;
  const second = open();
  second.follow();
  await eventually(() => expect(second.phase).toBe('whole'));
  expect([asked, second.entries.length]).toEqual([[211, 231], 20]);
  site.items = chainOf(231);
  publish({ seq: 231, hash: site.items.at(-1)?.hash ?? '' });
  await eventually(() => expect(second.mark.seq).toBe(231));
  expect([second.phase, second.entries[0]?.seq]).toEqual(['whole', 231]);
});

const whole = chainOf(30);
const bit = (field: 'payload' | 'hash' | 'prev') => replaced(whole, 17, { [field]: flip(whole[16]![field], 30) });

test.each<[string, readonly FeedItem[], string, number]>([
  ['one bit of what an entry says', bit('payload'), 'hash', 17],
  ['one bit of a seal', bit('hash'), 'hash', 17],
  ['one bit of the seal before', bit('prev'), 'link', 17],
  ['an entry that was taken out', whole.filter(({ seq }) => seq !== 17), 'order', 17],
  ['entries in another order', [...whole.slice(0, 16), whole[17]!, whole[16]!, ...whole.slice(18)], 'order', 17],
  [
    'an entry that was sealed anew without those after it',
    replaced(whole, 17, chainOf(17, { at: 17, amount: '9.99' })[16]!),
    'link',
    18,
  ],
  [
    'text that is not the one spelling of its content',
    [
      ...whole.slice(0, 16),
      { ...whole[16]!, payload: ` ${whole[16]!.payload}`, hash: sha(`${whole[16]!.prev} ${whole[16]!.payload}`) },
    ],
    'form',
    17,
  ],
])('E4 %s is noticed', async (_what, items, kind, seq) => {
  const store = device({ items }).open();
  await store.check();
  expect(outcome(store)).toEqual(['broken', kind, seq]);
});

test('E4 a tail that was rewritten whole is noticed by a device that has seen the old one', async () => {
  const site = { items: chainOf(60) };
  const { open } = device(site);
  await open().check();
  site.items = chainOf(70, { at: 40, amount: '9.99' });
  const again = open();
  await again.check();
  expect(outcome(again)).toEqual(['broken', 'rewritten', 60]);
  // Whoever begins with it sees a chain that fits: only the memory tells.
  const fresh = device(site).open();
  await fresh.check();
  expect(fresh.phase).toBe('whole');
});

test('E4 a change before what a visit reads is found by checking all, a rewriting too', async () => {
  const site = { items: chainOf(60) as readonly FeedItem[] };
  const { open } = device(site);
  await open().check();
  site.items = replaced(chainOf(60), 5, { payload: flip(chainOf(60)[4]!.payload, 40) });
  const store = open();
  await store.check();
  expect(store.phase).toBe('whole');
  await store.checkAll();
  expect(outcome(store)).toEqual(['broken', 'hash', 5]);
  site.items = chainOf(60, { at: 3, amount: '1.11' });
  await store.checkAll();
  expect(outcome(store)).toEqual(['broken', 'rewritten', 60]);
  await store.startAnew();
  expect(outcome(store)).toEqual(['whole', null, null]);
});

test('E4 a feed that has lost its end, or withholds it, is noticed', async () => {
  const site: Parameters<typeof device>[0] = { items: chainOf(60) };
  const { open } = device(site);
  await open().check();
  site.items = chainOf(59);
  const shorter = open();
  await shorter.check();
  expect(outcome(shorter)).toEqual(['broken', 'shortened', 60]);
  await shorter.checkAll();
  expect(outcome(shorter)).toEqual(['broken', 'shortened', 60]);
  site.items = chainOf(60);
  site.head = { seq: 61, hash: sha('none') };
  const withheld = open();
  await withheld.check();
  expect(outcome(withheld)).toEqual(['broken', 'shortened', 61]);
  site.head = { seq: 60, hash: sha('other') };
  const otherHead = open();
  await otherHead.check();
  expect(outcome(otherHead)).toEqual(['broken', 'hash', 60]);
});

test('E4 older entries are shown only if they lead to those that are', async () => {
  const site = { items: chainOf(50) as readonly FeedItem[] };
  const store = device(site).open();
  await store.check();
  await store.older();
  await store.older();
  expect([store.entries.length, store.entries.at(-1)?.seq, store.hasOlder]).toEqual([50, 1, false]);
  const other = device(site).open();
  await other.check();
  site.items = chainOf(50, { at: 20, amount: '9.99' });
  await other.older();
  expect([outcome(other)[1], other.entries.length]).toEqual(['rewritten', 20]);
});

test('E4 a check that was cut off goes on from where it was; a failure is no verdict', async () => {
  const { open, storage, asked } = device({ items: chainOf(250) });
  storage.set('feed_checked', `100 ${chainOf(100)[99]!.hash}`);
  const store = open();
  await store.check();
  expect([store.phase, asked]).toEqual(['whole', [81, 101, 201]]);
  const failing = new ProofStore(
    { api: { entries: () => Promise.reject(new Error('away')) }, hash: async () => '', canHash: () => true },
    { storage, followTopic: () => () => {} },
  );
  await failing.check();
  expect(outcome(failing)).toEqual(['failed', null, null]);
  const insecure = new ProofStore(
    { api: { entries: () => Promise.reject(new Error('away')) }, hash: async () => '', canHash: () => false },
    { storage, followTopic: () => () => {} },
  );
  await insecure.check();
  expect(insecure.phase).toBe('unable');
});

test.each(['', 'x', '5 zz', `-1 ${genesisHash}`])('E4 a memory that is none (%s) begins at the start', async (text) => {
  const { open, storage, asked } = device({ items: chainOf(3) });
  storage.set('feed_checked', text);
  await open().check();
  expect(asked).toEqual([1]);
});
