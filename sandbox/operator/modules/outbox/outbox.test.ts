import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { isSigned } from '../../../signing.ts';
import { SandboxClock } from '../../SandboxClock.ts';
import { OutboxService } from './OutboxService.ts';

/** The clock of these tests is ahead of the operator's, whose own job finds nothing due, in ms. */
const ahead = 3_600_000;

let operator: TestOperator;
let outbox: OutboxService;
beforeAll(async () => {
  operator = await startTestOperator();
  const { database, config, time, vendors } = operator;
  const clock = new SandboxClock({ now: () => new Date(time.ms + ahead) });
  outbox = new OutboxService({ config, database, clock, fetch: vendors.fetch, logger: operator.app.log });
}, 60_000);
afterAll(() => operator.close());

const notice = {
  uid: null,
  channel: 'email',
  recipient: 'ann@example.test',
  locale: 'es',
  kind: 'confirm_contact',
  params: { code: '123456', minutes: 10 },
  path: '/confirmation?code=123456',
} as const;
const sent = () => operator.vendors.requests.filter(({ path }) => path === '/messages/send');

test('a message is delivered signed, in the language of its player, with an absolute link', async () => {
  operator.vendors.on('/messages/send', () => Response.json({}));
  await outbox.send(operator.database, notice);
  expect(await outbox.deliverDue()).toBe(1);
  const request = sent().at(-1);
  const { body = '', headers } = request ?? {};
  expect(JSON.parse(body)).toMatchObject({
    channel: 'email',
    recipient: 'ann@example.test',
    subject: 'Confirma tu contacto',
    body: expect.stringContaining('123456'),
    link: `${operator.config.siteUrl}/es/confirmation?code=123456`,
  });
  const message = { method: 'POST', path: '/messages/send', body };
  const now = operator.time.ms + ahead;
  expect(isSigned(operator.config.messagesSecret, Object.fromEntries(headers ?? []), message, now)).toBe(true);
  expect(await outbox.deliverDue()).toBe(0);
});

test('a message of a transaction that is rolled back is never sent', async () => {
  const failing = operator.database.transaction(async (tx) => {
    await outbox.send(tx, notice);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await outbox.deliverDue()).toBe(0);
});

test('a message that the delivery service refuses is tried again under its id, once it was taken its code is deleted', async () => {
  operator.vendors.on('/messages/send', () => new Response('', { status: 503 }));
  await outbox.send(operator.database, notice);
  expect(await outbox.deliverDue()).toBe(0);
  operator.vendors.on('/messages/send', () => Response.json({}));
  expect(await outbox.deliverDue()).toBe(0);
  operator.time.ms += 30_000;
  expect(await outbox.deliverDue()).toBe(1);
  const [first, second] = sent()
    .slice(-2)
    .map(({ body }) => JSON.parse(body) as { readonly id: string });
  expect(second?.id).toBe(first?.id);
  const rows = await operator.database.query<{ body: string; link: string }>('select body, link from operator.outbox');
  expect(rows.every(({ body, link }) => body === '' && link === '')).toBe(true);
});

test('a text message has no subject', async () => {
  await outbox.send(operator.database, { ...notice, channel: 'text', recipient: '37120000001' });
  await outbox.deliverDue();
  expect(JSON.parse(sent().at(-1)?.body ?? '{}')).toMatchObject({ channel: 'text', subject: '' });
});
