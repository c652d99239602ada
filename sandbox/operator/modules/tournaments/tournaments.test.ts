import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLedger } from '../../audit/auditLedger.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { BonusPlay } from '../bonuses/bonuses/testing/BonusPlay.ts';
import { CampaignPlay } from '../offers/campaigns/testing/CampaignPlay.ts';
import { TournamentPlay } from './testing/TournamentPlay.ts';
import { eventually } from '../../../../tests/eventually.ts';

let operator: TestOperator;

beforeAll(async () => {
  operator = await startTestOperator();
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});

const fault = (code: string) => ({ error: { error_data: { tournament_id: [{ code }] } } });

test('3-61, 7-97, 7-98 the house’s tournaments: running ones, coming ones, and those that are over', async () => {
  await eventually(async () => {
    const past = (await operator.call('tournaments.get', { status: 'past' })).data as {
      items: { is_final: boolean }[];
    };
    expect(past.items.map((item) => item.is_final)).toEqual([true, true, true, true, true]);
  });
  const { data } = await operator.call('tournaments.get', {});
  const { items } = data as { items: readonly { status: string; games_count: number; id: number }[] };
  expect(items.map(({ status }) => status)).toEqual(
    items.map(({ status }) => status).sort((left, right) => order.indexOf(left) - order.indexOf(right)),
  );
  const [week] = items;
  expect(week).toMatchObject({
    status: 'active',
    user_info: null,
    winners: [],
    restrictions: { countries: [], level: 0, needs_deposit: false, unmet: null },
    total_participants: 0,
    total_points: 0,
    provider: null,
  });
  const one = await operator.call('tournaments.get', {
    ids: [String(week?.id)],
    fields: ['games_count', 'tags', 'no'],
  });
  expect(Object.keys((one.data as { items: readonly object[] }).items[0] ?? {}).sort()).toEqual([
    'games_count',
    'id',
    'tags',
  ]);
  expect((await operator.call('tournaments.get', { ids: ['x', '0', '99999999999999999999'] })).data).toMatchObject({
    count: 0,
  });
  expect((await operator.call('tournaments.get', { status: 'future', count: 1, offset: 1 })).data).toMatchObject({
    items: [{ status: 'future' }],
  });
});
const order = ['active', 'future', 'past'];

test('4-42, 4-43, 7-99 a player joins once; real rounds bring points, guests see the board', async () => {
  const tournament = await TournamentPlay.of(operator);
  const play = await tournament.joined();
  expect(await tournament.join(play)).toMatchObject({ status: 422, ...fault('alreadyJoined') });
  expect(await tournament.points()).toEqual([]);
  await play.round('2.05', '1.00');
  await play.round('1.00', '0.00');
  expect(await tournament.board()).toMatchObject({ count: 1, is_final: false, items: [{ place: 1, points: 30 }] });
  const own = await tournament.shown(play);
  expect(own).toMatchObject({
    total_participants: 1,
    total_points: 30,
    user_info: { points: 30, place: 1, rounds: 2, late_rounds: 0, next: null, prize: null },
  });
  expect((await tournament.shown()).user_info).toBeNull();
  expect(await tournament.around(play)).toMatchObject({
    place: 1,
    points: 30,
    items: [{ number: own.user_info?.number }],
  });
});

test('1-6 rounds before joining, of other games, of guests of the tournament and rolled back ones bring nothing', async () => {
  const tournament = await TournamentPlay.of(operator);
  const other = await TournamentPlay.of(operator, { games: ['cherry-parade'] });
  const play = await BonusPlay.of(operator);
  await play.credit('100.00');
  const early = await play.bet('5.00');
  await tournament.join(play);
  await other.join(play);
  await play.win(early.id, '5.00');
  const returned = await play.bet('3.00');
  await play.rollback(returned.id);
  expect(await tournament.points()).toEqual([]);
  const { id } = await play.bet('1.00');
  expect(await tournament.points()).toEqual([]);
  await play.win(id, '0.00');
  expect(await tournament.points()).toEqual([10]);
  expect(await other.points()).toEqual([]);
});

test('1-6 the highest multiple of a round counts, and of equal points the one who was first stands higher', async () => {
  const tournament = await TournamentPlay.of(operator, { like: 'peak-hunt', games: ['lantern-harbor'] });
  const [first, second] = [await tournament.joined(), await tournament.joined()];
  await second.round('1.00', '2.50');
  await first.round('2.00', '5.00');
  await first.round('1.00', '0.50');
  expect(await tournament.points()).toEqual([250, 250]);
  const { items } = await tournament.board();
  expect(items[0]?.number).toBe((await tournament.shown(second)).user_info?.number);
  await first.round('1.00', '3.00');
  expect((await tournament.shown(first)).user_info).toMatchObject({ place: 1, points: 300 });
  expect((await tournament.shown(second)).user_info).toMatchObject({
    place: 2,
    points: 250,
    next: { place: 1, points: 300 },
  });
});

test('3-61 a withdrawal costs the points where the tournament says so, and nowhere else', async () => {
  const resetting = await TournamentPlay.of(operator, { reset_on_cashout: true });
  const usual = await TournamentPlay.of(operator, { reset_on_cashout: false });
  const play = await resetting.joined();
  await usual.join(play);
  await play.round('5.00', '0.00');
  const player = Object.assign(Object.create(CampaignPlay.prototype), {
    operator,
    uid: play.uid,
    cookie: play.cookie,
    currency: 'USD',
  }) as CampaignPlay;
  expect((await player.withdraw('20.00')).status).toBe(200);
  expect(await resetting.points()).toEqual([]);
  expect(await usual.points()).toEqual([50]);
  await play.round('1.00', '0.00');
  expect(await resetting.points()).toEqual([10]);
});

