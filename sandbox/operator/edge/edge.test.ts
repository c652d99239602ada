import type { SchemaDescription, SchemaObjectDescription } from 'yup';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/index.ts';
import type { AnyEndpoint } from '../../../src/contract/index.ts';
import { startTestOperator, testConfig } from '../testing/startTestOperator.ts';
import type { TestOperator } from '../testing/startTestOperator.ts';

let operator: TestOperator;
let cookie: string;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  ({ cookie } = await operator.player());
}, 60_000);
afterAll(() => operator.close());

const named = endpoints.map((endpoint) => [endpoint.name, endpoint] as const);

/** Values that are invalid for a field of this type. */
function garbage(field: SchemaDescription): string[] {
  if (field.type === 'number') return ['abc', '1e309', '0x10', '1,000', '-', '1.5.2', ' 1'];
  if (field.type === 'boolean') return ['maybe', '2', 'TRUE?'];
  if (field.type === 'object') return ['{', 'text', '[]"'];
  return ['zero\0byte', `${'x'.repeat(9000)}\0`];
}

async function send(
  endpoint: AnyEndpoint,
  texts: Record<string, string>,
  headers: Record<string, string> = { origin: testConfig.siteUrl },
) {
  const isPost = endpoint.verb === 'POST';
  const body = new URLSearchParams(texts).toString();
  const reply = await operator.app.inject({
    method: endpoint.verb,
    url: `/api/${endpoint.name}${isPost ? '' : `?${body}`}`,
    ...(isPost ? { payload: body } : {}),
    headers: {
      ...(isPost ? { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': 'edge-test-key' } : {}),
      cookie: `croupier_session=${cookie}`,
      ...headers,
    },
  });
  return {
    status: reply.statusCode,
    body: reply.json<{ error?: { type: string; error_data: Record<string, unknown> } }>(),
    headers: reply.headers,
  };
}

describe.each(named)('%s', (_name, endpoint) => {
  test('8-4 an invalid value in any field is an InvalidParameterException that names the field', async () => {
    const { fields } = endpoint.input.describe() as SchemaObjectDescription;
    for (const [name, field] of Object.entries(fields)) {
      for (const text of garbage(field as SchemaDescription)) {
        const reply = await send(endpoint, { [name]: text });
        expect(reply, `${name}=${text.slice(0, 20)}`).toMatchObject({
          status: 422,
          body: { error: { type: 'InvalidParameterException' } },
        });
        expect(Object.keys(reply.body.error?.error_data ?? {})).toContain(name);
      }
    }
  });

  test('7-26 a cross-site call is refused, GET included', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      expect(await send(endpoint, {}, headers)).toMatchObject({
        status: 403,
        body: { error: { type: 'AccessDeniedException' } },
      });
    }
    expect((await operator.call('account.getInfo', {}, { cookie })).data).not.toMatchObject({ uid: 0 });
  });

  test('7-26 a request without an origin may read but not change anything', async () => {
    const silent: Record<string, string>[] = [{}, { referer: 'https://evil.example/x' }, { referer: 'nonsense' }];
    for (const more of silent) {
      const reply = await send(endpoint, {}, more);
      if (endpoint.changes)
        expect(reply).toMatchObject({ status: 403, body: { error: { type: 'AccessDeniedException' } } });
      else expect(reply.status).not.toBe(403);
    }
    expect((await operator.call('account.getInfo', {}, { cookie })).data).not.toMatchObject({ uid: 0 });
  });

  test('8-2 the other verb is a MethodNotFoundException', async () => {
    const verb = endpoint.verb === 'GET' ? 'POST' : 'GET';
    const reply = await operator.app.inject({ method: verb, url: `/api/${endpoint.name}` });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ error: { type: 'MethodNotFoundException', code: 1002 } });
  });

  test('6-1 a guest gets 401 where a player is required', async () => {
    const reply = await send(endpoint, {}, { origin: testConfig.siteUrl, cookie: '' });
    if (endpoint.access === 'player')
      expect(reply).toMatchObject({ status: 401, body: { error: { type: 'AuthorizationException' } } });
    else expect(reply.status).not.toBe(401);
  });
});

