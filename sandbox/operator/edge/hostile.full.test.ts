import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ObjectSchema } from 'yup';
import { errorCatalogue, isErrorType } from '../../../src/contract/base/errors.ts';
import { endpoints } from '../../../src/contract/index.ts';
import type { AnyEndpoint } from '../../../src/contract/index.ts';
import { signedHeaders } from '../../signing.ts';
import {
  fieldsOf,
  hostileFields,
  hostileJson,
  hostileRecord,
  hostileText,
  hostileTexts,
  ordinaryFields,
} from '../testing/hostileInput.ts';
import type { Pairs } from '../testing/hostileInput.ts';
import { startTestOperator, testConfig } from '../testing/startTestOperator.ts';
import type { TestOperator } from '../testing/startTestOperator.ts';
import { eventually } from '../../../tests/eventually.ts';
import { fc } from '../../../tests/fastCheck.ts';

/** Hashing is mocked: thousands of calls reach it here, and its result does not matter. */
vi.mock('@node-rs/argon2', () => ({ hash: () => Promise.resolve('no hash'), verify: () => Promise.resolve(false) }));

let operator: TestOperator;
let cookie: string;
let uid: number;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  operator.vendors.on('/payments/api/', () =>
    Response.json({ id: 'i', hosted_url: 'http://127.0.0.1:3002/payments/pay/i' }),
  );
  operator.vendors.on('/verification/resources/', () =>
    Response.json({ id: 'a', token: 't', review: { reviewStatus: 'init', changedAtMs: '2026-06-01T12:00:00.000Z' } }),
  );
  ({ cookie, uid } = await operator.player());
  await operator.control('credit', { uid, amount: '1000.00', currency: 'USD' });
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
}, 180_000);
afterAll(() => operator.close());

type Injected = Awaited<ReturnType<TestOperator['app']['inject']>>;

/** Whoever names `fields` gets these alone; what is there keeps its type. */
const shapeOf = (endpoint: AnyEndpoint) =>
  endpoint.output instanceof ObjectSchema && Object.hasOwn(fieldsOf(endpoint), 'fields')
    ? endpoint.output.deepPartial()
    : endpoint.output;

/** The reply must be data of the contract's shape or an error of the catalogue with its status, never a 5xx. */
async function demandAnswer(reply: Injected, endpoint?: AnyEndpoint): Promise<void> {
  expect(reply.statusCode, reply.body.slice(0, 300)).toBeLessThan(500);
  const body = reply.json<{
    data: unknown;
    error: { type: unknown; code: unknown; message: unknown; error_data: unknown };
  }>();
  if (reply.statusCode === 200) {
    if (endpoint !== undefined) await shapeOf(endpoint).validate(body.data, { strict: true });
    return;
  }
  const { type, code, message, error_data: data } = body.error;
  if (!isErrorType(type)) throw new Error(`${String(type)} is no error of the catalogue`);
  expect({ code, status: reply.statusCode }).toEqual({
    code: errorCatalogue[type].code,
    status: reply.statusCode === 413 ? 413 : errorCatalogue[type].status,
  });
  expect([typeof message, typeof data]).toEqual(['string', 'object']);
}

type Form = 'urlencoded' | 'raw' | 'multipart' | 'utf-16le';

/** Form bytes that URLSearchParams never produces: invalid percent escapes, encoded lone surrogates. */
const rawForm = (pairs: Pairs) =>
  pairs.map(([name, text]) => `${name}=${text.replaceAll(/[^\w.%{}[\]"':,-]/g, '%ED%A0%80')}`).join('&');

