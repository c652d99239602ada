/** Editors see pages as they will be; nobody else does. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startContentSite } from './startContentSite.ts';

let on: Awaited<ReturnType<typeof startContentSite>>;
beforeAll(async () => {
  on = await startContentSite();
}, 120_000);
afterAll(() => on.close());
// Beyond the limits of attempts.
beforeEach(() => void (on.time.ms += 3_600_000));

const draftText = 'Which tournaments run, and for how long.';
const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

async function get(url: string, token = '', language = 'en') {
  const cookie = token === '' ? '' : `croupier_preview=${token}`;
  return on.site.inject({ url, headers: { cookie, 'accept-language': language } });
}

const post = (form: string, fields: Readonly<Record<string, string>>, headers: Record<string, string> = own) =>
  on.site.inject({
    method: 'POST',
    url: `/nfx/preview/${form}`,
    payload: new URLSearchParams(fields).toString(),
    headers,
  });

const editor = { identifier: 'editor@croupier.test', password: 'croupier2026' };
const tokenIn = (cookie: unknown): string => /^croupier_preview=([^;]*)/.exec(String(cookie))?.[1] ?? '';

test('7-115, 7-116, 7-118 an editor signs in by the content system, sees the draft under a bar, and leaves', async () => {
  const address = '/season-notes?preview=draft';
  const asked = await get(address);
  expect([asked.statusCode, asked.headers.location]).toEqual([
    302,
    `/nfx/preview?${new URLSearchParams({ back: address })}`,
  ]);
  const signedIn = await post('sign-in', { ...editor, back: address });
  const cookie = String(signedIn.headers['set-cookie']);
  expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, address]);
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  const page = await get(address, tokenIn(cookie));
  expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
    200,
    'private, no-store',
    'noindex, nofollow',
  ]);
  for (const text of [draftText, 'Draft: never published', 'action="/nfx/preview/leave"', '"noindex, follow"'])
    expect([text, page.body.includes(text)]).toEqual([text, true]);
  const left = await post('leave', { back: '/terms' });
  expect([left.headers.location, tokenIn(left.headers['set-cookie']), left.headers['set-cookie']]).toEqual([
    '/terms',
    '',
    expect.stringContaining('Max-Age=0'),
  ]);
});

test('7-115 the editors’ own pages are in the theme that was chosen on the site, whatever its cookie holds', async () => {
  const themeFor = async (cookie: string) =>
    /<html [^>]*data-theme="([^"]*)"/.exec(
      (await on.site.inject({ url: '/nfx/preview', headers: { cookie } })).body,
    )?.[1];
  expect(
    await Promise.all(['a=1; theme=light', 'theme=dark', '', 'theme="><script>', 'mytheme=light'].map(themeFor)),
  ).toEqual(['light', 'dark', 'dark', 'dark', 'dark']);
});

test('2.2-18 a draft is in nobody else’s page, list, app or site map, also right after an editor has seen it', async () => {
  const token = await on.tokenOf('editor');
  expect((await get('/season-notes?preview=draft', token)).body.includes(draftText)).toBe(true);
  for (const url of ['/season-notes', '/season-notes?preview=1', '/nfx/pages/en/season-notes'])
    expect([url, (await get(url, token)).statusCode]).toEqual([url, 404]);
  expect((await get('/sitemap.xml')).body.includes('season-notes')).toBe(false);
  for (const bearer of [await on.tokenOf('reader'), 'a.b.c', ''])
    expect((await get('/season-notes?preview=draft', bearer)).statusCode).toBe(302);
});

test('7-118 a changed page shows its change to editors only, and is told apart from a published one', async () => {
  await on.edit('cookies', { title: 'Cookies, to be' }, { status: 'draft' });
  const token = await on.tokenOf('editor');
  const shown = (await get('/cookies?preview=draft', token)).body;
  expect([shown.includes('Cookies, to be'), shown.includes('changed since it was published')]).toEqual([true, true]);
  expect((await get('/cookies', token)).body.includes('Cookies, to be')).toBe(false);
  expect((await get('/terms?preview=draft', token)).body.includes('Preview: as published')).toBe(true);
  const list = (await get('/nfx/preview', token)).body;
  for (const text of ['Draft, never published', 'Changed since', 'href="/ru/terms?preview=draft"', '<b>editor</b>'])
    expect([text, list.includes(text)]).toEqual([text, true]);
});

test('7-116 a forgotten password is replaced by the code of the e-mail, and old tokens are over', async () => {
  const reader = { email: 'reader@croupier.test' };
  const token = await on.tokenOf('reader');
  expect((await post('forgot', reader)).statusCode).toBe(200);
  const unknown = await post('forgot', { email: 'nobody@croupier.test' });
  expect(unknown.body).toBe((await post('forgot', reader)).body);
  const { mails } = (await on.content.inject({ url: '/__sandbox/content/mails' })).json<{
    mails: { code: string }[];
  }>();
  expect(mails).toHaveLength(2);
  const password = 'a-new-password';
  const reset = { code: mails[1]?.code ?? '', password, passwordConfirmation: password };
  on.time.ms += 1_000;
  expect((await post('reset', { ...reset, passwordConfirmation: 'another-one' })).statusCode).toBe(422);
  expect((await post('reset', reset)).statusCode).toBe(303);
  expect((await post('reset', reset)).statusCode).toBe(422);
  expect((await post('sign-in', { identifier: reader.email, password })).statusCode).toBe(303);
  expect((await get('/nfx/preview', token)).statusCode).toBe(303);
});

test('7-116 registering, confirming and changing a password; who is no editor is told so', async () => {
  const given = { username: 'newcomer', email: 'new@croupier.test', password: 'first-password' };
  const registered = await post('register', given);
  const token = tokenIn(registered.headers['set-cookie']);
  expect((await get('/nfx/preview', token)).statusCode).toBe(403);
  expect((await post('register', given)).statusCode).toBe(422);
  expect((await post('confirm', { email: given.email })).statusCode).toBe(200);
  on.time.ms += 1_000;
  const changed = await post(
    'password',
    { currentPassword: given.password, password: 'second-password', passwordConfirmation: 'second-password' },
    { ...own, cookie: `croupier_preview=${token}` },
  );
  expect(changed.statusCode).toBe(303);
  expect((await post('sign-in', { identifier: given.email, password: given.password })).statusCode).toBe(422);
});

test('7-117 an editor comes back from the staff’s service with a token of use once', async () => {
  const { headers } = await on.content.inject({ url: '/content/api/connect/staff/go' });
  const { pathname, search } = new URL(String(headers.location));
  const back = await get(pathname + search);
  expect([back.statusCode, back.headers.location]).toEqual([303, '/nfx/preview']);
  expect((await get('/season-notes?preview=draft', tokenIn(back.headers['set-cookie']))).statusCode).toBe(200);
  expect((await get(pathname + search)).statusCode).toBe(422);
});

test('7-116 guessing is limited, also at one account', async () => {
  const statuses = [];
  for (let number = 0; number < 12; number += 1)
    statuses.push((await post('sign-in', { ...editor, password: `guess-${number}` })).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
});

test.each([[{ 'sec-fetch-site': 'cross-site' }], [{}], [{ origin: 'https://evil.example' }]])(
  '7-116 a form sent by another site, %j, neither signs in nor out',
  async (headers) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const form of ['sign-in', 'leave']) {
      const reply = await post(form, editor, { ...type, ...headers });
      expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([400, undefined]);
    }
  },
);

test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  '7-116 after signing in nobody is led to %s',
  async (back) => {
    const signedIn = await post('sign-in', { ...editor, back });
    expect(signedIn.headers.location).toBe('/nfx/preview');
    expect((await post('leave', { back })).headers.location).toBe('/');
  },
);

test('7-116 the editors’ pages have a policy without scripts, and speak the reader’s language', async () => {
  const page = await get('/nfx/preview?code=%22%3E%3Cscript%3Ealert(1)%3C/script%3E&view=reset', '', 'ar;q=1');
  expect([page.headers['content-security-policy'], page.headers['cache-control']]).toEqual([
    expect.stringMatching(/^default-src 'none'; style-src 'self' 'sha256-/),
    'private, no-store',
  ]);
  expect([page.body.includes('<html lang="ar" dir="rtl"'), page.body.includes('<script')]).toEqual([true, false]);
});

test('7-116 while the content system is gone editors are told so, with 503', async () => {
  const token = await on.tokenOf('editor');
  on.link.isUp = false;
  expect((await post('sign-in', editor)).statusCode).toBe(503);
  expect((await get('/nfx/preview', token)).statusCode).toBe(503);
  expect((await get('/terms?preview=draft', token)).statusCode).toBe(503);
  on.link.isUp = true;
});