test('7-26 signing out works over plain http, where a browser’s GET has a Referer but no Origin', async () => {
  const player = await operator.player();
  const signOut = (referer: string) =>
    operator.app.inject({ url: '/api/auth.logout', headers: { referer, cookie: `croupier_session=${player.cookie}` } });
  expect((await signOut('https://evil.example/?http://localhost:3000/')).statusCode).toBe(403);
  expect((await signOut(`${operator.config.siteUrl}/es/profile?tab=1`)).statusCode).toBe(200);
  expect((await operator.call('account.getInfo', {}, { cookie: player.cookie })).data).toMatchObject({ uid: 0 });
});

test('7-26 with Sec-Fetch-Site none (a typed address) signing out is refused, reading works', async () => {
  const player = await operator.player();
  const open = (name: string) =>
    operator.app.inject({
      url: `/api/${name}`,
      headers: { 'sec-fetch-site': 'none', cookie: `croupier_session=${player.cookie}` },
    });
  expect((await open('auth.logout')).json()).toMatchObject({ error: { type: 'AccessDeniedException' } });
  expect((await open('account.getInfo')).json()).toMatchObject({ data: { uid: player.uid } });
});

test.each([
  '/api/nope',
  '/api/account.getinfo',
  '/api/__proto__',
  '/api/account.getInfo/',
  '/api/',
  '/api/constructor',
])('8-2 %s is an unknown method', async (url) => {
  const reply = await operator.app.inject({ url });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ error: { type: 'MethodNotFoundException' } });
});

test('8-4 only the site server may forward a client address; its own renders are not limited', async () => {
  const strict = await startTestOperator();
  const storm = async (remoteAddress: string, headers: () => Record<string, string>) => {
    const replies = await Promise.all(
      Array.from({ length: 140 }, () =>
        strict.app.inject({ url: '/api/metadata.get', remoteAddress, headers: headers() }),
      ),
    );
    return replies.filter(({ statusCode }) => statusCode === 429).length;
  };
  let claims = 0;
  const claim = () => ({ 'x-forwarded-for': `198.51.100.${(claims += 1)}` });
  try {
    expect(await storm('127.0.0.1', () => ({ 'x-forwarded-for': '203.0.113.1' }))).toBe(20);
    expect(await storm('::ffff:127.0.0.1', () => ({ 'x-forwarded-for': '203.0.113.2' }))).toBe(20);
    expect(await storm('203.0.113.3', claim)).toBe(20);
    expect(await storm('127.0.0.1', claim)).toBe(0);
    expect(await storm('127.0.0.1', () => ({}))).toBe(0);
  } finally {
    await strict.close();
  }
});

test('7-5, 7-1 multipart form data is accepted as well; files are refused', async () => {
  const boundary = 'xx';
  const part = (name: string, value: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const post = (payload: string) =>
    operator.app.inject({
      method: 'POST',
      url: '/api/account.changelocale',
      payload: `${payload}--${boundary}--\r\n`,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        origin: operator.config.siteUrl,
        cookie: `croupier_session=${cookie}`,
      },
    });
  expect((await post(part('locale', 'ar'))).json()).toEqual({ data: 1 });
  expect((await operator.call('account.getInfo', {}, { cookie })).data).toMatchObject({ locale: 'ar' });
  expect((await post(part('locale', 'x', '; filename="a.txt"'))).json()).toMatchObject({
    error: { type: 'InvalidRequestException' },
  });
  expect((await post(part('locale', 'x'.repeat(20_000)))).json()).toMatchObject({
    error: { type: 'InvalidRequestException' },
  });
});

test('7-5 a language that the operator does not have is refused, and the account keeps its own', async () => {
  const player = await operator.player();
  const localeOf = async () =>
    ((await operator.call('account.getInfo', {}, { cookie: player.cookie })).data as { locale: string }).locale;
  const before = await localeOf();
  const { status, error } = await operator.call('account.changelocale', { locale: 'tlh' }, { cookie: player.cookie });
  expect([status, error.error_data, await localeOf()]).toEqual([422, { locale: [{ code: 'wrongField' }] }, before]);
});

test('7-1 other content types are refused', async () => {
  for (const type of ['application/json', 'text/plain', 'application/xml']) {
    const headers = { 'content-type': type, origin: operator.config.siteUrl, cookie: `croupier_session=${cookie}` };
    const reply = await operator.app.inject({
      method: 'POST',
      url: '/api/account.changelocale',
      payload: '{"locale":"es"}',
      headers,
    });
    expect([reply.statusCode, reply.json<{ error: { type: string } }>().error.type]).toEqual([
      422,
      'InvalidRequestException',
    ]);
  }
});