function multipart(pairs: Pairs, charset: BufferEncoding): Buffer {
  const parts = pairs.flatMap(([name, text]) => {
    const head = `--xx\r\ncontent-disposition: form-data; name="${encodeURIComponent(Buffer.from(name).toString())}"\r\ncontent-type: text/plain; charset=${charset}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(text, charset), Buffer.from('\r\n')];
  });
  return Buffer.concat([...parts, Buffer.from('--xx--\r\n')]);
}

function request(endpoint: AnyEndpoint, pairs: Pairs, form: Form, headers: Record<string, string>) {
  const encoded =
    form === 'raw' ? rawForm(pairs) : new URLSearchParams(pairs.map(([name, text]) => [name, text])).toString();
  const url = `/api/${endpoint.name}`;
  const own = { ...headers, origin: testConfig.siteUrl };
  if (endpoint.verb === 'GET') return operator.app.inject({ url: `${url}?${encoded.slice(0, 12_000)}`, headers: own });
  const isMultipart = form === 'multipart' || form === 'utf-16le';
  const type = isMultipart ? 'multipart/form-data; boundary=xx' : 'application/x-www-form-urlencoded';
  const payload = isMultipart ? multipart(pairs, form === 'utf-16le' ? 'utf16le' : 'utf8') : encoded;
  return operator.app.inject({ method: 'POST', url, payload, headers: { ...own, 'content-type': type } });
}

/** The auth methods get no session, because they would end the one that the next call needs. */
const sessionFor = (endpoint: AnyEndpoint) => (endpoint.name.startsWith('auth.') ? 'nobody' : cookie);

const forms = fc.constantFrom<Form>('urlencoded', 'raw', 'multipart', 'utf-16le');
describe.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('8-4 %s', (_name, endpoint) => {
  test.each(['guest', 'player'])(
    'answers hostile input of a %s in the shape of the catalogue, never with 500',
    async (who) => {
      const key = fc.oneof(fc.uuid(), fc.constantFrom('', 'short', 'same-key-every-time', 'x'.repeat(300)));
      await fc.assert(
        fc.asyncProperty(hostileFields(endpoint), forms, key, async (pairs, form, idempotencyKey) => {
          const headers = {
            'idempotency-key': idempotencyKey,
            cookie: `croupier_session=${who === 'player' ? sessionFor(endpoint) : 'nobody'}`,
          };
          await demandAnswer(await request(endpoint, pairs, form, headers), endpoint);
        }),
        // `npm run prove -- attack` sends many more.
        { numRuns: 40 },
      );
    },
    180_000,
  );

  test('every hostile text is tested in a field while the other fields are valid', async () => {
    let calls = 0;
    const names = Object.keys(fieldsOf(endpoint));
    // Each field gets a share of the texts, so that every text is still used.
    const shares = Math.min(4, names.length);
    for (const [index, name] of names.entries()) {
      for (const text of hostileTexts.filter((_text, at) => at % shares === index % shares)) {
        calls += 1;
        const own = { email: `hostile-${name}-${calls}@example.test`, [name]: text };
        const pairs: Pairs = [
          ...ordinaryFields(endpoint).filter(([one]) => !Object.hasOwn(own, one)),
          ...Object.entries(own),
        ];
        const headers = {
          'idempotency-key': `hostile-${name}-${calls}`,
          cookie: `croupier_session=${sessionFor(endpoint)}`,
        };
        await demandAnswer(await request(endpoint, pairs, 'urlencoded', headers), endpoint);
      }
    }
    expect(calls > 0).toBe(names.length > 0);
  }, 180_000);
});

test('8-4 any path, verb and query gets a reply of the catalogue', async () => {
  const start = fc.constantFrom(
    '/',
    '/api/',
    '/api/games.get/',
    '/platform/game/',
    '/platform/game/lantern-harbor/',
    '/wallet/',
    '/webhooks/',
    '/__sandbox/',
    '/oauth/',
    '/ws',
  );
  const path = fc.oneof(
    hostileText.map((text) => encodeURIComponent(Buffer.from(text).toString())),
    fc.constantFrom('%', '%00', '%ED%A0%80', '%zz', '..%2f..', 'a%00b', 'lantern-harbor%00', 'x'.repeat(500), '%F0%9F'),
  );
  const verb = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS');
  await fc.assert(
    fc.asyncProperty(start, path, hostileText, verb, async (prefix, rest, query, method) => {
      const reply = await operator.app.inject({
        method: method as 'GET',
        url: `${prefix}${rest}?${new URLSearchParams([['token', query]])}&locale=%&%=%00`,
        headers: { origin: testConfig.siteUrl },
      });
      expect(reply.statusCode).toBeLessThan(500);
      if (
        reply.statusCode >= 400 &&
        method !== 'HEAD' &&
        !prefix.startsWith('/wallet') &&
        !prefix.startsWith('/webhooks')
      )
        await demandAnswer(reply);
    }),
    { numRuns: 400 },
  );
}, 180_000);

const walletFields = [
  'session',
  'round_id',
  'transaction_id',
  'original_transaction_id',
  'game',
  'amount',
  'currency',
  'finished',
];
const webhookFields = ['event_id', 'type', 'merchant_ref', 'amount', 'currency', 'reason'];
const bodyOf = (names: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: hostileRecord(names) },
    { weight: 1, arbitrary: hostileJson.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: hostileText },
  );
/** A complete body with one hostile field, so that it passes the first check. */
const almost = (usual: Readonly<Record<string, unknown>>) =>
  fc
    .tuple(fc.constantFrom(...Object.keys(usual)), hostileJson)
    .map(([name, value]) => JSON.stringify({ ...usual, [name]: value }));

test('the wallet refuses hostile bodies with a valid signature of the studio, never with 500', async () => {
  const launched = await operator.app.inject({
    url: '/platform/game/lantern-harbor/play',
    headers: { cookie: `croupier_session=${cookie}`, 'sec-fetch-site': 'same-origin' },
  });
  const session = new URL(String(launched.headers.location)).searchParams.get('session');
  const usual = {
    session,
    round_id: 'r1',
    transaction_id: 't1',
    original_transaction_id: 't0',
    game: 'lantern-harbor',
    amount: '1.00',
    currency: 'USD',
    finished: true,
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('session', 'bet', 'win', 'rollback'),
      fc.oneof(bodyOf(walletFields), almost(usual)),
      async (method, body) => {
        const payload = Buffer.from(body, 'utf8');
        const reply = await operator.app.inject({
          method: 'POST',
          url: `/wallet/${method}`,
          payload,
          headers: signedHeaders(
            testConfig.walletSecret,
            { method: 'POST', path: `/wallet/${method}`, body: payload.toString() },
            operator.time.ms,
          ),
        });
        expect(reply.statusCode, body).toBeLessThan(500);
      },
    ),
    { numRuns: 300 },
  );
}, 180_000);

test('the webhook returns a verdict for hostile bodies with a valid signature, never 500', async () => {
  const usual = {
    event_id: 'e1',
    type: 'deposit.succeeded',
    merchant_ref: 'p_none',
    amount: '1.00',
    currency: 'USD',
    reason: 'none',
    more: null,
  };
  await fc.assert(
    fc.asyncProperty(fc.oneof(bodyOf(webhookFields), almost(usual)), async (body) => {
      const payload = Buffer.from(body, 'utf8');
      const reply = await operator.app.inject({
        method: 'POST',
        url: '/webhooks/payments',
        payload,
        headers: signedHeaders(
          testConfig.paymentsSecret,
          { method: 'POST', path: '/webhooks/payments', body: payload.toString() },
          operator.time.ms,
        ),
      });
      expect(reply.statusCode, body).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
}, 180_000);

test('the sandbox controls return an error of the catalogue for hostile bodies, never 500', async () => {
  const names = ['uid', 'amount', 'currency', 'ms', 'times', 'mode', 'method', 'event'];
  const usual = {
    uid,
    amount: '1.00',
    currency: 'USD',
    ms: 0,
    times: 0,
    mode: 'slow',
    method: 'none',
    event: { type: 'x' },
  };
  const path = fc.constantFrom('credit', 'calls/fail', 'calls/heal', 'sockets/drop', 'events/emit');
  await fc.assert(
    fc.asyncProperty(
      path,
      fc.oneof(
        bodyOf(names),
        almost(usual),
        hostileJson.map((more) => JSON.stringify({ ...usual, event: { type: 'x', more } })),
      ),
      async (control, payload) => {
        const reply = await operator.control(control, payload);
        expect(reply.statusCode, `${control} ${payload}`).toBeLessThan(500);
        if (reply.statusCode !== 200) await demandAnswer(reply);
      },
    ),
    { numRuns: 300 },
  );
}, 180_000);

test.each([
  ['/api/auth.login', 'application/x-www-form-urlencoded'],
  ['/api/auth.login', 'multipart/form-data; boundary=xx'],
  ['/webhooks/payments', 'application/json'],
  ['/wallet/bet', 'application/json'],
])('a body over the limit is 413: %s %s', async (url, type) => {
  const field = '--xx\r\ncontent-disposition: form-data; name="login"\r\n\r\n';
  const payload = type.startsWith('multipart') ? `${field}${'x'.repeat(10_000)}\r\n`.repeat(10) : 'x'.repeat(100_000);
  const reply = await operator.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, origin: testConfig.siteUrl },
  });
  expect([reply.statusCode, typeof reply.json<{ error: { type: string } }>().error.type]).toEqual([413, 'string']);
});
