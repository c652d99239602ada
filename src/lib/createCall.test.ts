import { expect, test, vi } from 'vitest';
import { sessionHeader } from '../contract/base/sessionHeader.ts';
import { deferred } from '../../tests/fakes/fakeCall.ts';
import { createCall } from './createCall.ts';
import type { TransportOptions } from './createCall.ts';
import { ApiError, NoAnswerError } from './errors.ts';

interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: FormData | null;
  readonly signal: AbortSignal;
  readonly keepalive: boolean;
}

type Reply = (sent: Sent) => Response | Promise<Response>;

function transport(reply: Reply, options: Partial<TransportOptions> = {}) {
  const sent: Sent[] = [];
  const onFailure = vi.fn<(error: ApiError | NoAnswerError) => void>();
  const call = createCall({
    baseUrl: 'http://site.test',
    locale: () => 'es',
    isFramed: false,
    bearer: () => null,
    onFailure,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const one = {
        method: request.method,
        url: new URL(request.url),
        headers: request.headers,
        body: request.method === 'POST' ? await request.formData() : null,
        signal: request.signal,
        keepalive: request.keepalive,
      };
      sent.push(one);
      return reply(one);
    },
    ...options,
  });
  return { call, sent, onFailure };
}

const data = (value: unknown) => Response.json({ data: value });
const failed = (type: string, status: number, more: object = {}, headers: HeadersInit = {}) =>
  Response.json({ error: { type, code: 1, message: 'in words', error_data: {}, ...more } }, { status, headers });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('an answer came'),
    (error: unknown) => error,
  );

test('9-2, 7-1 a query carries version and locale, drops what is null, joins lists and writes objects as JSON', async () => {
  const { call, sent } = transport(() => data({ items: [] }));
  await call('GET games.getProviders', { fields: ['game_params', 'x'], types: [] });
  await call('GET games.get', { options: { category: 'popular', sysnames: ['a,b'] } as never });
  await call('GET cashier.gethistory', { offset: 0, type: null as never, transaction: undefined as never });
  const [providers, games, history] = sent.map(({ url }) => Object.fromEntries(url.searchParams));
  expect(providers).toEqual({ v: '2.35', locale: 'es', fields: 'game_params,x', types: '' });
  expect(JSON.parse(games?.['options'] ?? '')).toEqual({ category: 'popular', sysnames: ['a,b'] });
  expect(history).toEqual({ v: '2.35', locale: 'es', offset: '0' });
  expect(sent.map(({ url }) => url.pathname)).toEqual([
    '/api/games.getProviders',
    '/api/games.get',
    '/api/cashier.gethistory',
  ]);
});

test('7-1 a body is form data: missing values as the text null, empty texts as empty, flags as 1 and 0', async () => {
  const { call, sent } = transport(() => data(1));
  await call('POST auth.register', {
    email: 'ä+b@x.test',
    login: '',
    notify: true,
    is_betting: null,
    terms: false,
    is_tg: undefined as never,
    promo_code: '<b>&"',
  });
  expect(sent[0]?.method).toBe('POST');
  expect([...(sent[0]?.body ?? [])]).toEqual([
    ['email', 'ä+b@x.test'],
    ['login', ''],
    ['notify', '1'],
    ['is_betting', 'null'],
    ['terms', '0'],
    ['is_tg', 'null'],
    ['promo_code', '<b>&"'],
  ]);
  expect(sent[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  expect([...(sent[0]?.url.searchParams.keys() ?? [])]).toEqual(['v', 'locale']);
});

test('a call that names its player sends a header, others do not', async () => {
  const { call, sent } = transport(() => data(1));
  await call('POST account.changelocale', { locale: 'es' }, { player: 7 });
  await call('POST account.changelocale', { locale: 'es' });
  expect(sent.map(({ headers }) => headers.get('x-player'))).toEqual(['7', null]);
});

test('7-1 _non_strict is added when framed, and only then', async () => {
  const framed = transport(() => data({}), { isFramed: true });
  const own = transport(() => data({}));
  await Promise.all([framed.call('GET account.getInfo', {}), own.call('GET account.getInfo', {})]);
  expect(framed.sent[0]?.url.searchParams.get('_non_strict')).toBe('1');
  expect(own.sent[0]?.url.searchParams.has('_non_strict')).toBe(false);
});

test.each([
  ['only if it is the present one: another one has taken its place', 'new', 0],
  ['if it is the present one', 'old', 1],
])('a refusal of the session is reported %s', async (_name, later, times) => {
  let bearer = 'old';
  const { call, onFailure } = transport(
    () => {
      bearer = later;
      return failed('AuthorizationException', 401);
    },
    { bearer: () => bearer },
  );
  await failureOf(call('GET account.getInfo', {}));
  expect(onFailure).toHaveBeenCalledTimes(times);
});

test('7-6 a reply that renews the session hands its new bearer token on; one that is in the cookie is none', async () => {
  const kept: string[] = [];
  const renewing = (value: string) =>
    transport(() => Response.json({ data: 1 }, { headers: { [sessionHeader]: value } }), {
      onBearer: (token) => kept.push(token),
    });
  const change = { old_password: 'a', new_password: 'b' };
  await renewing('bearer-2').call('POST account.changepassword', change);
  await renewing('cookie').call('POST account.changepassword', change);
  expect(kept).toEqual(['bearer-2']);
});

test('7-6 what was sent by the token of before, and is refused for it, ends no session', async () => {
  const late = deferred<null>();
  const { call, onFailure } = transport(({ url }) =>
    url.pathname.endsWith('changepassword')
      ? Response.json({ data: 1 }, { headers: { [sessionHeader]: 'cookie' } })
      : late.promise.then(() => failed('AuthorizationException', 401)),
  );
  const refused = failureOf(call('GET account.getBalance', {}));
  await call('POST account.changepassword', { old_password: 'a', new_password: 'b' });
  late.resolve(null);
  expect(await refused).toBeInstanceOf(ApiError);
  expect(onFailure).not.toHaveBeenCalled();
  await failureOf(call('GET account.getBalance', {}));
  expect(onFailure).toHaveBeenCalledOnce();
});

test('the bearer token and the idempotency key are sent as headers, read again for each call', async () => {
  let bearer: string | null = null;
  const { call, sent } = transport(() => data({}), { bearer: () => bearer });
  await call('GET account.getInfo', {});
  bearer = 'secret';
  await call('POST cashier.makedeposit', { method: 'card', amount: '10', currency: 'USD' }, { idempotencyKey: 'k-1' });
  expect(sent.map(({ headers }) => [headers.get('authorization'), headers.get('idempotency-key')])).toEqual([
    [null, null],
    ['Bearer secret', 'k-1'],
  ]);
});

test('8-2 an error of the catalogue becomes an ApiError with its type, status, data and message', async () => {
  const { call, onFailure } = transport(() =>
    failed('InvalidParameterException', 422, { error_data: { email: [{ code: 'email' }] } }),
  );
  const error = await failureOf(call('POST auth.register', {}));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    type: 'InvalidParameterException',
    status: 422,
    data: { email: [{ code: 'email' }] },
    message: 'in words',
    retryAfter: null,
  });
  expect(onFailure.mock.calls).toEqual([[error]]);
});

