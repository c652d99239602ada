import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { recommendedCost } from '../../../sessions/Passwords.ts';

/** The real hashing with spies: the number of hashes is compared, since times on a busy machine are unreliable. */
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof argon2>();
  return { ...real, verify: vi.fn(real.verify) };
});

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 60_000);
afterAll(() => operator.close());

const signIn = (login: string, password: string, address = '10.1.0.1') =>
  operator.call('auth.login', { login, password }, { address });

test('3-7 a guest gets 200 and uid 0', async () => {
  const reply = await operator.call('account.getInfo');
  expect(reply).toMatchObject({ status: 200, data: { uid: 0, balance_main: { amount: '0.00', currency: 'USD' } } });
});

test('4-15 registering signs in by a cookie, 4-6 signing out ends the session', async () => {
  const { cookie, uid } = await operator.player();
  expect((await operator.call('account.getInfo', {}, { cookie })).data).toMatchObject({ uid });
  const out = await operator.call('auth.logout', {}, { cookie });
  expect(String(out.headers['set-cookie'])).toContain('croupier_session=;');
  expect((await operator.call('account.getInfo', {}, { cookie })).data).toMatchObject({ uid: 0 });
  expect(await operator.call('account.getBalance', {}, { cookie })).toMatchObject({
    status: 401,
    error: { type: 'AuthorizationException' },
  });
});

