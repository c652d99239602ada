import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RealtimeFrame } from '../../../src/contract/index.ts';
import { MOST_AT_ONCE } from '../../../server/sockets/BoundedSocket.ts';
import { buildOperator } from '../buildOperator.ts';
import { startTestOperator } from '../testing/startTestOperator.ts';
import type { TestOperator } from '../testing/startTestOperator.ts';
import { changePassword } from '../testing/newPassword.ts';
import { TestVendors } from '../testing/TestVendors.ts';

let operator: TestOperator;
const open: WebSocket[] = [];
beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  // A notice of a registration would take numbers of the sequence.
  await operator.database.query('create rule untold as on insert to operator.happenings do instead nothing');
  await operator.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterAll(async () => {
  for (const socket of open) socket.terminate();
  await operator.close();
});

const portOf = (address: ReturnType<TestOperator['app']['server']['address']>) => (address as AddressInfo).port;
const ticket = async (cookie: string) =>
  ((await operator.call('account.getToken', {}, { cookie })).data as { token: string }).token;
const control = (path: string, payload: object = {}) => operator.control(path, payload);
const credit = (uid: number) => control('credit', { uid, amount: '1.00', currency: 'USD' });

interface Client {
  readonly socket: WebSocket;
  readonly frames: RealtimeFrame[];
  readonly refusal: Promise<number>;
  readonly closed: Promise<number>;
}

