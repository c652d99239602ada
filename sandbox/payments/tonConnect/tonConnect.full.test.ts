import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { order, ORIGIN, START } from '../testing/openPayments.ts';
import { pageFaults, submitForm, toldTypes } from '../testing/payForms.ts';
import { TonApp } from '../testing/TonApp.ts';
import { usePayments } from '../testing/usePayments.ts';
import { pageLocales } from '../page/pageLocale.ts';
import { readTonAddress, tonAddress } from '../coins/coinAddress.ts';
import { commentCell, readComment } from './commentCell.ts';
import { eventually } from '../../../tests/eventually.ts';

const payments = usePayments();
const WALLET = '/payments/ton-wallet';

let bridgeUrl: string;
const apps: TonApp[] = [];
beforeEach(async () => {
  await payments.app.listen({ port: 0, host: '127.0.0.1' });
  bridgeUrl = `http://127.0.0.1:${(payments.app.server.address() as AddressInfo).port}/payments/ton-bridge`;
});
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

const newApp = async () => {
  const app = new TonApp(bridgeUrl);
  apps.push(app);
  await app.listen();
  return app;
};
const field = (body: string, name: string) =>
  (new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '').replaceAll('&quot;', '"');
/** Opens the link of an app and answers its question. */
const answerLink = async (app: TonApp, action: string, link = app.link()) => {
  const { body } = await payments.app.inject(`${WALLET}?${link}`);
  return submitForm(payments, `${WALLET}?locale=en`, { id: field(body, 'id'), r: field(body, 'r'), action });
};
const lastMessage = (app: TonApp, count: number) =>
  eventually(() => {
    expect(app.events).toHaveLength(count);
    return app.events[count - 1]!.message;
  });
const connected = async () => {
  const app = await newApp();
  await answerLink(app, 'connect');
  await lastMessage(app, 1);
  return { app, account: app.events[0]!.from };
};
const openPayment = async () =>
  (await payments.api('POST', '/intents', { ...order, method: 'ton', currency: 'TON', amount: '3.5' })).body[
    'crypto'
  ] as { address: string; memo: string; amount: string };
const transaction = (id: string, { address, memo }: { address: string; memo: string }, fields: object = {}) => ({
  id,
  method: 'sendTransaction',
  params: [
    JSON.stringify({
      valid_until: START / 1000 + 300,
      network: '-3',
      messages: [{ address, amount: '3500000000', payload: commentCell(memo) }],
      ...fields,
    }),
  ],
});
const act = (account: string, request: string, action: string) =>
  submitForm(payments, `${WALLET}?locale=en`, { account, request, action });
const status = async () => (await payments.api('GET', '/intents/dep-1')).body['status'];

