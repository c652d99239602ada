import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import * as openid from 'openid-client';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openTestDatabase } from '../database/testing/openTestDatabase.ts';
import { forgetExpired } from './DatabaseAdapter.ts';
import { identityMigrations } from './identityMigrations.ts';
import { identityServer } from './identityServer.ts';
import { CLIENT_ID, issuerOf, services } from './services.ts';
import { IdentityBrowser } from './testing/IdentityBrowser.ts';

const vendorsUrl = 'http://127.0.0.1:3002';
const callback = 'http://localhost:3000/oauth/callback';
const secret = 'a-secret-of-the-casino';
const printed: string[] = [];
let database: Database;
let app: FastifyInstance;

async function start(): Promise<FastifyInstance> {
  const made = Fastify();
  await made.register(
    identityServer({ database, vendorsUrl, clientSecret: secret, siteOrigins: ['http://localhost:3000'] }),
  );
  await made.ready();
  return made;
}

function notePrinted(): void {
  for (const level of ['warn', 'info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => void printed.push(parts.join(' ')));
}
// Spies end before each test.
beforeEach(notePrinted);

beforeAll(async () => {
  notePrinted();
  const modules = [{ module: 'identity', migrations: identityMigrations }];
  database = await openTestDatabase([{ schema: 'vendors', modules }]);
  await migrate(database, 'vendors', modules);
  app = await start();
}, 120_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const fetcher =
  (target: FastifyInstance): openid.CustomFetch =>
  async (url, { method, headers, body }) => {
    const reply = await target.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers: Object.fromEntries(new Headers(headers)),
      ...(method === 'POST' ? { payload: String(body ?? '') } : {}),
    });
    return new Response(reply.body, { status: reply.statusCode, headers: { 'content-type': 'application/json' } });
  };

async function client(service: { readonly id: string }, target = app, password = secret) {
  const config = await openid.discovery(
    new URL(issuerOf(vendorsUrl, service)),
    CLIENT_ID,
    { id_token_signed_response_alg: 'ES256' },
    openid.ClientSecretBasic(password),
    { execute: [openid.allowInsecureRequests], [openid.customFetch]: fetcher(target) },
  );
  return config;
}

/** Begins a sign-in at a service as the casino does. */
async function begin(config: openid.Configuration) {
  const [verifier, state, nonce] = [openid.randomPKCECodeVerifier(), openid.randomState(), openid.randomNonce()];
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: 'openid email profile',
    prompt: 'select_account',
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  const browser = new IdentityBrowser(app);
  const page = await browser.signInPage(address.href);
  const claims = async (location: string, pkceCodeVerifier = verifier) => {
    const checks = { pkceCodeVerifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
    return (await openid.authorizationCodeGrant(config, new URL(location), checks)).claims();
  };
  return { browser, page, claims, address };
}

test.each(services.flatMap((service) => service.people.map((person) => ({ service, person }))))(
  '2.9-9 $person.name signs in at $service.name, which tells name and e-mail address as it knows them',
  async ({ service, person }) => {
    const { browser, page, claims } = await begin(await client(service));
    const { location } = await browser.choose(page, 'person', { subject: person.subject });
    expect(location.startsWith(`${callback}?code=`)).toBe(true);
    const { name, email, isEmailVerified } = person;
    const told = await claims(location);
    expect(told).toMatchObject({ iss: issuerOf(vendorsUrl, service), sub: person.subject, name });
    expect([told?.['email'], told?.['email_verified']]).toEqual(
      email === '' ? [undefined, undefined] : [email, isEmailVerified],
    );
  },
);

test('2.9-9 a new person gets an account of their own with a verified address', async () => {
  const { browser, page, claims } = await begin(await client({ id: 'lumen' }));
  const { location } = await browser.choose(page, 'new', { name: ' Robin <b>', email: 'Robin@Example.test' });
  const told = await claims(location);
  expect(told).toMatchObject({ name: 'Robin <b>', email: 'robin@example.test', email_verified: true });
  expect(told?.sub).toMatch(/^lumen-[\w-]{12}$/);
});

test('2.9-9 whoever signed in here last is offered again', async () => {
  const { browser, page, address } = await begin(await client({ id: 'orbit' }));
  expect((await browser.open(page)).body).not.toContain('Robin Vale');
  await browser.choose(page, 'new', { name: 'Robin Vale', email: '' });
  expect((await browser.open(await browser.signInPage(address.href))).body.match(/Robin Vale/g)).toHaveLength(1);
});

test.each([
  ['', 'robin@example.test'],
  ['Robin', 'robin@@example'],
  ['Robin\u0000', ''],
  ['R'.repeat(61), ''],
])('a new person named %j with the address %j is refused, and the typed text is kept as text', async (name, email) => {
  const { browser, page } = await begin(await client({ id: 'orbit' }));
  const answer = await browser.choose(page, 'new', { name, email: `${email}"><i>` });
  expect([answer.status, answer.body.includes('role="alert"'), answer.body.includes('<i>')]).toEqual([
    400,
    true,
    false,
  ]);
});

test.each([
  ['cancel', 'access_denied'],
  ['fail', 'server_error'],
])('2.9-9 %s leads back with the error %s', async (what, error) => {
  const { browser, page, claims } = await begin(await client({ id: 'orbit' }));
  const { location } = await browser.choose(page, what);
  expect(new URL(location).searchParams.get('error')).toBe(error);
  await expect(claims(location)).rejects.toMatchObject({ error });
});

test('a code counts once, and only with its verifier and the secret', async () => {
  const { browser, page, claims } = await begin(await client({ id: 'lumen' }));
  const { location } = await browser.choose(page, 'person', { subject: 'lumen-ada' });
  await expect(claims(location, openid.randomPKCECodeVerifier())).rejects.toMatchObject({ error: 'invalid_grant' });
  const other = await begin(await client({ id: 'lumen' }));
  const second = await other.browser.choose(other.page, 'person', { subject: 'lumen-ada' });
  expect((await other.claims(second.location))?.sub).toBe('lumen-ada');
  await expect(other.claims(second.location)).rejects.toMatchObject({ error: 'invalid_grant' });
  const stranger = await begin(await client({ id: 'lumen' }, app, 'a-wrong-secret'));
  const third = await stranger.browser.choose(stranger.page, 'person', { subject: 'lumen-ada' });
  await expect(stranger.claims(third.location)).rejects.toMatchObject({ error: 'invalid_client' });
});

test('a request without PKCE is refused, as is another return address', async () => {
  const config = await client({ id: 'lumen' });
  const browser = new IdentityBrowser(app);
  const plain = openid.buildAuthorizationUrl(config, { redirect_uri: callback, scope: 'openid', state: 's' });
  expect(new URL((await browser.open(plain.href)).location).searchParams.get('error')).toBe('invalid_request');
  const { address } = await begin(config);
  address.searchParams.set('redirect_uri', 'http://evil.example/');
  const refused = await browser.open(address.href);
  expect([refused.status, refused.location, refused.body.includes('This sign-in cannot go on')]).toEqual([
    400,
    '',
    true,
  ]);
});

test('the page of a sign-in is only for the browser that began it, and cannot be framed or run scripts', async () => {
  const { browser, page } = await begin(await client({ id: 'lumen' }));
  const own = await browser.open(page);
  expect(own.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' });
  expect(String(own.headers['content-security-policy'])).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(String(own.headers['content-security-policy'])).not.toContain('script-src');
  const stranger = new IdentityBrowser(app);
  for (const answer of [
    await stranger.open(page),
    await stranger.choose(page, 'person', { subject: 'lumen-ada' }),
    await stranger.choose(page, 'new', { name: 'Eve', email: '' }),
    await stranger.choose(page, 'cancel'),
  ])
    expect([answer.status, answer.location]).toEqual([400, '']);
  expect(await database.query("select 1 from vendors.identity_people where name = 'Eve'")).toEqual([]);
});

test('another process on the same database goes on with a sign-in under way, and signs with the same key', async () => {
  const config = await client({ id: 'orbit' });
  const { browser, page, claims } = await begin(config);
  const { location } = await browser.choose(page, 'person', { subject: 'orbit-noor' });
  const second = await start();
  config[openid.customFetch] = fetcher(second);
  expect((await claims(location))?.sub).toBe('orbit-noor');
  await second.close();
});

test('what has expired is not found and is removed', async () => {
  await begin(await client({ id: 'lumen' }));
  await database.query("update vendors.identity_entries set expires_at = now() - interval '1 minute'");
  await forgetExpired(database);
  expect(await database.query('select 1 from vendors.identity_entries where expires_at is not null')).toEqual([]);
});

test('the provider prints nothing for any of these requests, nor when its modules are loaded', async () => {
  expect(printed).toEqual([]);
  const script = "await import('oidc-provider/lib/provider.js')";
  const loaded = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(loaded).toEqual({ stdout: '', stderr: '' });
});