test('7-66 an invalid value inside of options is reported by its path', async () => {
  const reply = await operator.call('games.get', { options: { count: 1000, sort: 'price' } });
  expect(reply.error.error_data).toEqual({
    'options.count': [{ code: 'maxValue', params: { max: 100 } }],
    'options.sort': [{ code: 'wrongField' }],
  });
});

test('7-88, 3-8 general info carries the market policy and the server time', async () => {
  const reply = await operator.call('metadata.getgeneralinfo');
  expect(reply.data).toMatchObject({
    default_currency: 'USD',
    policy: { market: 'bench', min_round_ms: 0 },
    server_time: '2026-06-01T12:00:00.000Z',
  });
  expect((reply.data as { time_to_force_logout: number }).time_to_force_logout).toBeGreaterThanOrEqual(100);
});

test('7-88 the lists of currencies, countries and languages', async () => {
  const { data } = await operator.call('metadata.get');
  const { currencies, countries, languages } = data as Record<
    string,
    { readonly code: string; readonly name: string }[]
  >;
  expect(currencies?.map(({ code }) => code)).toEqual(['USD', 'EUR', 'JPY', 'KWD', 'TON']);
  expect(languages?.map(({ code, name }) => `${code} ${name}`)).toEqual([
    'en English',
    'ru Русский',
    'es Español',
    'ar العربية',
    'pt-BR Português (Brasil)',
    'tr Türkçe',
    'de Deutsch',
    'lv Latviešu',
    'hi हिन्दी',
    'uk Українська',
  ]);
  expect(countries?.find(({ code }) => code === 'DE')?.name).toBe('Germany');
});

test('3-9 general info lists the currencies and languages and has no analytics', async () => {
  const reply = await operator.call('metadata.getgeneralinfo');
  expect(reply.data).toMatchObject({
    analytic: false,
    available_currencies: ['USD', 'EUR', 'JPY', 'KWD', 'TON'],
    available_locales: ['en', 'ru', 'es', 'ar', 'pt-BR', 'tr', 'de', 'lv', 'hi', 'uk'],
  });
});

test('8-4 too many calls get 429 with Retry-After; other callers are not affected', async () => {
  const strict = await startTestOperator();
  try {
    const call = (address: string) => strict.app.inject({ url: '/api/metadata.get', remoteAddress: address });
    const replies = await Promise.all(Array.from({ length: 140 }, () => call('10.9.9.9')));
    const refused = replies.filter((reply) => reply.statusCode === 429);
    expect(refused.length).toBe(20);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect(refused[0]?.json()).toMatchObject({
      error: { type: 'TooManyRequestsException', error_data: { retry_after: 1 } },
    });
    expect((await call('10.9.9.8')).statusCode).toBe(200);
  } finally {
    await strict.close();
  }
});

test('healthz and readyz return 200', async () => {
  expect((await operator.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await operator.app.inject({ url: '/readyz' })).statusCode).toBe(200);
});

test.each([
  ['credit', { amount: '1.00', currency: 'USD' }],
  ['events/emit', { event: { type: 'account.session_ended', data: { reason: 'ended' } } }],
  ['ban', {}],
  ['sessions/expire', {}],
])('the control %s refuses an unknown uid, including 0 (a guest)', async (path, fields) => {
  for (const uid of [0, 999_999]) {
    const reply = await operator.control(path, { uid, ...fields });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      error: {
        type: 'InvalidParameterException',
        message: `No player has the uid ${uid}`,
        error_data: { uid: [{ code: 'wrongField' }] },
      },
    });
  }
  expect(
    await operator.database.query(
      'select 1 from operator.ledger_accounts where uid in (0, 999999) union all select 1 from operator.realtime_events where uid in (0, 999999)',
    ),
  ).toEqual([]);
});

test('a control without the key of this start is refused', async () => {
  const reply = await operator.app.inject({
    method: 'POST',
    url: '/__sandbox/audit',
    headers: { 'x-sandbox-key': 'guessed' },
  });
  expect([reply.statusCode, reply.json()]).toEqual([
    401,
    expect.objectContaining({ error: expect.objectContaining({ type: 'AuthorizationException' }) }),
  ]);
});

test('without the setting the sandbox controls are not registered', async () => {
  const plain = await startTestOperator({ hasSandboxControls: false });
  expect((await plain.app.inject({ method: 'POST', url: '/__sandbox/audit' })).statusCode).toBe(404);
  await plain.close();
});