describe('connecting', () => {
  test('the wallet names the app and, if accepted, tells it an account of the test network', async () => {
    const app = await newApp();
    const { body } = await payments.app.inject(`${WALLET}?${app.link()}`);
    expect(body).toContain('casino.test wants to connect');
    const reply = await answerLink(app, 'connect');
    const message = await lastMessage(app, 1);
    const account = app.events[0]!.from;
    expect(reply.headers.location).toBe(`${WALLET}?account=${account}&news=connected&locale=en`);
    expect(message).toMatchObject({
      event: 'connect',
      id: 1,
      payload: {
        items: [
          { name: 'ton_addr', network: '-3', publicKey: account, address: expect.stringMatching(/^0:[\da-f]{64}$/) },
        ],
        device: { maxProtocolVersion: 2, features: ['SendTransaction', { name: 'SendTransaction', maxMessages: 4 }] },
      },
    });
  });

  test('accepting twice is one connection, and the link then leads to it', async () => {
    const app = await newApp();
    const { body } = await payments.app.inject(`${WALLET}?${app.link()}`);
    const form = { id: field(body, 'id'), r: field(body, 'r'), action: 'connect' };
    const replies = await Promise.all([1, 2].map(() => submitForm(payments, `${WALLET}?locale=en`, form)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(new Set(replies.map(({ headers }) => headers.location)).size).toBe(1);
    await lastMessage(app, 1);
    expect((await payments.app.inject(`${WALLET}?${app.link()}`)).body).toContain('Connected to casino.test');
    expect(app.events).toHaveLength(1);
  });

  test('refusing tells the app so, and keeps nothing', async () => {
    const app = await newApp();
    await answerLink(app, 'refuse');
    expect(await lastMessage(app, 1)).toMatchObject({ event: 'connect_error', payload: { code: 300 } });
    expect(await payments.database.query('select 1 from vendors.payment_ton_sessions')).toEqual([]);
  });

  test('a proof of the account is not supported, which the app is told', async () => {
    const app = await newApp();
    await answerLink(app, 'connect', app.link([{ name: 'ton_addr' }, { name: 'ton_proof', payload: 'x' }]));
    expect(await lastMessage(app, 1)).toMatchObject({
      payload: { items: [{ name: 'ton_addr' }, { name: 'ton_proof', error: { code: 400 } }] },
    });
  });

  test.each(['', 'id=x&r={}', `id=${'0'.repeat(64)}&r=no`, `id=${'0'.repeat(64)}&r={"manifestUrl":"x","items":[]}`])(
    'a link that asks for nothing ("%s") connects nothing',
    async (query) =>
      expect((await payments.app.inject(`${WALLET}?${query}`)).body).toContain('No connection is asked for'),
  );
});

test('the list of wallets leads to this wallet and bridge, and apps of any site may read it', async () => {
  const reply = await payments.app.inject('/payments/ton-wallets.json');
  expect(reply.headers['access-control-allow-origin']).toBe('*');
  const [wallet] = reply.json<{ universal_url: string; image: string; bridge: { url: string }[] }[]>();
  expect(wallet?.bridge).toEqual([{ type: 'sse', url: `${ORIGIN}/payments/ton-bridge` }]);
  for (const url of [wallet?.universal_url, wallet?.image])
    expect((await payments.app.inject(String(url).slice(ORIGIN.length))).statusCode, url).toBe(200);
});

describe('a payment', () => {
  test('is sent from the wallet, and the app gets the transaction', async () => {
    const { app, account } = await connected();
    const crypto = await openPayment();
    expect(await app.send(account, transaction('7', crypto))).toBe(200);
    const { body } = await payments.app.inject(`${WALLET}?account=${account}`);
    expect(body).toContain('3.5 TON');
    expect(body).toContain(crypto.memo);
    const replies = await Promise.all([act(account, '7', 'send'), act(account, '7', 'send')]);
    expect(replies.map(({ headers }) => headers.location?.includes('news=sent')).toSorted()).toEqual([false, true]);
    expect(await lastMessage(app, 2)).toEqual({ id: '7', result: expect.stringMatching(/^te6cc/) });
    expect(await status()).toBe('pending');
    await payments.advance(60_000);
    expect(await status()).toBe('succeeded');
    expect(await toldTypes(payments)).toEqual(['deposit.pending', 'deposit.succeeded']);
    expect(await payments.database.query('select amount, sender from vendors.payment_coin_transfers')).toEqual([
      { amount: '3.5', sender: expect.stringMatching(/^kQ/) },
    ]);
    expect(app.events).toHaveLength(2);
  });

  test('that the buyer declines is answered as declined', async () => {
    const { app, account } = await connected();
    await app.send(account, transaction('1', await openPayment()));
    await act(account, '1', 'decline');
    expect(await lastMessage(app, 2)).toMatchObject({ id: '1', error: { code: 300 } });
    expect((await act(account, '1', 'send')).headers.location).toContain('news=late');
    expect(await status()).toBe('created');
  });

  test.each([
    ['to an address that nobody has', { messages: [{ address: tonAddress(Buffer.alloc(32)), amount: '1' }] }],
    ['after its time', { valid_until: START / 1000 - 1 }],
    ['on the main network', { network: '-239' }],
    ['without messages', { messages: [] }],
    ['of a negative amount', { messages: [{ address: `0:${'0'.repeat(64)}`, amount: '-1' }] }],
  ])('%s is not sent', async (_what, fields) => {
    const { app, account } = await connected();
    await app.send(account, transaction('1', await openPayment(), fields));
    expect(pageFaults((await payments.app.inject(`${WALLET}?account=${account}`)).body)).toEqual([]);
    expect((await act(account, '1', 'send')).headers.location).toContain('news=unknown');
    expect(await lastMessage(app, 2)).toMatchObject({ id: '1', error: { code: 1 } });
    expect(await payments.database.query('select 1 from vendors.payment_coin_transfers')).toEqual([]);
  });

  test('other requests are not supported; disconnecting ends the connection', async () => {
    const { app, account } = await connected();
    await app.send(account, { id: '1', method: 'signData', params: ['{}'] });
    expect(await lastMessage(app, 2)).toMatchObject({ id: '1', error: { code: 400 } });
    await app.send(account, { id: '2', method: 'disconnect', params: [] });
    expect(await lastMessage(app, 3)).toEqual({ id: '2', result: {} });
    expect((await payments.app.inject(`${WALLET}?account=${account}`)).body).toContain('No connection is asked for');
  });

  test('what another app or nobody encrypted is dropped', async () => {
    const { app, account } = await connected();
    const other = await newApp();
    expect(await other.send(account, transaction('1', await openPayment()))).toBe(200);
    expect(await app.post(account, 'bm90IGVuY3J5cHRlZA==')).toBe(200);
    expect(await payments.database.query('select 1 from vendors.payment_ton_requests')).toEqual([]);
  });
});

describe('the bridge', () => {
  test('keeps messages for an app that was away, five minutes at most, and sends none twice', async () => {
    const { app, account } = await connected();
    await app.close();
    await app.send(account, { id: '1', method: 'signData', params: ['{}'] });
    await app.listen();
    await lastMessage(app, 2);
    await app.close();
    await app.send(account, { id: '2', method: 'signData', params: ['{}'] });
    await payments.advance(300_000);
    await app.send(account, { id: '3', method: 'signData', params: ['{}'] });
    await app.listen();
    await lastMessage(app, 3);
    expect(app.events.map(({ message }) => message['id'])).toEqual([1, '1', '3']);
  });

  test('is open to apps of any site, as a stream that is not cached', async () => {
    const app = new TonApp(bridgeUrl);
    apps.push(app);
    const { headers, status: code } = await app.listen();
    expect(code).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache, no-transform',
    });
  });

  test.each(['/events', '/events?client_id=x', `/events?client_id=${'0'.repeat(64)},x`])(
    '%s is refused',
    async (path) => expect((await payments.app.inject(`/payments/ton-bridge${path}`)).statusCode).toBe(400),
  );

  test.each([
    ['', 'AAAA'],
    [`client_id=${'0'.repeat(64)}&to=x`, 'AAAA'],
    [`client_id=${'0'.repeat(64)}&to=${'1'.repeat(64)}`, '<b>'],
    [`client_id=${'0'.repeat(64)}&to=${'1'.repeat(64)}`, ''],
  ])('a message "%s" with body "%s" is refused', async (query, payload) =>
    expect(
      (
        await payments.app.inject({
          method: 'POST',
          url: `/payments/ton-bridge/message?${query}`,
          headers: { 'content-type': 'text/plain' },
          payload,
        })
      ).statusCode,
    ).toBe(400),
  );
});

