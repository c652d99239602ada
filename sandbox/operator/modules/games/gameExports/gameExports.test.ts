import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { exportLink, isExportLink } from './exportLink.ts';
import { eventually } from '../../../../../tests/eventually.ts';

interface Request {
  readonly id: string;
  readonly status: string;
  readonly rounds: number;
  readonly game: string;
  readonly expires_at: string | null;
  readonly path: string;
}

let operator: TestOperator;
let player: Awaited<ReturnType<TestOperator['player']>>;
const HOUR = 3_600_000;

beforeAll(async () => {
  operator = await startTestOperator({ market: 'bench' });
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
  player = await operator.player();
  await operator.database.query(
    `insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at)
     select 'g1', $1, id, 'lantern-harbor', 'USD', 'en', $2 from operator.sessions where uid = $1 limit 1`,
    [player.uid, new Date(operator.time.ms)],
  );
  await operator.database.query(
    `insert into operator.rounds (id, uid, game_session_id, game, currency, status, stake, payout, started_at, settled_at)
     select 'r' || lpad(n::text, 4, '0'), $1, 'g1', case when n % 2 = 0 then 'lantern-harbor' else 'jade-ascent' end, 'USD',
       'settled', 100, 250, $2::timestamptz + n * interval '1 second', $2::timestamptz + n * interval '1 second'
     from generate_series(1, 2500) n`,
    [player.uid, new Date(operator.time.ms - 2 * HOUR)],
  );
}, 60_000);
afterAll(() => operator.close());

const by = () => ({ cookie: player.cookie });
const latest = async () =>
  ((await operator.call('games.gethistoryexportrequest', {}, by())).data as { request: Request | null }).request;
const create = (fields: Record<string, string> = {}) => operator.call('games.createhistoryexportrequest', fields, by());
const made = async () => {
  await operator.control('games/makeExports');
  // The job may be at it.
  await eventually(async () => expect((await latest())?.status).toBe('ready'));
  return (await latest())!;
};
const fetchFile = (path: string) => operator.app.inject({ url: path });

test('7-73, 7-74 a request is made into a file of all rounds, which its signed link answers with', async () => {
  expect(await latest()).toBeNull();
  const asked = await create();
  expect(asked.data).toMatchObject({ request: { status: expect.stringMatching(/pending|ready/), game: '' } });
  const ready = await made();
  expect(ready.rounds).toBe(2500);
  const file = await fetchFile(ready.path);
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="croupier-rounds-2026-06-01.csv"',
  ]);
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(2501);
  expect(lines[1]).toContain('"jade-ascent","Jade Ascent","settled","1.00","2.50","USD","2.50","r0001"');
  expect(new Set(lines).size).toBe(2501);
});

test('7-74 a file of one game and a time has no other rounds', async () => {
  const from = new Date(operator.time.ms - 2 * HOUR + 1_001_000).toISOString();
  await create({ game: 'lantern-harbor', from });
  const ready = await made();
  expect([ready.game, ready.rounds]).toEqual(['lantern-harbor', 750]);
  const { error } = await create({ from: 'yesterday' });
  expect(error).toMatchObject({ type: 'InvalidParameterException', error_data: { from: [{ code: 'wrongField' }] } });
});

test('7-74 one request is open at a time', async () => {
  await operator.database.query(
    `insert into operator.game_exports (id, uid, game, status, created_at) values ('open', $1, '', 'pending', $2)`,
    [player.uid, new Date(operator.time.ms + 1)],
  );
  // A job that locks the row first makes it ready before it can be asked for again.
  const other = await create({ game: 'jade-ascent' });
  if (other.status !== 200)
    expect(other.error).toMatchObject({ type: 'InvalidRequestException', error_data: { reason: 'exportPending' } });
  await made();
  const open = await operator.database.query("select 1 from operator.game_exports where status = 'pending'");
  expect(open).toHaveLength(0);
});

test('7-73 a link that is altered or too old answers nothing, and a file is kept for a day', async () => {
  const { path, id } = await made();
  expect((await fetchFile(path.replace(id, 'another'))).statusCode).toBe(404);
  expect((await fetchFile(path.replace(/until=\d+/, `until=${operator.time.ms + 9 * HOUR}`))).statusCode).toBe(404);
  operator.time.ms += HOUR;
  expect((await fetchFile(path)).statusCode).toBe(404);
  expect((await fetchFile((await latest())!.path)).statusCode).toBe(200);
  // The player's session does not last for the day that a file does.
  await operator.database.query('update operator.game_exports set expires_at = $1 where id = $2', [
    new Date(operator.time.ms),
    id,
  ]);
  expect(await latest()).toMatchObject({ status: 'expired', path: '' });
  await operator.control('games/makeExports');
  await eventually(async () =>
    expect(
      await operator.database.query('select 1 from operator.game_export_parts where export_id = $1', [id]),
    ).toHaveLength(0),
  );
});

test('7-73 another player sees nothing of it, and a guest is asked to sign in', async () => {
  const other = await operator.player();
  expect((await operator.call('games.gethistoryexportrequest', {}, other)).data).toEqual({ request: null });
  expect((await operator.call('games.gethistoryexportrequest')).status).toBe(401);
});

test('3-12 without the feature there are no such methods', async () => {
  const plain = await startTestOperator({ isGameHistoryExportEnabled: false });
  try {
    const someone = await plain.player();
    const info = await plain.call('metadata.getgeneralinfo');
    expect(info.data).toMatchObject({ is_game_history_export_enabled: false });
    expect((await plain.call('games.gethistoryexportrequest', {}, someone)).error.type).toBe('MethodNotFoundException');
    expect((await plain.call('games.createhistoryexportrequest', {}, someone)).status).toBe(404);
  } finally {
    await plain.close();
  }
});

test('7-73 a link ends with the session that was given it', async () => {
  const { cookie } = await operator.call('auth.login', { login: player.email, password: 'otter-lamp-71' });
  // The player's first session has no fresh proof any more.
  await operator.call('games.createhistoryexportrequest', {}, { cookie: cookie! });
  await made();
  const pathOf = async (of: string | undefined) =>
    ((await operator.call('games.gethistoryexportrequest', {}, { cookie: of! })).data as { request: Request }).request
      .path;
  const [own, other] = [await pathOf(player.cookie), await pathOf(cookie)];
  expect([(await fetchFile(own)).statusCode, (await fetchFile(other)).statusCode]).toEqual([200, 200]);
  await operator.call('auth.logout', {}, { cookie: cookie! });
  expect([(await fetchFile(own)).statusCode, (await fetchFile(other)).statusCode]).toEqual([200, 404]);
});

test('7-73 a signature is of one file, one session and one time', () => {
  const of = { id: 'a', sessionId: 's' };
  const link = new URL(exportLink('secret', of, 1_000), 'http://x.test');
  const query = Object.fromEntries(link.searchParams);
  expect([
    isExportLink('secret', of, query, 1_000),
    isExportLink('secret', of, query, 1_001),
    isExportLink('secret', { ...of, id: 'b' }, query, 1_000),
    isExportLink('secret', { ...of, sessionId: 't' }, query, 1_000),
    isExportLink('other', of, query, 1_000),
    isExportLink('secret', of, { ...query, until: '2000' }, 1_000),
    isExportLink('secret', of, { until: ['1000'], sign: {} }, 1_000),
  ]).toEqual([true, false, false, false, false, false, false]);
});
