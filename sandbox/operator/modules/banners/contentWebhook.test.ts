import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedHeaders } from '../../../signing.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());

const path = '/webhooks/content';

async function change(secret: string): Promise<number> {
  const body = '{"event":"entry.publish"}';
  const headers = signedHeaders(secret, { method: 'POST', path, body }, operator.time.ms);
  return (await operator.app.inject({ method: 'POST', url: path, payload: body, headers })).statusCode;
}

async function titles(): Promise<readonly string[]> {
  const reply = await operator.call('banners.get');
  return (reply.data as { items: { description: { title: string } }[] }).items.map(
    ({ description }) => description.title,
  );
}

const banner = (title: string) => () => Response.json({ data: [{ id: 1, documentId: 'a', locale: 'en', title }] });

test('7-31, 7-114 banners are asked for again after a signed message, and after no other', async () => {
  operator.vendors.on('/content/api/banners', banner('First'));
  await change(operator.config.contentWebhookSecret);
  expect(await titles()).toEqual(['First']);
  operator.vendors.on('/content/api/banners', banner('Second'));
  expect([await change('guessed-secret-of-it'), await titles()]).toEqual([401, ['First']]);
  expect([await change(operator.config.contentWebhookSecret), await titles()]).toEqual([204, ['Second']]);
});

test('7-31 while the content system is gone the last banners are returned, also after a message', async () => {
  operator.vendors.on('/content/api/banners', () => new Response('', { status: 502 }));
  await change(operator.config.contentWebhookSecret);
  expect(await titles()).toEqual(['Second']);
});
