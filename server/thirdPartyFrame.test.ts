import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPolicy, thirdPartyFrame, thirdPartyPolicy } from './thirdPartyFrame.ts';

const chat = {
  name: 'chat',
  origin: 'https://chat.casino.example',
  providerOrigins: ['https://cdn.provider.example'],
  siteUrl: 'https://casino.example',
  embedders: ['https://web.telegram.org'],
} as const;
const analytics = {
  ...chat,
  name: 'analytics',
  origin: 'https://tags.casino.example',
  providerOrigins: ['https://tags.example'],
} as const;
const app = fastify();
beforeAll(() => {
  thirdPartyFrame(app, chat);
  thirdPartyFrame(app, analytics);
});
afterAll(() => app.close());

const open = (name: string, host: string) => app.inject({ url: `/nfx/${name}`, headers: { host } });

test.each([
  [chat, 'chat.casino.example'],
  [analytics, 'tags.casino.example'],
])(
  '1-19, 7-120 the frame’s page exists on its own origin alone, with a policy and no devices of its own',
  async (options, host) => {
    const page = await open(options.name, host);
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([200, thirdPartyPolicy(options)]);
    expect(page.headers['permissions-policy']).toContain('camera=()');
    expect(page.body).toContain('data-site="https://casino.example"');
    expect(page.body).toContain(`<script src="/${options.name}.js" defer></script>`);
    for (const other of ['casino.example', `${host}.evil.example`])
      expect((await open(options.name, other)).statusCode, other).toBe(404);
  },
);

test('7-120 the frames of chat and analytics do not reach each other: neither exists on the other’s origin', async () => {
  expect((await open('chat', 'tags.casino.example')).statusCode).toBe(404);
  expect((await open('analytics', 'chat.casino.example')).statusCode).toBe(404);
});

test('7-120 the page that removes what was stored: on the analytics’ origin alone, without third parties, cookies of the site left', async () => {
  const page = await open('analytics/forget', 'tags.casino.example');
  expect([page.statusCode, page.headers['cache-control'], page.headers['clear-site-data']]).toEqual([
    200,
    'no-store',
    '"storage"',
  ]);
  expect(page.headers['content-security-policy']).toBe(forgetPolicy(analytics));
  expect(page.body).not.toContain('<style');
  expect(forgetPolicy(analytics)).toContain("script-src 'self'; ");
  expect(forgetPolicy(analytics)).not.toContain('tags.example');
  expect(forgetPolicy(analytics)).toContain('frame-ancestors https://casino.example');
  expect((await open('analytics/forget', 'casino.example')).statusCode).toBe(404);
  expect((await open('chat/forget', 'chat.casino.example')).statusCode).toBe(404);
});

test('1-19 its policy lets the provider’s scripts run, no inline ones, and only the site frame it', () => {
  const policy = new Map(
    thirdPartyPolicy(chat)
      .split('; ')
      .map((directive): [string, string] => [directive.split(' ')[0] ?? '', directive]),
  );
  expect(policy.get('default-src')).toBe("default-src 'none'");
  expect(policy.get('script-src')).toBe("script-src 'self' https://cdn.provider.example");
  // The frame's origin leads to the site server, too: nothing may be asked of it.
  expect(policy.get('connect-src')).toBe('connect-src https://cdn.provider.example wss://cdn.provider.example');
  expect(policy.get('frame-ancestors')).toBe('frame-ancestors https://casino.example https://web.telegram.org');
});