test('8-24 joining is refused too late, unknown, without the deposit, and to those it is not for', async () => {
  const player = await operator.player({ country_code: 'LV' });
  const over = await TournamentPlay.of(operator, { ends_in: -1 });
  expect(await over.join(player)).toMatchObject(fault('tournamentOver'));
  expect(await operator.call('tournaments.participate', { tournament_id: 987_654 }, player)).toMatchObject(
    fault('unknownTournament'),
  );
  const deposit = await TournamentPlay.of(operator, { restrictions: { needs_deposit: true } });
  expect(await deposit.join(player)).toMatchObject({ error: { type: 'UserNeedDepositException' } });
  expect((await deposit.shown(player)).restrictions).toMatchObject({ needs_deposit: true, unmet: 'deposit' });
  const level = await TournamentPlay.of(operator, { restrictions: { level: 2 } });
  expect(await level.join(player)).toMatchObject(fault('restrictedLevel'));
  await operator.database.query(`update operator.players set country_code = 'LV' where uid = $1`, [BigInt(player.uid)]);
  const country = await TournamentPlay.of(operator, { restrictions: { countries: ['LV'] } });
  expect(await country.join(player)).toMatchObject(fault('restrictedCountry'));
  expect((await country.shown(player)).restrictions.unmet).toBe('country');
  await operator.database.query(
    `insert into operator.exclusions (uid, kind, created_at, until) values ($1, 'self_exclusion', $2, $3)`,
    [BigInt(player.uid), new Date(operator.time.ms), new Date(operator.time.ms + 86_400_000)],
  );
  const open = await TournamentPlay.of(operator);
  expect((await open.join(player)).status).not.toBe(200);
  expect(await open.join({ cookie: 'nobody' })).toMatchObject({ error: { type: 'AuthorizationException' } });
});

test('1-6 one joins a coming tournament ahead; its points begin with it', async () => {
  const tournament = await TournamentPlay.of(operator, { starts_in: 60_000 });
  const play = await tournament.joined();
  expect(await tournament.shown(play)).toMatchObject({ status: 'future', user_info: { points: 0, place: null } });
  await play.round('1.00', '0.00');
  expect(await tournament.points()).toEqual([]);
  operator.time.ms += 60_000;
  await play.round('2.00', '0.00');
  expect(await tournament.points()).toEqual([20]);
});

test('E3 the end freezes the board; prizes are paid once and told, a late round changes nothing', async () => {
  const tournament = await TournamentPlay.of(operator);
  const plays = [await tournament.joined(), await tournament.joined(), await tournament.joined()];
  const [first, second, third] = plays as [BonusPlay, BonusPlay, BonusPlay];
  await first.round('3.00', '0.00');
  await second.round('2.00', '0.00');
  await third.round('1.00', '0.00');
  const open = await third.bet('50.00');
  await Promise.all([tournament.end(), operator.control('finishTournaments'), operator.control('finishTournaments')]);
  await third.win(open.id, '0.00');
  expect(await tournament.points()).toEqual([30, 20, 10]);
  expect(await tournament.prizes()).toMatchObject([
    { place: 1, prize: 5_000n, times: 1n },
    { place: 2, prize: 3_000n, times: 1n },
    { place: 3, prize: 2_000n, times: 1n },
  ]);
  expect((await first.balances()).main).toBe('147.00');
  expect(await tournament.shown(third)).toMatchObject({
    status: 'past',
    is_final: true,
    winners: [{ place: 1 }, { place: 2 }, { place: 3 }],
    user_info: { place: 3, points: 10, late_rounds: 1, prize: { amount: '20.00', currency: 'USD' }, next: null },
  });
  const told = await operator.database.query(
    `select 1 from operator.realtime_events where uid = $1 and event ->> 'type' = 'tournaments.won'`,
    [BigInt(first.uid)],
  );
  expect(told).toHaveLength(1);
  expect(await tournament.join(await operator.player())).toMatchObject(fault('tournamentOver'));
});

test('E3 the board is paged, and a place among many is counted', async () => {
  const tournament = await TournamentPlay.of(operator);
  const plays = [];
  for (let index = 0; index < 6; index += 1) plays.push(await tournament.joined());
  for (const [index, play] of plays.entries()) await play.round(`${index + 1}.00`, '0.00');
  const third = plays[3];
  if (third === undefined) throw new Error('There is no such player');
  expect(await tournament.around(third, 3)).toMatchObject({
    place: 3,
    next: { place: 2, points: 50 },
    items: [{ place: 2 }, { place: 3 }, { place: 4 }],
  });
  const page = await operator.call('leaderboard.get', { tournament_id: tournament.id, offset: 4, count: 20 });
  expect(page.data).toMatchObject({
    count: 6,
    items: [
      { place: 5, points: 20 },
      { place: 6, points: 10 },
    ],
  });
  const top = await operator.call('leaderboard.top', { tournament_id: tournament.id, count: 2 });
  expect(top.data).toMatchObject({ items: [{ place: 1, points: 60 }, { place: 2 }] });
  expect(await operator.call('leaderboard.top', { tournament_id: 987_654 })).toMatchObject(fault('unknownTournament'));
});
