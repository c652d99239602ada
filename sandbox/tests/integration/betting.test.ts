import fastify from 'fastify';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { auditLedger } from '../../operator/audit/auditLedger.ts';
import { BetDesk } from '../../operator/modules/betting/testing/BetDesk.ts';
import { startTestOperator } from '../../operator/testing/startTestOperator.ts';
import type { TestOperator } from '../../operator/testing/startTestOperator.ts';
import { TestVendors } from '../../operator/testing/TestVendors.ts';
import type { WireLine } from '../../sportsbook/server/book/wireEvents.ts';
import { sportsbookMigrations } from '../../sportsbook/server/sportsbookMigrations.ts';
import { sportsbookServer } from '../../sportsbook/server/sportsbookServer.ts';

let operator: TestOperator;
let database: Database;
let book: FastifyInstance | null = null;
const inject = (options: InjectOptions) => {
  if (book === null) throw new Error('The sportsbook is not there yet');
  return book.inject(options);
};
beforeAll(async () => {
  const vendors = new TestVendors();
  vendors.on('/sportsbook/api/highlights', async () => {
    if (book === null) return Response.json({ events: [] });
    return new Response((await inject({ url: '/sportsbook/api/highlights?count=8' })).body);
  });
  operator = await startTestOperator({}, undefined, vendors);
  database = await openTestDatabase([
    { schema: 'vendors', modules: [{ module: 'sportsbook', migrations: sportsbookMigrations }] },
  ]);
  const server = fastify();
  await server.register(
    sportsbookServer({
      database,
      seed: 'test',
      operatorUrl: 'http://operator.test',
      secret: operator.config.sportsbookSecret,
      fetch: async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        const headers = Object.fromEntries(new Headers(init?.headers));
        const call = { method: 'POST', url: url.pathname, payload: String(init?.body), headers } as const;
        const reply = await operator.app.inject(call);
        return new Response(reply.body, { status: reply.statusCode });
      },
      now: () => operator.time.ms,
      clientDir: '/nowhere',
      embedders: [],
      hasSandboxControls: true,
      workEveryMs: 0,
      retryDelaysMs: [],
    }),
  );
  book = server;
}, 120_000);
afterAll(async () => {
  await book?.close();
  await database.close();
  await operator.close();
});

const post = async (url: string, payload: object) => {
  const reply = await inject({ method: 'POST', url, payload });
  return { status: reply.statusCode, body: reply.json<{ status?: string }>() };
};

test('1-4, 2.2-20 a bet at the real sportsbook is placed by the real wallet, settled, and is the player’s history', async () => {
  const { cookie, uid } = await operator.player();
  await operator.control('credit', { uid, amount: '50.00', currency: 'USD' });
  const desk = new BetDesk(operator);
  await desk.launch(cookie);
  expect((await post('/sportsbook/api/session', { session: desk.session })).status).toBe(200);
  const { lines } = (await inject({ url: '/sportsbook/api/events?sport=football&when=soon' })).json<{
    lines: WireLine[];
  }>();
  const line = lines.find(({ startsAt }) => startsAt > operator.time.ms + 60_000);
  const selection = line?.main?.selections[0];
  const placed = await post('/sportsbook/api/bets', {
    session: desk.session,
    key: 'key-1-0000',
    kind: 'single',
    stake: '10.00',
    funding: 'auto',
    consent: 'none',
    odds: 0,
    legs: [{ event: line?.id, market: line?.main?.key, selection: selection?.key, odds: selection?.price }],
  });
  expect(placed).toMatchObject({ status: 200, body: { status: 'accepted' } });
  const bets = async () => (await operator.call('Bets.get', {}, { cookie })).data as { items: { id: string }[] };
  const listed = await bets();
  const id = listed.items[0]?.id ?? '';
  expect(listed).toMatchObject({
    items: [{ kind: 'single', status: 'open', stake: { amount: '10.00' }, odds: selection?.price }],
  });
  const { items: events } = (await operator.call('Betting.getEvents', { count: 8 })).data as { items: object[] };
  expect(events.length).toBe(8);
  operator.time.ms += 3 * 3_600_000;
  await post('/__sandbox/sportsbook/work', {});
  // The player's session has ended meanwhile; the bet is paid all the same.
  const { body } = await desk.call('state', { bet_id: id });
  expect(body).toMatchObject({ status: expect.stringMatching(/^(won|lost)$/) as string, revision: 1 });
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
});