test('the session cookie is HttpOnly, SameSite=Lax and has Path=/', async () => {
  const reply = await operator.call('auth.login', { login: 'player', password: 'croupier2026' });
  expect(String(reply.headers['set-cookie'])).toMatch(/^croupier_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('on https the cookie has the __Host- prefix and is Secure', async () => {
  const secure = await startTestOperator({
    siteUrl: 'https://casino.example',
    siteOrigins: ['https://casino.example'],
  });
  const reply = await secure.call('auth.login', { login: 'player', password: 'croupier2026' });
  expect(String(reply.headers['set-cookie'])).toMatch(
    /^__Host-croupier_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  await secure.close();
});

/** Signs in, or out, as a page in a frame does; returns the cookies that the answer sets. */
async function framed(at: TestOperator, path: string, fields: Readonly<Record<string, string>> | null, cookie = '') {
  const reply = await at.app.inject({
    method: fields === null ? 'GET' : 'POST',
    url: `/api/${path}?_non_strict=1`,
    headers: {
      origin: at.config.siteUrl,
      cookie,
      ...(fields === null ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(fields === null ? {} : { payload: new URLSearchParams(fields).toString() }),
  });
  return {
    data: reply.json<{ data: { payload: { token: string } } }>().data,
    cookies: [reply.headers['set-cookie'] ?? []].flat(),
  };
}
const ready = { login: 'player', password: 'croupier2026' };

test('7-1 a sign-in in a frame also gets a partitioned cookie, which identifies the player and is cleared by signing out', async () => {
  const { data, cookies } = await framed(operator, 'auth.login', ready);
  expect(cookies).toEqual([
    expect.stringMatching(/^croupier_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    `croupier_session_framed=${data.payload.token}; Path=/; HttpOnly; Secure; Partitioned; SameSite=None`,
  ]);
  const cookie = `croupier_session_framed=${data.payload.token}`;
  const account = await operator.app.inject({ url: '/api/account.getInfo', headers: { cookie } });
  expect(account.json()).toMatchObject({ data: { uid: 1000 } });
  const out = await framed(operator, 'auth.logout', null, cookie);
  expect(out.cookies.map((one) => one.split(';')[0])).toEqual(['croupier_session=', 'croupier_session_framed=']);
});

test('7-1 on https the frame’s cookie has the __Host- prefix, too', async () => {
  const secure = await startTestOperator({
    siteUrl: 'https://casino.example',
    siteOrigins: ['https://casino.example'],
  });
  const { cookies } = await framed(secure, 'auth.login', ready);
  expect(cookies[1]).toMatch(
    /^__Host-croupier_session_framed=[\w-]{43}; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
  );
  await secure.close();
});

test('the ready-made player has play money and, 5-58, may sign in by e-mail or login', async () => {
  const reply = await signIn('  Player@Croupier.test ', 'croupier2026');
  expect(reply.data).toMatchObject({ status: 'OK', payload: { uid: 1000, token: null } });
  expect((await operator.call('account.getBalance', {}, { cookie: reply.cookie })).data).toMatchObject({
    balance_main: { amount: '100.00' },
    fresh_wins: [],
  });
  expect((await signIn('player', 'croupier2026')).status).toBe(200);
});

test('7-28 registering ends the session that was presented', async () => {
  const { cookie } = await operator.player();
  const fields = { email: 'second.account@example.test', password: 'otter-lamp-71', terms: true, currency: 'USD' };
  const second = await operator.call('auth.register', fields, { cookie });
  expect([second.status, second.cookie === cookie]).toEqual([200, false]);
  expect((await operator.call('account.getInfo', {}, { cookie })).data).toMatchObject({ uid: 0 });
});

test('7-25 signing in makes a new session id and ends the one that was presented', async () => {
  const { cookie, email } = await operator.player();
  const reply = await operator.call('auth.login', { login: email, password: 'otter-lamp-71' }, { cookie });
  expect(reply.cookie).not.toBe(cookie);
  expect((await operator.call('account.getInfo', {}, { cookie })).data).toMatchObject({ uid: 0 });
});

test('7-1 a framed app, in which the browser may block cookies, also gets a bearer token for the session', async () => {
  const form = (fields: Record<string, string>) => ({
    method: 'POST' as const,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: operator.config.siteUrl },
  });
  const { email } = await operator.player();
  const opening = [
    ['auth.login', { login: email, password: 'otter-lamp-71' }],
    ['auth.register', { email: 'framed@example.test', password: 'otter-lamp-71', terms: '1', currency: 'USD' }],
  ] as const;
  for (const [name, fields] of opening) {
    const reply = await operator.app.inject({ url: `/api/${name}?v=2.35&locale=en&_non_strict=1`, ...form(fields) });
    const { uid, token } = reply.json<{ data: { payload: { uid: number; token: string } } }>().data.payload;
    expect((await operator.call('account.getInfo', {}, { bearer: token })).data).toMatchObject({ uid });
    await operator.call('auth.logout', {}, { bearer: token });
    expect((await operator.call('account.getInfo', {}, { bearer: token })).data).toMatchObject({ uid: 0 });
  }
});

test('the time of the previous sign-in is returned', async () => {
  const { email } = await operator.player();
  const first = new Date(operator.time.ms).toISOString();
  operator.time.ms += 60_000;
  const { cookie } = await signIn(email, 'otter-lamp-71', '10.1.0.3');
  expect((await operator.call('account.getInfo', {}, { cookie })).data).toMatchObject({ previous_login_at: first });
});

test('a web session ends after 2 idle hours and after 24 hours at the latest', async () => {
  const idle = await operator.player();
  operator.time.ms += 2 * 3_600_000;
  expect((await operator.call('account.getBalance', {}, idle)).status).toBe(401);
  const busy = await operator.player();
  for (let hour = 0; hour < 23; hour += 1) {
    operator.time.ms += 3_600_000;
    expect((await operator.call('account.getBalance', {}, busy)).status).toBe(200);
  }
  operator.time.ms += 3_600_000;
  expect((await operator.call('account.getBalance', {}, busy)).status).toBe(401);
});

test('8-22 registration errors are returned by field, with the codes of the client', async () => {
  const [year = '', month, day] = new Date(operator.time.ms).toISOString().slice(0, 10).split('-');
  const reply = await operator.call('auth.register', {
    email: 'nope',
    password: '123',
    terms: false,
    currency: 'XXX',
    birth_date: '01.01.2020',
    phone: '12',
  });
  expect(reply).toMatchObject({ status: 422, error: { type: 'InvalidParameterException' } });
  expect(reply.error.error_data).toMatchObject({
    email: [{ code: 'wrongEmailAddress' }],
    password: [{ code: 'shortPassword', params: { min: '6' } }],
    terms: [{ code: 'uncheckedCheckbox' }],
    currency: [{ code: 'wrongField' }],
    birth_date: [{ code: 'date', params: { max: `${day}.${month}.${Number(year) - 18}` } }],
    phone: [{ code: 'wrongPhoneFormat' }],
  });
});

test('registration refuses a common password at its field; signing in does not check for common ones', async () => {
  const register = (password: string, more: object = {}) =>
    operator.call('auth.register', { email: 'anna.ozola@example.test', password, terms: true, ...more });
  for (const [password, reason] of [
    ['123456', 'common'],
    ['P@ssw0rd', 'common'],
    ['йцукен', 'keys'],
    ['Ozola1', 'own'],
    ['anna.ozola', 'own'],
  ] as const) {
    expect(await register(password)).toMatchObject({
      status: 422,
      error: {
        type: 'InvalidParameterException',
        error_data: { password: [{ code: 'commonPassword', params: { reason } }] },
      },
    });
  }
  expect((await register('Lidaka9', { first_name: 'Lidaka' })).error.error_data).toEqual({
    password: [{ code: 'commonPassword', params: { reason: 'own' } }],
  });
  expect((await register('otter-lamp-71')).status).toBe(200);
  await operator.database.query('update operator.players set password_hash = $1 where email = $2', [
    await argon2.hash('123456'),
    'anna.ozola@example.test',
  ]);
  expect((await signIn('anna.ozola@example.test', '123456')).status).toBe(200);
});

test('a taken e-mail is reported at its field, also when two register at once', async () => {
  const { email } = await operator.player();
  const fields = { email: email.toUpperCase(), password: 'otter-lamp-72', terms: true };
  expect((await operator.call('auth.register', fields)).error.error_data).toEqual({ email: [{ code: 'emailTaken' }] });
  const twins = await Promise.all(
    [1, 2].map(() =>
      operator.call('auth.register', { email: 'twin@example.test', password: 'otter-lamp-72', terms: true }),
    ),
  );
  expect(twins.map((reply) => reply.status).sort()).toEqual([200, 422]);
});

test('a wrong password and an unknown account get the same reply after the same amount of hashing', async () => {
  const real = await startTestOperator({ market: 'bench' }, recommendedCost);
  const { email } = await real.player();
  const guess = (login: string) => real.call('auth.login', { login, password: 'wrong-one' }, { address: '10.1.1.1' });
  await guess('nobody@example.test');
  const attempt = async (login: string) => {
    vi.mocked(argon2.verify).mockClear();
    const reply = await guess(login);
    const hashes = vi.mocked(argon2.verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
    return { status: reply.status, error: reply.error, hashes };
  };
  const known = await attempt(email);
  expect(known).toMatchObject({
    status: 401,
    error: { type: 'AuthorizationException', message: 'The login or the password is wrong' },
  });
  expect(known.hashes).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
  expect(await attempt('nobody@example.test')).toEqual(known);
  await real.close();
});

test('sign-in is throttled per account, except for the owner’s known address, and only for a time', async () => {
  const { email } = await operator.player();
  expect((await signIn(email, 'otter-lamp-71', '10.2.0.1')).status).toBe(200);
  const guesses = [];
  for (let guess = 0; guess < 12; guess += 1) guesses.push(await signIn(email, `guess-${guess}`, `10.2.1.${guess}`));
  expect(guesses.map((reply) => reply.status)).toEqual([...Array<number>(10).fill(401), 429, 429]);
  expect(Number(guesses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await signIn(email, 'otter-lamp-71', '10.2.0.1')).status).toBe(200);
  expect((await signIn(email, 'otter-lamp-71', '10.2.9.9')).status).toBe(429);
  operator.time.ms += 15 * 60_000;
  expect((await signIn(email, 'otter-lamp-71', '10.2.9.9')).status).toBe(200);
});

test('7-25 an address is the owner’s own for 30 days after a sign-in; then it shares the limit of strangers', async () => {
  const { email } = await operator.player();
  await signIn(email, 'otter-lamp-71', '10.2.2.1');
  const dayMs = 24 * 3_600_000;
  const fromHomeUnderAttack = async () => {
    for (let guess = 0; guess < 10; guess += 1) await signIn(email, `guess-${guess}`, `10.2.3.${guess}`);
    return (await signIn(email, 'wrong-one', '10.2.2.1')).status;
  };
  operator.time.ms += 29 * dayMs;
  expect(await fromHomeUnderAttack()).toBe(401);
  operator.time.ms += dayMs;
  expect(await fromHomeUnderAttack()).toBe(429);
});

const guesses = async (names: readonly string[]) => {
  const statuses = [];
  for (const name of names) statuses.push((await signIn(name, 'wrong-one', '10.5.0.1')).status);
  return statuses;
};

/** A hundred spellings of one phone number; all of them find the same account. */
const spellings = (digits: string) =>
  Array.from(
    { length: 100 },
    (_, at) =>
      `${'+'.repeat(at % 2)}${digits.slice(0, at % 10)}${['-', '.', ' ', '('][at % 4]}${digits.slice(at % 10)}${')'.repeat(at % 5)}`,
  );

test('100 spellings of a phone share one sign-in throttle, whether or not they exist', async () => {
  const phone = '37120000077';
  await operator.player({ phone, phone_country_code: 'LV' });
  const limited = [...Array<number>(10).fill(401), ...Array<number>(90).fill(429)];
  expect(await guesses(spellings('37120000078'))).toEqual(limited);
  expect(await guesses(spellings(phone))).toEqual(limited);
  operator.time.ms += 15 * 60_000;
  expect((await signIn(phone, 'otter-lamp-71', '10.5.0.1')).status).toBe(200);
});

test('trust: no limit tells that two names are one account’s, and all of them together have one', async () => {
  const phone = '37120000079';
  const { email } = await operator.player({ phone, phone_country_code: 'LV', login: 'many-names' });
  const tenTimes = (name: string) => guesses(Array.from({ length: 10 }, () => name));
  expect(new Set(await tenTimes(email))).toEqual(new Set([401]));
  const others = [phone, 'many-names', 'nobody-at-all'];
  for (const name of others) expect([name, new Set(await tenTimes(name))]).toEqual([name, new Set([401])]);
  expect(await guesses([email, ...others])).toEqual([429, 429, 429, 429]);
  operator.time.ms += 15 * 60_000;
  await tenTimes(email);
  // The account's limit is reached, whatever the name: guessing on by another one finds nothing.
  const right = await signIn('many-names', 'otter-lamp-71', '10.5.0.1');
  const wrong = await signIn('many-names', 'wrong-one', '10.5.0.1');
  expect(right).toMatchObject({ status: 401, error: wrong.error });
  expect(right.cookie).toBeUndefined();
  operator.time.ms += 15 * 60_000;
  expect((await signIn('many-names', 'otter-lamp-71', '10.5.0.1')).status).toBe(200);
});

test('sign-in is throttled per address across accounts, existing or not', async () => {
  const live = await startTestOperator({ hasSandboxControls: false });
  const statuses = new Map<number, number>();
  for (let guess = 0; guess < 62; guess += 1) {
    const { status } = await live.call(
      'auth.login',
      { login: `spray-${guess}@example.test`, password: 'guess-1' },
      { address: '10.3.0.1' },
    );
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    live.time.ms += 1000;
  }
  await live.close();
  expect([...statuses]).toEqual([
    [401, 60],
    [429, 2],
  ]);
}, 60_000);

test('all sessions of a player can be ended at once; those of others stay', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const second = await signIn(one.email, 'otter-lamp-71', '10.4.0.2');
  const uids = () =>
    Promise.all(
      [one.cookie, second.cookie, other.cookie].map(
        async (cookie) => ((await operator.call('account.getInfo', {}, { cookie })).data as { uid: number }).uid,
      ),
    );
  expect(await uids()).toEqual([one.uid, one.uid, other.uid]);
  await operator.control('sessions/expire', { uid: one.uid });
  expect(await uids()).toEqual([0, 0, other.uid]);
});

test('6-3, 8-10 a banned player gets UserBannedException and may still sign out', async () => {
  const { cookie, uid, email } = await operator.player();
  await operator.control('ban', { uid });
  for (const method of ['account.getInfo', 'account.getBalance', 'cashier.gethistory']) {
    expect(await operator.call(method, {}, { cookie })).toMatchObject({
      status: 403,
      error: { type: 'UserBannedException' },
    });
  }
  expect(await signIn(email, 'otter-lamp-71', '10.4.0.1')).toMatchObject({
    status: 403,
    error: { type: 'UserBannedException' },
  });
  expect((await signIn(email, 'wrong-1', '10.4.0.1')).status).toBe(401);
  expect((await operator.call('games.get', {}, { cookie })).status).toBe(200);
  expect((await operator.call('auth.logout', {}, { cookie })).status).toBe(200);
});

test('no reply and no stored row contains a password or a usable token', async () => {
  const { cookie, email } = await operator.player();
  const dump = JSON.stringify(
    await operator.database.query(
      'select p.*, s.id as session from operator.players p join operator.sessions s using (uid)',
    ),
    (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  );
  expect(dump).toContain(email);
  expect(dump).not.toContain('otter-lamp-71');
  expect(dump).not.toContain(cookie);
});
