import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostAttachmentBytes } from '../../../../src/contract/base/bodyLimits.ts';
import { sentMessages } from '../../testing/sentMessages.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';

let operator: TestOperator;
beforeAll(async () => {
  operator = await startTestOperator();
}, 120_000);
afterAll(() => operator.close());

type Caller = { readonly cookie?: string; readonly address?: string };
interface Ticket {
  readonly ticket: { readonly id: number; readonly status: string; readonly is_unread: boolean };
  readonly messages: { readonly author: string; readonly text: string; readonly attachments: object[] }[];
}

let requests = 0;
const fresh = () => `request-${(requests += 1)}`;
const feedback = (fields: object = {}) => ({
  category: 'payments',
  subject: 'A deposit is missing',
  message: 'I paid twenty dollars.',
  request_id: fresh(),
  ...fields,
});
const send = (caller: Caller, fields: object = {}) =>
  operator.call('support.sendFeedback', feedback(fields) as never, caller);
const idOf = ({ data }: { data: unknown }) => (data as { ticket_id: number }).ticket_id;
const ticketOf = async (ticketId: number, caller: Caller) =>
  (await operator.call('support.getTicket', { ticket_id: ticketId }, caller)).data as unknown as Ticket;
const answer = (ticketId: number, text = 'It has arrived.') =>
  operator.control('support/answer', { ticket_id: ticketId, text });
const attach = (caller: Caller, name: string, content: string) =>
  operator.call('support.attach', { name, content }, caller);
const png = async () =>
  (
    await sharp({ create: { width: 80, height: 80, channels: 3, background: '#aa7722' } })
      .png()
      .toBuffer()
  ).toString('base64');
const guest = (number: number): Caller => ({ address: `10.7.0.${number}` });

test('2.2-6, 7-96 a player opens a ticket, the house answers, the player reads it, writes on and closes it', async () => {
  const player = await operator.player();
  const id = idOf(await send(player));
  expect(await ticketOf(id, player)).toMatchObject({
    ticket: { status: 'open', is_unread: false },
    messages: [{ author: 'player', text: 'I paid twenty dollars.' }],
  });
  operator.time.ms += 1000;
  await answer(id);
  expect(await ticketOf(id, player)).toMatchObject({
    ticket: { status: 'answered', is_unread: true },
    messages: [{ author: 'player' }, { author: 'house', text: 'It has arrived.' }],
  });
  operator.time.ms += 1000;
  await operator.call('support.markRead', { ticket_id: id }, player);
  const reply = { ticket_id: id, message: 'Thank you', request_id: fresh() };
  await operator.call('support.reply', reply, player);
  await operator.call('support.reply', reply, player);
  const written = await ticketOf(id, player);
  expect(written.ticket).toMatchObject({ status: 'open', is_unread: false });
  expect(written.messages).toHaveLength(3);
  await operator.call('support.closeTicket', { ticket_id: id }, player);
  expect((await ticketOf(id, player)).ticket.status).toBe('closed');
  const late = await operator.call('support.reply', { ...reply, request_id: fresh() }, player);
  expect(late.error.error_data).toEqual({ ticket_id: [{ code: 'ticketClosed' }] });
  const list = await operator.call('support.getTickets', {}, player);
  expect(list.data).toMatchObject({ count: 1, items: [{ id, status: 'closed' }] });
});

test('7-119 each change of a ticket is an event of its player, and an answer goes to their e-mail', async () => {
  const player = await operator.player();
  const id = idOf(await send(player));
  await answer(id);
  const events = await operator.database.query<{ event: unknown }>(
    'select event from operator.realtime_events where uid = $1 order by seq',
    [player.uid],
  );
  expect(events.map(({ event }) => event)).toContainEqual({
    type: 'support.ticket_changed',
    data: { ticket_id: id, status: 'answered', subject: 'A deposit is missing', author: 'house' },
  });
  const [message] = await sentMessages(operator, player.email);
  expect(message).toMatchObject({ subject: 'Support has answered: A deposit is missing' });
});

test('2.11-3 a guest and a blocked player write with an e-mail address, and are answered there', async () => {
  const refused = await send(guest(1));
  expect(refused.error.error_data).toEqual({ email: [{ code: 'requiredField' }] });
  expect((await send(guest(1), { email: 'no address' })).error.error_data).toEqual({ email: [{ code: 'email' }] });
  const id = idOf(await send(guest(1), { email: 'Guest@Example.test' }));
  await answer(id, 'Hello');
  expect(await sentMessages(operator, 'guest@example.test')).toMatchObject([
    { body: expect.stringContaining('Hello') as string },
  ]);
  const blocked = await operator.player();
  await operator.database.query(`update operator.players set status = 'banned' where uid = $1`, [blocked.uid]);
  expect((await send(blocked)).error.error_data).toEqual({ email: [{ code: 'requiredField' }] });
  expect((await send(blocked, { email: 'blocked@example.test' })).status).toBe(200);
  expect((await operator.call('support.getTickets', {}, blocked)).error.type).toBe('UserBannedException');
});

