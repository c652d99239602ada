import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, validate } from '@tma.js/init-data-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSandboxSettings } from '../../sandbox/settings.ts';
import { readJoinRequest, readRegistration } from '../../src/platform/telegram/readRegistration.ts';
import { buildTelegramHost } from '../buildTelegramHost.ts';
import type { HostLaunch } from './HostLaunch.ts';
import { launchUser } from './launchUser.ts';
import { signLaunch } from './signLaunch.ts';

const botToken = '7000000000:AAtest-token-of-sixteen-or-more';
const signedAt = new Date('2026-01-02T03:04:05Z');
const signed = (startParam: string | null = null) =>
  signLaunch({ user: launchUser(2), startParam, joinRequest: '5100000001_77', botToken, signedAt });

let distDir: string;
beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'telegram-host-'));
  await mkdir(join(distDir, 'telegram', 'assets'), { recursive: true });
  await writeFile(join(distDir, 'telegram', 'index.html'), '<!doctype html><html><head></head><body></body></html>');
});
afterAll(() => rm(distDir, { recursive: true }));

const hostOf = (env: Record<string, string> = {}) =>
  buildTelegramHost({
    config: readSandboxSettings({ DIST_DIR: distDir, TELEGRAM_BOT_TOKEN: botToken, LOG_LEVEL: 'silent', ...env }),
    now: () => signedAt.getTime(),
  });

test('7-28 signed init data verifies with the bot token, its signature included', () => {
  const data = signed('friend');
  expect(() => validate(data, botToken, { expiresIn: 0 })).not.toThrow();
  expect(parse(data)).toMatchObject({
    auth_date: signedAt,
    start_param: 'friend',
    user: { id: 5_000_000_002, first_name: 'Илья', language_code: 'ru' },
  });
  const query = new URLSearchParams(data);
  expect(query.get('signature')).toMatch(/^[\w-]{86}$/);
});

test.each(['user', 'auth_date', 'signature', 'query_id', 'start_param', 'chat_join_request_query_id'])(
  '7-28 init data with another %s does not verify',
  (field) => {
    const query = new URLSearchParams(signed('friend'));
    query.set(field, field === 'auth_date' ? '1767323046' : `${query.get(field)}x`);
    expect(() => validate(query.toString(), botToken, { expiresIn: 0 })).toThrow();
  },
);

test('7-28 init data of another bot does not verify', () => {
  expect(() => validate(signed(), '7000000001:AAother-bot-token-of-length', { expiresIn: 0 })).toThrow();
});

test('7-28 the app reads the registration that the host has signed', () => {
  const data = signed();
  expect(readRegistration(data)).toMatchObject({
    is_tg: true,
    id: '5000000002',
    username: 'ilya_sokolov',
    language_code: 'ru',
    hash: new URLSearchParams(data).get('hash'),
  });
});

test('7-28 the language of a launch can be set, and the contact for the app verifies like init data', async () => {
  const host = await hostOf();
  const launch = (await host.inject('/launch.json?user=7&lang=pt-br')).json<HostLaunch>();
  expect(parse(launch.initData).user).toMatchObject({ language_code: 'pt-br' });
  expect(() => validate(launch.contact, botToken, { expiresIn: 0 })).not.toThrow();
  expect(JSON.parse(new URLSearchParams(launch.contact).get('contact') ?? '')).toEqual({
    user_id: 5_000_000_007,
    phone_number: '37120000007',
    first_name: 'Илья',
    last_name: 'Соколов',
  });
  await host.close();
});

test('1-22 a launch by a request to join a chat names it among the signed pairs, every other launch does not', async () => {
  const host = await hostOf();
  const requestOf = async (query: string) => {
    const { initData } = (await host.inject(`/launch.json?${query}`)).json<HostLaunch>();
    expect(() => validate(initData, botToken, { expiresIn: 0 })).not.toThrow();
    return readJoinRequest(initData);
  };
  expect([await requestOf('join=5100000001_77'), await requestOf('user=1')]).toEqual(['5100000001_77', null]);
  await host.close();
});

test('the named users differ: one has premium, one has no username', () => {
  const named = [1, 2, 3, 4, 5].map((number) => launchUser(number));
  expect(named.filter((user) => user.is_premium === true).map(({ first_name }) => first_name)).toEqual(['Lucía']);
  expect(named.filter((user) => user.username === undefined).map(({ first_name }) => first_name)).toEqual(['Jonas']);
});

test('two launches of one user are never the same string', () => {
  expect(signed()).not.toBe(signed());
});

test('the page contains a launch of the requested user, escaped inside a script element', async () => {
  const host = await hostOf({ SITE_URL: 'http://localhost:3100' });
  const page = await host.inject('/?user=7&start=promo-1&path=/gamehall');
  const json = /<script type="application\/json" id="launch">(.*?)<\/script><\/head>/.exec(page.body)?.[1] ?? '';
  const launch = JSON.parse(json) as HostLaunch;
  expect(launch).toMatchObject({ siteUrl: 'http://localhost:3100', path: '/gamehall', startParam: 'promo-1' });
  expect(parse(launch.initData).user).toMatchObject({ id: 5_000_000_007, username: 'player_7' });
  expect(() => validate(launch.initData, botToken, { expiresIn: 0 })).not.toThrow();
  expect(json).not.toContain('<');
  expect(page.headers['content-security-policy']).toContain('frame-src http://localhost:3100;');
  await host.close();
});

test.each([
  'user=0',
  'user=-1',
  'user=1e3',
  'start=%3Cscript%3E',
  'path=//evil.example',
  'path=/%5Cevil.example',
  'path=https://evil.example',
  'lang=English',
  'join=%3Cscript%3E',
])('a launch of %s is refused', async (query) => {
  const host = await hostOf();
  expect((await host.inject(`/launch.json?${query}`)).statusCode).toBe(400);
  expect((await host.inject(`/?${query}`)).statusCode).toBe(400);
  await host.close();
});

test('health: alive, and ready once the page is built', async () => {
  const host = await hostOf();
  expect((await host.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await host.inject('/readyz')).statusCode).toBe(200);
  await host.close();
  const unbuilt = await hostOf({ DIST_DIR: join(distDir, 'nothing') });
  expect((await unbuilt.inject('/readyz')).statusCode).toBe(503);
  await unbuilt.close();
});