test.each(pageLocales)('the wallet’s pages are sound in %s', async (locale) => {
  const { app, account } = await connected();
  await app.send(account, transaction('1', await openPayment()));
  const other = new TonApp(bridgeUrl);
  for (const query of [other.link(), `account=${account}&news=late`, 'news=refused'])
    expect(pageFaults((await payments.app.inject(`${WALLET}?${query}&locale=${locale}`)).body)).toEqual([]);
});

test('another site’s form neither connects nor sends', async () => {
  const app = new TonApp(bridgeUrl);
  const { body } = await payments.app.inject(`${WALLET}?${app.link()}`);
  const form = { id: field(body, 'id'), r: field(body, 'r'), action: 'connect' };
  expect((await submitForm(payments, WALLET, form, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(400);
  expect(await payments.database.query('select 1 from vendors.payment_ton_sessions')).toEqual([]);
});

test('comments are read from the bags of cells that wallets and libraries write', () => {
  for (const text of ['', '1234567890', 'Привет', 'x'.repeat(123)]) expect(readComment(commentCell(text))).toBe(text);
  // With a checksum and without an index; an empty cell is no comment.
  expect(readComment('te6cckEBAQEAEAAAHAAAAAAxMjM0NTY3ODkw7jqrNA==')).toBe('1234567890');
  expect(readComment('te6cckEBAQEAAgAAAEysuc0=')).toBeNull();
  for (const broken of ['', 'te6cc', 'AAAA', commentCell('x').slice(0, 8)]) expect(readComment(broken)).toBeNull();
});

test('an address is read in any writing of one account, and not with a wrong digit', () => {
  const own = 'kQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqP';
  const main = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF';
  const raw = '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e';
  expect(readTonAddress(main)).toBe(readTonAddress(raw));
  expect(readTonAddress(main)?.startsWith(own)).toBe(true);
  for (const wrong of [main.replace('K', 'L'), '-1:00', '', raw.slice(1)]) expect(readTonAddress(wrong)).toBeNull();
});