test('a message that is sent again after a lost answer is one ticket; its name is of no use to others', async () => {
  const [player, other] = [await operator.player(), await operator.player()];
  const request = { request_id: fresh() };
  const ids = [idOf(await send(player, request)), idOf(await send(player, request))];
  expect(ids[0]).toBe(ids[1]);
  expect((await send(other, request)).error.error_data).toEqual({ request_id: [{ code: 'wrongField' }] });
});

test('nobody reads, answers or closes another player’s ticket', async () => {
  const [player, other] = [await operator.player(), await operator.player()];
  const id = idOf(await send(player));
  const unknown = { ticket_id: [{ code: 'unknownTicket' }] };
  const calls = [
    operator.call('support.getTicket', { ticket_id: id }, other),
    operator.call('support.reply', { ticket_id: id, message: 'Hi', request_id: fresh() }, other),
    operator.call('support.closeTicket', { ticket_id: id }, other),
  ];
  for (const reply of await Promise.all(calls)) expect(reply.error.error_data).toEqual(unknown);
  expect((await operator.call('support.getTicket', { ticket_id: id })).error.type).toBe('AuthorizationException');
});

test('2.2-6 files are judged by their content, not by their name', async () => {
  const player = await operator.player();
  const picture = await png();
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n').toString('base64');
  const ids: string[] = [];
  for (const [name, content] of [
    ['../../a\u202Egnp.exe', picture],
    ['bill.pdf', pdf],
  ] as const) {
    const reply = await attach(player, name, content);
    expect(reply.status).toBe(200);
    ids.push((reply.data as { id: string }).id);
  }
  const wrong = { content: [{ code: 'wrongFile' }] };
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64');
  const cut = Buffer.from(picture, 'base64').subarray(0, 20).toString('base64');
  const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('not a picture')]).toString('base64');
  for (const content of [script, cut, disguised, 'no base64!', '', Buffer.from('%PDF-1.4 cut').toString('base64')])
    expect((await attach(player, 'bill.png', content)).error.error_data).toEqual(wrong);
  const id = idOf(await send(player, { attachments: ids }));
  const kept = (await ticketOf(id, player)).messages[0]?.attachments.map((file) => (file as { name: string }).name);
  // Both came at the same instant of the test's clock.
  expect(kept?.sort()).toEqual(['agnp.exe', 'bill.pdf']);
  const again = await send(player, { attachments: ids });
  expect(again.error.error_data).toEqual({ attachments: [{ code: 'wrongField' }] });
});

test('2.2-6 an attachment can be taken back by its writer alone, once, as the file that it was', async () => {
  const [player, other] = [await operator.player(), await operator.player()];
  const picture = await png();
  const { id: fileId } = (await attach(player, 'Квитанция (1).png', picture)).data as { id: string };
  const link = (caller: Caller) => operator.call('support.getFile', { file_id: fileId }, caller);
  const refused = { file_id: [{ code: 'wrongField' }] };
  // Not sent yet.
  expect((await link(player)).error.error_data).toEqual(refused);
  const id = idOf(await send(player, { attachments: [fileId] }));
  expect((await ticketOf(id, player)).messages[0]?.attachments).toMatchObject([{ id: fileId }]);
  expect((await link(other)).error.error_data).toEqual(refused);
  const pathOf = async () => ((await link(player)).data as { path: string }).path;
  const [first, path] = [await pathOf(), await pathOf()];
  const open = (url: string) => operator.app.inject({ url });
  // The last link is the one that works.
  expect((await open(first)).statusCode).toBe(404);
  const file = await open(path);
  expect(file.rawPayload.equals(Buffer.from(picture, 'base64'))).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Квитанция ')}%281%29.png`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect((await open(path)).statusCode).toBe(404);
  const late = await pathOf();
  operator.time.ms += 5 * 60_000 + 1;
  expect((await open(late)).statusCode).toBe(404);
});

test('another writer’s file, an old one and a fifth are refused', async () => {
  const [player, other] = [await operator.player(), await operator.player()];
  const file = async (caller: Caller) => ((await attach(caller, 'a.png', await png())).data as { id: string }).id;
  const refused = { attachments: [{ code: 'wrongField' }] };
  expect((await send(other, { attachments: [await file(player)] })).error.error_data).toEqual(refused);
  const old = await file(player);
  operator.time.ms += 3_600_001;
  expect((await send(player, { attachments: [old] })).error.error_data).toEqual(refused);
  expect((await send(player, { attachments: ['1', '2', '3', '4', '5'] })).status).toBe(422);
  const email = 'files@example.test';
  expect((await send(guest(3), { email, attachments: [await file(guest(2))] })).error.error_data).toEqual(refused);
});

