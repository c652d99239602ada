import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '../../../../../src/contract/index.ts';
import type { tournaments } from '../../../../../src/contract/tournaments/tournaments.ts';
import { genesisHash } from '../../../../../src/shared/feed/chain.ts';
import { eventually } from '../../../../../tests/eventually.ts';
import { auditLedger } from '../../../audit/auditLedger.ts';
import { buildOperator } from '../../../buildOperator.ts';
import { seedNewcomer, seedPlayer } from '../../../seedPlayers.ts';
import { readSandboxSettings } from '../../../../settings.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { Caller, TestOperator } from '../../../testing/startTestOperator.ts';

type List = OutputOf<typeof tournaments.get>;

let operator: TestOperator;
let viewer: Caller;
beforeAll(async () => {
  operator = await startTestOperator({ hasHousePlayers: true });
  const { cookie } = await operator.call('auth.login', { login: seedPlayer.email, password: seedPlayer.password });
  viewer = { cookie };
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});

const list = async (status: string, at = operator): Promise<List> =>
  (await at.call('tournaments.get', { status, count: 50 }, at === operator ? viewer : {})).data;

/** The job that ends tournaments runs as the operator starts. */
const over = () =>
  eventually(async () => {
    const [first] = (await list('past')).items;
    expect(first).toMatchObject({ is_final: true, user_info: { prize: { amount: '20.00' } } });
    return first;
  });

test('1-6 a fresh sandbox has a tournament that is over: house players and the ready-made player are on its final board', async () => {
  const found = await over();
  expect(found).toMatchObject({
    total_participants: 7,
    user_info: { place: 3, points: 600, rounds: 4, prize: { amount: '20.00', currency: 'USD' } },
    winners: [{ player: { is_sandbox: true } }, { player: { is_sandbox: true } }, { player: { is_own: true } }],
  });
  const { data } = await operator.call('leaderboard.get', { tournament_id: found?.id ?? 0 });
  expect(data).toMatchObject({
    is_final: true,
    items: [
      { points: 780, player: { name: 'Juniper' } },
      { points: 660, player: { name: 'Marble' } },
      { points: 600 },
      { points: 440, player: { name: 'Quill' } },
      { points: 260, player: { name: 'Sparrow' } },
      { points: 120, player: { name: 'Tansy' } },
      { points: 40, player: { name: 'Ochre' } },
    ],
  });
});

test('I4 each prize of it is booked once, and is on the balance of the ready-made player', async () => {
  await over();
  const booked = () =>
    operator.database.query<{ readonly uid: bigint; readonly amount: bigint }>(
      `select a.uid, p.amount from operator.ledger_transactions t join operator.ledger_postings p on p.transaction_id = t.id
       join operator.ledger_accounts a on a.id = p.account_id where t.source = 'tournaments' and a.uid is not null
       order by p.amount desc, a.uid`,
    );
  await eventually(async () =>
    expect((await booked()).map(({ amount }) => amount)).toEqual([5_000n, 3_000n, 2_000n, 500n, 500n, 500n, 500n]),
  );
  expect((await booked())[2]).toMatchObject({ uid: seedPlayer.uid });
  // The 100 dollars that the README names, and the prize.
  expect((await operator.call('account.getBalance', {}, viewer)).data).toMatchObject({
    balance_main: { amount: '120.00' },
  });
});

test('E4 its final board is the first entry of the verifiable feed', async () => {
  await over();
  interface Entry {
    readonly seq: number;
    readonly payload: string;
    readonly hash: string;
  }
  const items = await eventually(async () => {
    const { data } = await operator.call('feed.get', {});
    const found = (data as { readonly items: readonly Entry[] }).items;
    expect(found).toHaveLength(1);
    return found;
  });
  const payload = items[0]?.payload ?? '';
  expect(items[0]?.hash).toBe(createHash('sha256').update(`${genesisHash}${payload}`).digest('hex'));
  const { kind, facts } = JSON.parse(payload) as { kind: string; facts: { places: readonly object[] } };
  expect(kind).toBe('leaderboard');
  expect(facts.places.slice(0, 3)).toMatchObject([
    { points: '780', prize: '50.00', by: 'sandbox' },
    { points: '660', prize: '30.00', by: 'sandbox' },
    { points: '600', prize: '20.00', by: 'player' },
  ]);
});

test('1-6 the ready-made player takes part in a running tournament with what they have played in it', async () => {
  const { items } = await list('active');
  expect(items.filter((item) => item.user_info !== null)).toMatchObject([
    { extra: { rule: 'turnover' }, is_final: false, user_info: { points: 200, rounds: 3, place: 1 } },
  ]);
});

test('a second ready-made player has no part in any tournament', async () => {
  const { cookie } = await operator.call('auth.login', { login: seedNewcomer.email, password: seedPlayer.password });
  const { data } = await operator.call('tournaments.get', { count: 50 }, { cookie });
  expect((data as List).items.filter((item) => item.user_info !== null)).toEqual([]);
});

test('1-16 the house players’ wins in it are listed as those of sandbox players', async () => {
  const { data } = await operator.call('winners.get', { scope: 'latest', game: '', count: 20 });
  const { items } = data as { readonly items: readonly { readonly player: { readonly is_sandbox: boolean } }[] };
  // Of games that the catalogue of tests has.
  expect(items.filter(({ player }) => player.is_sandbox)).toHaveLength(4);
});

test('a second start adds nothing', async () => {
  await over();
  const counts = () =>
    operator.database.query(
      `select (select count(*) from operator.tournaments) as tournaments, (select count(*) from operator.rounds) as rounds,
         (select count(*) from operator.tournament_participants) as participants, (select count(*) from operator.feed) as entries`,
    );
  const before = await counts();
  const { config, database, time, vendors } = operator;
  const again = buildOperator({ config, database, fetch: vendors.fetch, clock: { now: () => new Date(time.ms) } });
  await again.ready();
  await again.close();
  expect(await counts()).toEqual(before);
});

test('without house players, as on the market of benchmarks, nobody takes part, and the feed is empty', async () => {
  const { market, hasHousePlayers } = readSandboxSettings({ MARKET: 'bench' });
  const bare = await startTestOperator({ market, hasHousePlayers });
  try {
    const parts = await bare.database.query('select 1 from operator.tournament_participants');
    expect(parts).toEqual([]);
    await eventually(async () => {
      const { items } = await list('past', bare);
      expect(items.map((item) => item.is_final)).toEqual(items.map(() => true));
    });
    expect((await bare.call('feed.head')).data).toMatchObject({ seq: 0 });
    const played = await bare.database.query('select 1 from operator.rounds');
    expect(played).toEqual([]);
  } finally {
    await bare.close();
  }
});
