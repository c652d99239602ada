import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseAmbiguousFraming } from '../../../../../server/http/requestFraming.ts';
import { openStudioDatabase } from '../../../server/testing/openStudioDatabase.ts';
import { studioServer } from '../../../server/studioServer.ts';
import { FakeOperator } from '../../../server/testing/FakeOperator.ts';
import type { WireTable, WireTableMessage } from '../wireTable.ts';
import { TABLE_SOCKETS } from './tableRoutes.ts';

let database: Awaited<ReturnType<typeof openStudioDatabase>>;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  database = await openStudioDatabase();
  const operator = new FakeOperator(() => Date.now());
  app = Fastify();
  refuseAmbiguousFraming(app, TABLE_SOCKETS);
  await app.register(
    studioServer({
      database,
      operatorUrl: 'http://operator.test',
      secret: operator.secret,
      fetch: operator.fetch,
      now: () => Date.now(),
      clientDir: '/nowhere',
      embedders: [],
      reconcileEveryMs: 60_000,
    }),
  );
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** The messages of a table until `count` have come. */
function listen(table: string, count: number): Promise<WireTableMessage[]> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/studio/tables/${table}`);
    const messages: WireTableMessage[] = [];
    socket.on('message', (data: Buffer) => {
      messages.push(JSON.parse(data.toString()) as WireTableMessage);
      if (messages.length === count) {
        socket.close();
        resolve(messages);
      }
    });
    socket.on('error', reject);
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      reject(new Error(String(response.statusCode)));
    });
  });
}

test.each(['crash', 'live-roulette', 'carousel'])('1-3 whoever comes to %s gets its state at once', async (table) => {
  const [first] = (await listen(table, 1)) as WireTable[];
  expect(first).toMatchObject({ type: 'table', round: { phase: 'betting', outcome: null, serverSeed: null } });
  expect(first?.round.seedHash).toMatch(/^[0-9a-f]{64}$/);
  expect((first?.round.endsAt ?? 0) - (first?.now ?? 0)).toBeGreaterThan(0);
});

test('a table that does not exist has no socket', async () => {
  await expect(listen('poker', 1)).rejects.toThrow('400');
});

test('the proof of a round is given once it is over', async () => {
  const [first] = (await listen('carousel', 1)) as WireTable[];
  const id = first?.round.id ?? '';
  const early = await app.inject(`/studio/api/tables/${id}`);
  expect([early.statusCode, early.json().error.type]).toEqual([404, 'NotFound']);
  expect((await app.inject('/studio/api/tables/nothing')).statusCode).toBe(404);
  await database.query(`UPDATE vendors.table_rounds SET phase = 'over', client_seed = 'c' WHERE id = $1`, [id]);
  const { statusCode, body } = await app.inject(`/studio/api/tables/${id}`);
  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ seedHash: first?.round.seedHash, clientSeed: 'c', seeds: [] });
});
