import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
}, 60_000);
afterAll(() => operator.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

interface Listed {
  readonly id: string;
  readonly is_current: boolean;
  readonly created_at: string;
  readonly last_seen_at: string;
  readonly device: { readonly browser: string; readonly os: string };
}

async function signIn(email: string, userAgent: string): Promise<string> {
  const fields = { login: email, password: 'otter-lamp-71' };
  const { cookie } = await operator.call('auth.login', fields, { headers: { 'user-agent': userAgent } });
  if (cookie === undefined) throw new Error('not signed in');
  return cookie;
}

const listed = async (cookie: string): Promise<readonly Listed[]> =>
  ((await operator.call('account.getSessions', {}, { cookie })).data as { items: readonly Listed[] }).items;
const endSessions = (cookie: string, fields: { id?: string; all_others?: boolean }) =>
  operator.call('account.endSessions', fields, { cookie });
const isSignedIn = async (cookie: string) =>
  ((await operator.call('account.getInfo', {}, { cookie })).data as { uid: number }).uid !== 0;

test('7-26 a player sees where they are signed in, the current session first, with browser and system', async () => {
  const { email } = await operator.player();
  operator.time.ms += 90_000;
  const first = await signIn(email, firefox);
  operator.time.ms += 90_000;
  const second = await signIn(email, phone);
  const items = await listed(first);
  expect(items.map(({ device, is_current }) => [device.browser, device.os, is_current])).toEqual([
    ['Firefox', 'Linux', true],
    ['Chrome', 'Android', false],
    ['', '', false],
  ]);
  expect((await listed(second)).map(({ device }) => device.browser)).toEqual(['Chrome', 'Firefox', '']);
  expect(items[0]).toMatchObject({ last_seen_at: new Date(operator.time.ms).toISOString() });
  const [stored] = await operator.database.query<{ id: string }>('select id from operator.sessions limit 1');
  expect(items.every(({ id }) => /^[0-9a-f]{16}$/.test(id) && !stored?.id.startsWith(id))).toBe(true);
});

test('one session is ended by its id, and again without an error; the current one is not', async () => {
  const { email } = await operator.player();
  const [here, there] = [await signIn(email, firefox), await signIn(email, phone)];
  const items = await listed(here);
  const other = items.find(({ device }) => device.os === 'Android');
  const current = items.find(({ is_current }) => is_current);
  expect((await endSessions(here, { id: other?.id ?? '' })).status).toBe(200);
  expect((await endSessions(here, { id: other?.id ?? '' })).status).toBe(200);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect(await listed(here)).toHaveLength(2);
  expect((await endSessions(here, { id: current?.id ?? '' })).status).toBe(422);
  expect(await isSignedIn(here)).toBe(true);
});

test('7-26 the list has no end: every session is found page by page, and the last one is ended by its id', async () => {
  const { email, cookie } = await operator.player();
  for (let count = 0; count < 60; count += 1) await signIn(email, firefox);
  const pageOf = async (offset: number) =>
    (await operator.call('account.getSessions', { offset: String(offset), count: '25' }, { cookie })).data as {
      readonly count: number;
      readonly items: readonly Listed[];
    };
  const pages = [await pageOf(0), await pageOf(25), await pageOf(50), await pageOf(75)];
  expect(pages.map(({ count, items }) => [count, items.length])).toEqual([
    [61, 25],
    [61, 25],
    [61, 11],
    [61, 0],
  ]);
  const all = pages.flatMap(({ items }) => items);
  expect([new Set(all.map(({ id }) => id)).size, all.findIndex(({ is_current }) => is_current)]).toEqual([61, 0]);
  expect((await endSessions(cookie, { id: all.at(-1)!.id })).status).toBe(200);
  expect((await pageOf(0)).count).toBe(60);
});

test('all others are ended at once; sessions of other players are not', async () => {
  const [anna, boris] = [await operator.player(), await operator.player()];
  const [here, there] = [await signIn(anna.email, firefox), await signIn(anna.email, phone)];
  expect((await endSessions(here, { all_others: true })).data).toBe(1);
  expect(await Promise.all([here, there, anna.cookie, boris.cookie].map(isSignedIn))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(await listed(here)).toHaveLength(1);
});

test('the id of another player’s session ends nothing, and neither none nor both of the fields is accepted', async () => {
  const [anna, boris] = [await operator.player(), await operator.player()];
  const [mine] = await listed(anna.cookie);
  expect((await endSessions(boris.cookie, { id: mine?.id ?? '' })).status).toBe(200);
  expect(await isSignedIn(anna.cookie)).toBe(true);
  expect((await endSessions(anna.cookie, {})).status).toBe(422);
  expect((await endSessions(anna.cookie, { id: mine?.id ?? '', all_others: true })).status).toBe(422);
  expect((await operator.call('account.getSessions')).status).toBe(401);
});

test('an expired session is not listed', async () => {
  const { email, cookie } = await operator.player();
  operator.time.ms += 3 * 3_600_000;
  const now = await signIn(email, firefox);
  expect(await listed(now)).toHaveLength(1);
  expect(await isSignedIn(cookie)).toBe(false);
});
