import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLedger } from '../../../audit/auditLedger.ts';
import { composeOperator } from '../../../composeOperator.ts';
import type { OperatorDeps } from '../../../OperatorDeps.ts';
import { SandboxClock } from '../../../SandboxClock.ts';
import { readSandboxSettings } from '../../../../settings.ts';
import { signedHeaders } from '../../../../signing.ts';
import { startTestOperator, testConfig } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { HousePlay, ROUND_EVERY_MS } from './HousePlay.ts';
import { addHousePlayers, housePlayers } from './housePlayers.ts';
import { eventually } from '../../../../../tests/eventually.ts';

let operator: TestOperator;
/** The studio's calls, and whether it is away. */
const studio = { asked: [] as string[], isAway: false, rounds: 0, stakes: ['1.00'] };

beforeAll(async () => {
  operator = await startTestOperator();
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
  await addHousePlayers(operator.database, new Date(operator.time.ms));
}, 60_000);
afterAll(() => operator.close());
beforeEach(() => {
  operator.time.ms += 10 * ROUND_EVERY_MS;
  Object.assign(studio, { asked: [], isAway: false, stakes: ['1.00'] });
});

/** Its calls to the operator reach it; the studio stakes 1.00 and pays 2.50 by the wallet's own calls. */
const line = (async (input: string | URL | Request, init: RequestInit = {}) => {
  const url = new URL(String(input));
  if (!url.pathname.startsWith('/studio/')) {
    const sent = new Request(url, {
      method: init.method ?? 'GET',
      headers: init.headers ?? {},
      body: init.body ?? null,
    });
    const reply = await operator.app.inject({
      method: sent.method === 'POST' ? 'POST' : 'GET',
      url: `${url.pathname}${url.search}`,
      headers: Object.fromEntries(sent.headers),
      payload: await sent.text(),
    });
    const { location } = reply.headers;
    return new Response(reply.body, {
      status: reply.statusCode,
      headers: location === undefined ? {} : { location: String(location) },
    });
  }
  studio.asked.push(url.pathname.slice('/studio/api/'.length));
  if (studio.isAway) throw new Error('away');
  const body = JSON.parse(String(init.body)) as Record<string, string>;
  if (url.pathname.endsWith('/session')) {
    const known = await wallet('session', { session: body['session'] });
    const opened = { clientSeed: 'x', unshownRound: null };
    return Response.json({ ...known, ...opened, session: body['session'], stakes: studio.stakes });
  }
  if (url.pathname.endsWith('/spin')) {
    const round_id = `house-${(studio.rounds += 1)}`;
    const session = body['session'] ?? '';
    const { game } = await wallet('session', { session });
    const common = { round_id, currency: 'USD' };
    await wallet('bet', { ...common, session, game, transaction_id: `${round_id}:bet`, amount: body['stake'] });
    await wallet('win', { ...common, transaction_id: `${round_id}:win`, amount: '2.50', finished: true });
    return Response.json({ round: { id: round_id } });
  }
  return Response.json({ ok: true });
}) as typeof fetch;

async function wallet(method: string, body: object): Promise<Record<string, unknown>> {
  const payload = JSON.stringify(body);
  const message = { method: 'POST', path: `/wallet/${method}`, body: payload };
  const headers = signedHeaders(testConfig.walletSecret, message, operator.time.ms);
  const reply = await operator.app.inject({ method: 'POST', url: `/wallet/${method}`, payload, headers });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json();
}

const deps = (): OperatorDeps => ({
  config: operator.config,
  database: operator.database,
  clock: new SandboxClock({ now: () => new Date(operator.time.ms) }),
  fetch: line,
  logger: operator.app.log,
});
/** The house's play in another process. */
const newProcess = () => new HousePlay(composeOperator(deps()).core, (least) => least);

interface Row {
  readonly uid: bigint;
  readonly count: bigint;
}
const rounds = async () =>
  (
    await operator.database.query<Row>(
      `select r.uid, count(*) as count from operator.rounds r join operator.players p on p.uid = r.uid
       where p.is_sandbox and r.status = 'settled' group by r.uid`,
    )
  ).reduce((sum, { count }) => sum + Number(count), 0);

test('1-16 a house player really plays: by a ticket, a launch and the studio’s calls, with granted money', async () => {
  const house = newProcess();
  await house.run();
  expect(studio.asked).toEqual(['session', 'spin', 'shown']);
  expect(await rounds()).toBe(1);
  const { data } = await operator.call('winners.get', { scope: 'latest', count: 1 });
  expect(data).toMatchObject({
    items: [{ player: { name: 'Marble', is_sandbox: true, is_own: false }, multiple: '2.50' }],
  });
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
});

