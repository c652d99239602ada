import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { partnerServer } from './partnerServer.ts';

async function pageAt(url: string) {
  const app = fastify();
  await app.register(partnerServer({ siteUrl: 'http://localhost:3000' }));
  const { statusCode, body, headers } = await app.inject({ url });
  await app.close();
  return {
    statusCode,
    body,
    policy: String(headers['content-security-policy']),
    frames: [...body.matchAll(/<iframe[^>]* src="([^"]*)"/g)].map(([, src]) => src),
  };
}

test('2.9-8 the partner’s page frames both forms, and may frame nothing but the site', async () => {
  const { statusCode, frames, policy } = await pageAt('/embed');
  expect([statusCode, frames]).toEqual([
    200,
    ['http://localhost:3000/forms/sign_in', 'http://localhost:3000/forms/sign_up'],
  ]);
  expect(policy).toContain('frame-src http://localhost:3000;');
});

test.each([
  ['/embed?locale=ru&form=sign_in', ['http://localhost:3000/ru/forms/sign_in']],
  ['/embed?locale=%22%3E&form=sign_up', ['http://localhost:3000/forms/sign_up']],
  ['/embed?form=%3Cscript%3E', []],
])('2.9-8 %s frames %j', async (url, frames) => {
  expect((await pageAt(url)).frames).toEqual(frames);
});

test('its policy allows its own script', async () => {
  const { body, policy } = await pageAt('/embed');
  const script = /<script>([\s\S]*)<\/script>/.exec(body)?.[1] ?? '';
  expect(script).toContain('event.origin !== site');
  expect(policy).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
});