const refusals: [string, Reply][] = [
  ['HTML', () => new Response('<!doctype html><h1>Blocked', { status: 403, headers: { 'content-type': 'text/html' } })],
  ['nothing', () => new Response(null, { status: 403 })],
  ['an unknown type of error', () => failed('SomethingNewException', 403)],
  ['data', () => Response.json({ data: { uid: 1 } }, { status: 403 })],
  ['a known error', () => failed('UserBannedException', 403)],
];

test.each(refusals)('8-12 a 403 is recognised by its status: %s', async (_what, reply) => {
  const { call, onFailure } = transport(reply);
  expect(await failureOf(call('GET account.getInfo', {}))).toMatchObject({ status: 403 });
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('8-4 Retry-After is read as seconds; a date or an invalid value is ignored', async () => {
  const waits = await Promise.all(
    ['7', 'Wed, 21 Oct 2026 07:28:00 GMT', 'soon'].map((value) =>
      failureOf(
        transport(() => failed('TooManyRequestsException', 429, {}, { 'retry-after': value })).call(
          'GET account.getInfo',
          {},
        ),
      ),
    ),
  );
  expect(waits.map((error) => (error as ApiError).retryAfter)).toEqual([7, null, null]);
});

const unusable: [string, Reply][] = [
  ['HTML', () => new Response('<!doctype html><h1>502', { status: 502, headers: { 'content-type': 'text/html' } })],
  ['HTML that says 200', () => new Response('<!doctype html><h1>Captive portal')],
  ['truncated JSON', () => new Response('{"data": {"uid": 1')],
  ['nothing', () => new Response('')],
  ['a bare number', () => Response.json(7)],
  ['null', () => Response.json(null)],
  ['neither data nor error', () => Response.json({ uid: 1 })],
  ['data with a failing status', () => Response.json({ data: {} }, { status: 500 })],
  ['an unknown type of error', () => failed('SomethingNewException', 422)],
  ['a type from the prototype', () => failed('constructor', 422)],
  ['an error in words alone', () => Response.json({ error: 'no' }, { status: 500 })],
];

test.each(unusable)('I8 %s is a NoAnswerError: the outcome is unknown', async (_what, reply) => {
  const { call, sent, onFailure } = transport(reply);
  const error = await failureOf(call('POST cashier.makedeposit', { method: 'card', amount: '10.00', currency: 'USD' }));
  expect(error).toBeInstanceOf(NoAnswerError);
  expect(error).toMatchObject({ reason: 'malformed' });
  expect(onFailure).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(1);
});

test.each(['', '{}', '<h1>Too many</h1>'])(
  '8-4 a 429 that is not the operator’s says so all the same: %s',
  async (body) => {
    const { call } = transport(async () => new Response(body, { status: 429, headers: { 'retry-after': '7' } }));
    expect(await failureOf(call('GET account.getInfo', {}))).toMatchObject({
      type: 'TooManyRequestsException',
      retryAfter: 7,
    });
  },
);

test('I8 a network error is a NoAnswerError too, and nothing is sent twice', async () => {
  const { call, sent } = transport(() => Promise.reject(new TypeError('fetch failed')));
  expect(await failureOf(call('GET account.getInfo', {}))).toMatchObject({ name: 'NoAnswerError', reason: 'network' });
  expect(sent).toHaveLength(1);
});

test.each([408, 429, 500, 503])('no status is retried: %i', async (status) => {
  const { call, sent } = transport(() => failed('ApplicationUnavailableException', status, {}, { 'retry-after': '0' }));
  await failureOf(call('GET account.getInfo', {}));
  expect(sent).toHaveLength(1);
});

const endless = () =>
  new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"data":')) }));
const silent: [string, Reply][] = [
  ['headers that do not come', () => new Promise(() => {})],
  ['a body that never ends', endless],
];

test.each(silent)(
  'I8 %s: after 40 s the request is aborted, and one NoAnswerError is reported',
  async (_what, reply) => {
    vi.useFakeTimers();
    try {
      const { call, sent, onFailure } = transport(reply);
      const outcome = failureOf(call('GET account.getInfo', {}));
      await vi.advanceTimersByTimeAsync(39_000);
      expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting');
      await vi.advanceTimersByTimeAsync(2_000);
      expect(await outcome).toMatchObject({ name: 'NoAnswerError', reason: 'timeout' });
      expect([sent[0]?.signal.aborted, onFailure.mock.calls.length, vi.getTimerCount()]).toEqual([true, 1, 0]);
    } finally {
      vi.useRealTimers();
    }
  },
);

test('an answer cancels the timeout', async () => {
  vi.useFakeTimers();
  try {
    const { call } = transport(() => data({ uid: 7 }));
    await call('GET account.getInfo', {});
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('identical concurrent GETs share one request; other inputs, POSTs and later ones do not', async () => {
  const gate = deferred<Response>();
  const { call, sent } = transport(({ url }) =>
    url.pathname.endsWith('getInfo') ? gate.promise.then((response) => response.clone()) : data({ items: [] }),
  );
  const twice = [call('GET account.getInfo', {}), call('GET account.getInfo', {})];
  gate.resolve(data({ uid: 7 }));
  expect(await Promise.all(twice)).toEqual([{ uid: 7 }, { uid: 7 }]);
  expect(sent).toHaveLength(1);
  await call('GET account.getInfo', {});
  expect(sent).toHaveLength(2);
  await Promise.all([
    call('GET games.getProviders', { types: ['slot'] }),
    call('GET games.getProviders', { types: ['live'] }),
  ]);
  expect(sent).toHaveLength(4);
  await Promise.all([
    call('POST auth.login', { login: 'a', password: 'b' }),
    call('POST auth.login', { login: 'a', password: 'b' }),
  ]);
  expect(sent).toHaveLength(6);
});

test('a shared failure is reported once and not kept', async () => {
  let isUp = false;
  const { call, sent, onFailure } = transport(() =>
    isUp ? data({ uid: 0 }) : Promise.reject(new TypeError('fetch failed')),
  );
  await Promise.all([failureOf(call('GET account.getInfo', {})), failureOf(call('GET account.getInfo', {}))]);
  expect([sent.length, onFailure.mock.calls.length]).toEqual([1, 1]);
  isUp = true;
  expect(await call('GET account.getInfo', {})).toEqual({ uid: 0 });
});

test('a GET sent before a POST is not shared with one after it: the session may have changed', async () => {
  const before = deferred<Response>();
  let asked = 0;
  const { call } = transport(({ method }) => {
    if (method === 'POST') return data({ status: 'OK', payload: null });
    asked += 1;
    return asked === 1 ? before.promise : data({ uid: 7 });
  });
  const guest = call('GET account.getInfo', {});
  await call('POST auth.login', { login: 'a', password: 'b' });
  expect(await call('GET account.getInfo', {})).toEqual({ uid: 7 });
  before.resolve(data({ uid: 0 }));
  expect(await guest).toEqual({ uid: 0 });
});

test('a call aborted by its caller is not reported', async () => {
  const { call, onFailure } = transport(({ signal }) => {
    signal.throwIfAborted();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  const control = new AbortController();
  const outcome = failureOf(call('GET games.getProviders', {}, { signal: control.signal }));
  control.abort();
  expect(await outcome).toBeInstanceOf(NoAnswerError);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a call that outlives its page is sent so that the browser finishes it', async () => {
  const { call, sent } = transport(() => data(1));
  await call('POST account.changelocale', { locale: 'ru' }, { outlivesPage: true });
  await call('POST account.changelocale', { locale: 'ru' });
  expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});