/** A running tournament that counts the rounds of these games, with points for a stake of 0.10 each. */
async function tournamentOf(sysname: string, games: readonly string[]): Promise<number> {
  const like = { like: 'harbour-week', starts_in: -1_000, ends_in: 600_000 };
  const added = await operator.control('addTournament', { ...like, sysname, games });
  return added.json<{ id: number }>().id;
}

async function play(house: HousePlay, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    await house.run();
    operator.time.ms += ROUND_EVERY_MS;
  }
}

test('1-6 after a start each house player soon is on the boards, once, and as a sandbox player', async () => {
  // Chance always takes the first game, which this is: the other one is played because it counts most.
  await operator.database.query("update operator.games set lines = 5 where sysname = 'cherry-parade'");
  const ids = [
    await tournamentOf('house-one', ['lantern-harbor']),
    await tournamentOf('house-two', ['lantern-harbor']),
  ];
  const board = async (id: number) => (await operator.call('leaderboard.get', { tournament_id: id, count: 20 })).data;
  const house = newProcess();
  await play(house, housePlayers.length);
  const items = housePlayers.map(({ name }) => ({ points: 10, player: { name, is_sandbox: true } }));
  for (const id of ids) expect(await board(id)).toMatchObject({ count: items.length, items });
  // Beyond their first sittings.
  await play(house, 6);
  for (const id of ids) expect(await board(id)).toMatchObject({ count: items.length });
  // Who cannot deposit is not in one that needs a deposit.
  const closed = await operator.database.query(
    `select 1 from operator.tournament_participants p join operator.tournaments t on t.id = p.tournament_id
     where t.sysname like 'weekend-tables%'`,
  );
  expect(closed).toEqual([]);
  await Promise.all(ids.map((id) => operator.control('endTournament', { id })));
});

test('1-6 house players stake what counts in the tournaments that they are in', async () => {
  const id = await tournamentOf('house-stakes', ['lantern-harbor']);
  studio.stakes = ['0.05', '0.09', '0.10', '1.00'];
  await play(newProcess(), 1);
  const { data } = await operator.call('leaderboard.get', { tournament_id: id });
  expect(data).toMatchObject({ items: [{ points: 1 }] });
});

test('1-16 all house players on all replicas together play at most one round in ten seconds, in one process', async () => {
  const [one, other] = [newProcess(), newProcess()];
  const before = await rounds();
  await Promise.all([one.run(), other.run(), one.run()]);
  expect(await rounds()).toBe(before + 1);
  operator.time.ms += ROUND_EVERY_MS - 1;
  await Promise.all([one.run(), other.run()]);
  expect(await rounds()).toBe(before + 1);
  // The same process again; the other one when that is gone.
  for (let turn = 0; turn < 3; turn += 1) {
    operator.time.ms += ROUND_EVERY_MS;
    await Promise.all([other.run(), one.run()]);
  }
  expect(await rounds()).toBe(before + 4);
  const holders = await operator.database.query('select holder from operator.house_turn');
  expect(holders).toHaveLength(1);
  operator.time.ms += 7 * ROUND_EVERY_MS;
  await other.run();
  expect(await rounds()).toBe(before + 5);
});

test('1-16 a studio that is away is asked again with the next turn; no session stays behind', async () => {
  const house = newProcess();
  studio.isAway = true;
  await house.run();
  const live = () =>
    operator.database.query(
      `select s.id from operator.sessions s join operator.players p on p.uid = s.uid where p.is_sandbox and s.ended_at is null
         and s.user_agent = 'sandbox' and s.created_at = $1`,
      [new Date(operator.time.ms)],
    );
  expect(await live()).toEqual([]);
  studio.isAway = false;
  operator.time.ms += ROUND_EVERY_MS;
  const before = await rounds();
  await house.run();
  expect(await rounds()).toBe(before + 1);
});

test('1-16 a sitting ends after some rounds, and each player’s first one after one', async () => {
  await play(newProcess(), housePlayers.length + 5);
  expect(studio.asked.filter((method) => method === 'session')).toHaveLength(housePlayers.length + 2);
});

test.each([
  [{}, true],
  [{ HOUSE_PLAYERS: '0' }, false],
  [{ SANDBOX_CONTROLS: '1' }, false],
  [{ MARKET: 'bench' }, false],
  [{ SANDBOX_CONTROLS: '1', HOUSE_PLAYERS: '1' }, true],
])('1-16 house players are off in tests and on the market of benchmarks: %j', (env, isOn) => {
  expect(readSandboxSettings(env).hasHousePlayers).toBe(isOn);
});