test('a file of the largest size arrives by a form with parts; a larger one and large other forms are refused', async () => {
  const player = await operator.player();
  const post = async (method: string, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const { headers, body: stream } = new Request('http://site', { method: 'POST', body });
    const reply = await operator.app.inject({
      method: 'POST',
      url: `/api/${method}?locale=en`,
      payload: Buffer.from(await new Response(stream).arrayBuffer()),
      headers: {
        'content-type': headers.get('content-type') ?? '',
        'sec-fetch-site': 'same-origin',
        cookie: `croupier_session=${player.cookie}`,
      },
    });
    return reply.statusCode;
  };
  const largest = Buffer.alloc(mostAttachmentBytes);
  largest.write('%PDF-1.4', 0);
  largest.write('%%EOF', mostAttachmentBytes - 6);
  expect(await post('support.attach', { name: 'a.pdf', content: largest.toString('base64') })).toBe(200);
  const larger = Buffer.concat([largest, Buffer.alloc(200_000)]).toString('base64');
  expect([413, 422]).toContain(await post('support.attach', { name: 'a.pdf', content: larger }));
  expect(await post('support.closeTicket', { ticket_id: '1', more: 'x'.repeat(100_000) })).not.toBe(200);
});

test('8-23 tickets and files are counted per player and per address of a guest', async () => {
  const player = await operator.player();
  for (let count = 0; count < 8; count += 1) expect((await send(player)).status).toBe(200);
  const refused = await send(player);
  expect([refused.status, refused.error.type]).toEqual([429, 'TooManyRequestsException']);
  const email = 'many@example.test';
  for (let count = 0; count < 8; count += 1) expect((await send(guest(9), { email })).status).toBe(200);
  expect((await send(guest(9), { email })).status).toBe(429);
  expect((await send(guest(10), { email })).status).toBe(200);
});

test('7-94, 7-95, 3-45, 3-46 the chat’s settings and the frequent questions come from the content system, whatever it holds', async () => {
  const settings = async () => (await operator.call('support.getsettings')).data as Record<string, unknown>;
  const questions = async () => ((await operator.call('support.getFaq')).data as { items: unknown[] }).items;
  expect([(await settings())['chat_provider'], await questions()]).toEqual(['', []]);
  const jivo = {
    widget_id: 'w1',
    license: 77,
    src: 'https://chat.example/sdk.js',
    lang: 'en',
    open_live_chat: true,
    conversation_attributes: { brand: 'croupier', empty: '', odd: {} },
  };
  const chat = { provider: 'jivo', providers: { jivo, tawk: { id: 'other' } } };
  operator.vendors.on('/content/api/site-configuration', () => Response.json({ data: { chat } }));
  const faqs = [
    { documentId: 'a', category: 'payments', question: 'How long?', answer: 'Not long.', words: 'payout' },
    { id: 2, category: 'unheard-of', question: 'Why?', answer: 'Because.' },
    { id: 3, question: 'Without an answer' },
    null,
  ];
  operator.vendors.on('/content/api/faqs', () => Response.json({ data: faqs }));
  // After a failure the content system is asked again after three seconds.
  operator.time.ms += 3_001;
  expect(await settings()).toMatchObject({
    chat_provider: 'jivo',
    chat_config: {
      id: '',
      license: '77',
      src: 'https://chat.example/sdk.js',
      widget_id: 'w1',
      lang: 'en',
      open_live_chat: true,
      conversation_attributes: [{ name: 'brand', value: 'croupier' }],
    },
  });
  expect(await questions()).toEqual([
    { id: 'a', category: 'payments', question: 'How long?', answer: 'Not long.', words: 'payout' },
    { id: '2', category: 'other', question: 'Why?', answer: 'Because.', words: '' },
  ]);
  operator.vendors.on('/content/api/faqs', () => Response.json({ data: { odd: true } }));
  operator.time.ms += 30_001;
  expect(await questions()).toEqual([]);
});

test('7-64, 3-48, 4-7 messages of the chat are stored for players, and refused for guests', async () => {
  const player = await operator.player();
  const event = { channel_id: 'chatwoot', conversation_id: 'c1', text: 'Hello', event: 'sent' };
  expect((await operator.call('chat.storeEvent', event)).error.type).toBe('AuthorizationException');
  expect((await operator.call('chat.storeEvent', event, player)).data).toBe(1);
  expect((await operator.call('chat.storeEvent', { ...event, event: 'read' }, player)).status).toBe(422);
  const stored = await operator.database.query(
    'select channel, conversation, event, text from operator.chat_messages where uid = $1',
    [player.uid],
  );
  expect(stored).toEqual([{ channel: 'chatwoot', conversation: 'c1', event: 'sent', text: 'Hello' }]);
});