function connect(
  token: string,
  { from = '', origin = 'http://localhost:3000', port = portOf(operator.app.server.address()) } = {},
): Client {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws?token=${token}&from=${from}`, { origin });
  open.push(socket);
  const frames: RealtimeFrame[] = [];
  socket.on('message', (text) => frames.push(JSON.parse(String(text)) as RealtimeFrame));
  socket.on('error', () => undefined);
  const refusal = new Promise<number>((resolve) =>
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0)),
  );
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  return { socket, frames, refusal, closed };
}

const seqs = (client: Client) => client.frames.flatMap((frame) => (frame.kind === 'event' ? [frame.seq] : []));

test('7-119 sends hello, then every balance change once and in order, with its cause', async () => {
  const { cookie, uid } = await operator.player();
  const client = connect(await ticket(cookie));
  await expect.poll(() => client.frames[0]).toMatchObject({ kind: 'hello', seq: 0 });
  await Promise.all([credit(uid), credit(uid), credit(uid)]);
  await expect.poll(() => seqs(client)).toEqual([1, 2, 3]);
  expect(client.frames[1]).toMatchObject({
    event: {
      type: 'account.balance_updated',
      data: { balance_main: { amount: '1.00' }, cause: { kind: 'other', amount: { amount: '1.00' } } },
    },
  });
  const versions = client.frames.flatMap((frame) =>
    frame.kind === 'event' && frame.event.type === 'account.balance_updated' ? [frame.event.data.balance_version] : [],
  );
  expect(versions).toEqual([1, 2, 3]);
});

test('7-15 trust: a ticket works once, for 30 s, and from the site’s origin only', async () => {
  const { cookie } = await operator.player();
  const token = await ticket(cookie);
  const client = connect(token);
  await expect.poll(() => client.frames.length).toBe(1);
  expect(await connect(token).refusal).toBe(401);
  expect(await connect('nonsense').refusal).toBe(401);
  expect(await connect(await ticket(cookie), { origin: 'https://evil.example' }).refusal).toBe(403);
  const old = await ticket(cookie);
  operator.time.ms += 30_000;
  expect(await connect(old).refusal).toBe(401);
});

test('7-15 a ticket of a session that was signed out since, or of a banned player, connects nobody', async () => {
  const [left, banned] = [await operator.player(), await operator.player()];
  const tickets = [await ticket(left.cookie), await ticket(banned.cookie)];
  await operator.call('auth.logout', {}, { cookie: left.cookie });
  await control('ban', { uid: banned.uid });
  expect(await Promise.all(tickets.map((token) => connect(token).refusal))).toEqual([401, 401]);
});

test('I6 after a lost connection the client resumes at its last event or gets a gap frame', async () => {
  const { cookie, uid } = await operator.player();
  const client = connect(await ticket(cookie));
  await expect.poll(() => client.frames.length).toBe(1);
  await credit(uid);
  await expect.poll(() => seqs(client)).toEqual([1]);
  await control('sockets/drop');
  await client.closed;
  await credit(uid);
  await credit(uid);
  const resumed = connect(await ticket(cookie), { from: '1' });
  await expect.poll(() => seqs(resumed)).toEqual([2, 3]);
  expect(resumed.frames[0]).toMatchObject({ kind: 'hello', seq: 3 });
  await operator.database.query('delete from operator.realtime_events where uid = $1 and seq < 3', [uid]);
  const late = connect(await ticket(cookie), { from: '1' });
  await expect.poll(() => late.frames.map(({ kind }) => kind)).toEqual(['hello', 'gap']);
  const lost = connect(await ticket(cookie), { from: '99' });
  await expect.poll(() => lost.frames.map(({ kind }) => kind)).toEqual(['hello', 'gap']);
});

test('signing out closes the sockets of that session and of no other', async () => {
  const { cookie, uid, email } = await operator.player();
  const second = await operator.call('auth.login', { login: email, password: 'otter-lamp-71' });
  const first = connect(await ticket(cookie));
  const other = connect(await ticket(second.cookie ?? ''));
  await expect.poll(() => [first.frames.length, other.frames.length]).toEqual([1, 1]);
  await operator.call('auth.logout', {}, { cookie });
  expect(await first.closed).toBe(4001);
  expect(first.frames.at(-1)).toMatchObject({
    kind: 'event',
    event: { type: 'account.session_ended', data: { reason: 'logout' } },
  });
  await credit(uid);
  // The first event was the notice of the second sign-in.
  await expect.poll(() => seqs(other)).toEqual([2]);
});

test('7-6 once the password has changed, sockets of the old token close, and the new one opens another', async () => {
  const { cookie } = await operator.player();
  const copied = connect(await ticket(cookie));
  await expect.poll(() => copied.frames.length).toBe(1);
  const changed = await changePassword(operator, { cookie });
  const renewed = connect(await ticket(changed.cookie ?? ''));
  await expect.poll(() => renewed.frames.length).toBe(1);
  // Nothing else of the session has ended: as at every heartbeat, the hub looks after all its sockets.
  await operator.database.query(`select pg_notify('croupier_sessions', '')`);
  expect(await copied.closed).toBe(1001);
  await expect.poll(() => renewed.frames.at(-1)?.kind).toBe('ping');
  expect(copied.frames.some((frame) => frame.kind === 'event' && frame.event.type === 'account.session_ended')).toBe(
    false,
  );
});

/** Starts a second operator on the same database. */
async function startReplica() {
  const replica = buildOperator({
    config: { ...operator.config, market: 'bench' },
    database: operator.database,
    fetch: new TestVendors().fetch,
    clock: { now: () => new Date(operator.time.ms) },
  });
  await replica.listen({ port: 0, host: '127.0.0.1' });
  return replica;
}

test('8-10 a ban closes the player’s sockets at once, on every replica, and no others', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const replica = await startReplica();
  const port = portOf(replica.server.address());
  const banned = [connect(await ticket(one.cookie)), connect(await ticket(one.cookie), { port })];
  const unharmed = connect(await ticket(other.cookie), { port });
  await expect.poll(() => [...banned, unharmed].every((client) => client.frames.length === 1)).toBe(true);
  await control('ban', { uid: one.uid });
  // Much sooner than the next heartbeat, which would close them in any case.
  for (const client of banned) {
    expect(await Promise.race([client.closed, new Promise((resolve) => setTimeout(resolve, 2000, 'still open'))])).toBe(
      4001,
    );
    expect(client.frames.at(-1)).toMatchObject({
      kind: 'event',
      event: { type: 'account.session_ended', data: { reason: 'banned' } },
    });
  }
  await credit(other.uid);
  await expect.poll(() => seqs(unharmed)).toEqual([1]);
  await replica.close();
});

test('I6 two tabs and a second replica receive the same events', async () => {
  const { cookie, uid } = await operator.player();
  const replica = await startReplica();
  const clients = [
    connect(await ticket(cookie)),
    connect(await ticket(cookie)),
    connect(await ticket(cookie), { port: portOf(replica.server.address()) }),
  ];
  await expect.poll(() => clients.every((client) => client.frames.length === 1)).toBe(true);
  await credit(uid);
  await operator.control('credit', { uid, amount: '1.00', currency: 'USD' }, replica);
  for (const client of clients) await expect.poll(() => seqs(client)).toEqual([1, 2]);
  await replica.close();
  expect(await clients[2]?.closed).toBe(1001);
});

test('7-119 a message above 16 kB and messages above the rate limit close the socket', async () => {
  const { cookie } = await operator.player();
  const [large, many] = [connect(await ticket(cookie)), connect(await ticket(cookie))];
  await expect.poll(() => [large.frames.length, many.frames.length]).toEqual([1, 1]);
  large.socket.send(Buffer.alloc(16 * 1024 + 1));
  expect(await large.closed).toBe(1009);
  for (let count = 0; count <= MOST_AT_ONCE; count += 1) many.socket.send('x');
  expect(await many.closed).toBe(1008);
});

test('7-119, 16-A7 a player can have 20 sockets: another is refused before it opens, until one closes', async () => {
  const { cookie } = await operator.player();
  const clients: Client[] = [];
  for (let count = 0; count < 20; count += 1) clients.push(connect(await ticket(cookie)));
  await expect.poll(() => clients.every((client) => client.frames.length === 1)).toBe(true);
  expect(await connect(await ticket(cookie)).refusal).toBe(429);
  clients[0]?.socket.close();
  await clients[0]?.closed;
  await expect
    .poll(async () => {
      const next = connect(await ticket(cookie));
      await Promise.race([next.closed, next.refusal, once(next.socket, 'message')]);
      return next.frames[0]?.kind;
    })
    .toBe('hello');
  const other = await operator.player();
  const unharmed = connect(await ticket(other.cookie));
  await expect.poll(() => unharmed.frames.length).toBe(1);
});

test('events of other players are not sent', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const client = connect(await ticket(one.cookie));
  await expect.poll(() => client.frames.length).toBe(1);
  await credit(other.uid);
  await credit(one.uid);
  await expect.poll(() => seqs(client)).toEqual([1]);
  expect(client.frames).toHaveLength(2);
});
