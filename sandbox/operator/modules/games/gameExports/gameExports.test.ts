import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { eventually } from '../../../../../tests/eventually.ts';

interface Request {
  readonly id: string;
  readonly status: string;
  readonly rounds: number;
  readonly game: string;
  readonly expires_at: string | null;
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
const link = (id: string) => operator.call('games.gethistoryexportfile', { id }, by());
const linkTo = async (id: string) => ((await link(id)).data as { path: string }).path;
const fetchFile = (path: string) => operator.app.inject({ url: path });

test('7-73, 7-74 a request is made into a file of all rounds, which its link answers with, once', async () => {
  expect(await latest()).toBeNull();
  const asked = await create();
  expect(asked.data).toMatchObject({ request: { status: expect.stringMatching(/pending|ready/), game: '' } });
  const ready = await made();
  expect(ready.rounds).toBe(2500);
  const path = await linkTo(ready.id);
  const file = await fetchFile(path);
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="croupier-rounds-2026-06-01.csv"',
  ]);
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(2501);
  expect(lines[1]).toContain('"jade-ascent","Jade Ascent","settled","1.00","2.50","USD","2.50","r0001"');
  expect(new Set(lines).size).toBe(2501);
  expect((await fetchFile(path)).statusCode).toBe(404);
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

test('7-73 a link that is altered or five minutes old answers nothing, and a file is kept for a day', async () => {
  const { id } = await made();
  const path = await linkTo(id);
  expect((await fetchFile(path.replace(/[^/]+$/, id))).statusCode).toBe(404);
  operator.time.ms += 5 * 60_000;
  expect((await fetchFile(path)).statusCode).toBe(404);
  const kept = await linkTo(id);
  // The player's session does not last for the day that a file does.
  await operator.database.query('update operator.game_exports set expires_at = $1 where id = $2', [
    new Date(operator.time.ms),
    id,
  ]);
  expect(await latest()).toMatchObject({ status: 'expired' });
  expect((await link(id)).error.error_data).toEqual({ id: [{ code: 'wrongField' }] });
  expect((await fetchFile(kept)).statusCode).toBe(404);
  await operator.control('games/makeExports');
  await eventually(async () =>
    expect(
      await operator.database.query('select 1 from operator.game_export_parts where export_id = $1', [id]),
    ).toHaveLength(0),
  );
});

test('7-73 another player sees nothing of it and gets no link, and a guest is asked to sign in', async () => {
  const other = await operator.player();
  await create();
  const { id } = await made();
  expect((await operator.call('games.gethistoryexportfile', { id }, other)).error.error_data).toEqual({
    id: [{ code: 'wrongField' }],
  });
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
    expect((await plain.call('games.gethistoryexportfile', { id: 'any' }, someone)).status).toBe(404);
  } finally {
    await plain.close();
  }
});
