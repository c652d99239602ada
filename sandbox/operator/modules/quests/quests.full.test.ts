import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputOf } from '../../../../src/contract/index.ts';
import type { loyaltyQuests } from '../../../../src/contract/quests/quests.ts';
import { auditLedger } from '../../audit/auditLedger.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { BonusPlay } from '../bonuses/bonuses/testing/BonusPlay.ts';
import { TournamentPlay } from '../tournaments/testing/TournamentPlay.ts';
import { tellHappening } from '../../happenings/tellHappening.ts';
import { eventually } from '../../../../tests/eventually.ts';

type Quests = OutputOf<typeof loyaltyQuests.getquests>;

let operator: TestOperator;

beforeAll(async () => {
  operator = await startTestOperator();
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});

interface By {
  readonly cookie?: string;
}
const quests = async (by: By = {}): Promise<Quests> => (await operator.call('loyalty.getquests', {}, by)).data;
const quest = async (id: string, by: By = {}) => {
  const found = (await quests(by)).items.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no quest ${id}`);
  return found;
};
const progress = async (id: string, by: By) => (await quest(id, by)).progress.expCount;
const pointsFrom = async (uid: number): Promise<readonly string[]> => {
  const rows = await operator.database.query<{ readonly texts: { readonly en: string } }>(
    `select texts from operator.loyalty_changes where uid = $1 and reason = 'quest' order by id`,
    [BigInt(uid)],
  );
  return rows.map(({ texts }) => texts.en);
};
const counted = () =>
  eventually(async () => {
    const left = await operator.database.query('select 1 from operator.quest_rounds where ended_at is not null');
    expect(left).toEqual([]);
  });

test('1-9, 3-64 a guest sees at least eight quests, each with its task, reward and progress from nothing', async () => {
  const { count, items } = await quests();
  expect(count).toBeGreaterThanOrEqual(8);
  expect(new Set(items.map(({ kind }) => kind))).toEqual(
    new Set(['play', 'tournament', 'deposit', 'profile', 'confirm', 'win_multiple']),
  );
  for (const { progress: own, rewards, status, description } of items) {
    expect([Number(own.minValue), Number(own.expCount), status]).toEqual([0, 0, 'open']);
    expect(Number(own.maxValue)).toBeGreaterThan(0);
    expect(rewards.length).toBeGreaterThan(0);
    expect(description.text).not.toMatch(/[{}]/);
  }
  expect((await operator.call('loyalty.getquesthistory', {}, {})).status).toBe(401);
});

test('1-9 settled rounds of main money count, once each; rolled back ones, bonus money and other games do not', async () => {
  const play = await BonusPlay.of(operator);
  await play.credit('100.00');
  await play.round('1.00', '0.00');
  await play.round('1.00', '3.00');
  await counted();
  expect(await progress('daily-slots', play)).toBe('2');
  expect(await progress('daily-fast', play)).toBe('0');
  // A win of 20 times the stake, from the least stake on.
  await play.round('0.10', '9.00');
  await counted();
  expect(await quest('great-win', play)).toMatchObject({ status: 'open' });
  await play.round('0.50', '10.00');
  await counted();
  expect(await quest('great-win', play)).toMatchObject({ status: 'done', progress: { expCount: '1', maxValue: '1' } });
  await play.round('0.50', '10.00');
  await counted();
  expect(await pointsFrom(play.uid)).toEqual(['A round to remember']);
  expect(await progress('daily-slots', play)).toBe('5');
});

test('1-9 a daily quest is done once a day, and begins anew the next day in UTC', async () => {
  const play = await BonusPlay.of(operator);
  await play.credit('100.00');
  for (let index = 0; index < 32; index += 1) await play.round('0.20', '0.00');
  await counted();
  expect(await quest('daily-slots', play)).toMatchObject({
    status: 'done',
    progress: { expCount: '30', maxValue: '30' },
    ends_at: '2026-06-02T00:00:00.000Z',
  });
  expect(await pointsFrom(play.uid)).toEqual(['Thirty spins']);
  const { data } = await operator.call('loyalty.getquesthistory', {}, play);
  expect(data).toMatchObject({
    count: 1,
    items: [{ id: 'daily-slots', rewards: [{ kind: 'points', count: 50 }], description: { title: 'Thirty spins' } }],
  });
});

test('1-9 a deposit counts by its amount, and the same one once', async () => {
  const { uid, cookie } = await operator.player();
  const deposit = (amount: string) =>
    operator.database.transaction((tx) =>
      tellHappening(tx, BigInt(uid), 'deposited', { amount, currency: 'USD' }, new Date(operator.time.ms)),
    );
  await deposit('1999');
  await eventually(async () => expect(await progress('first-hundred', { cookie })).toBe('19.99'));
  expect(await progress('weekly-deposit', { cookie })).toBe('0');
  await deposit('9000');
  await eventually(async () => expect((await quest('first-hundred', { cookie })).status).toBe('done'));
  expect((await quest('weekly-deposit', { cookie })).status).toBe('done');
  expect([...(await pointsFrom(uid))].sort()).toEqual(['Settled in', 'Topped up']);
  const packs = await operator.call('freespins.get', {}, { cookie });
  // With those of the level that its points reach.
  expect(packs.data).toMatchObject({ items: [{ remaining_count: 5 }, { remaining_count: 10 }] });
});

test('1-9 a tournament joined, a profile filled in, a contact confirmed', async () => {
  const tournament = await TournamentPlay.of(operator);
  const play = await tournament.joined();
  await eventually(async () => expect((await quest('weekly-tournament', play)).status).toBe('done'));
  // What was there before the quest was looked at counts as well, and once.
  await operator.database.query(
    `update operator.players set first_name = 'Ada', last_name = 'Byron', birth_date = '1990-01-01', country_code = 'LV',
       email_confirmed_at = $2 where uid = $1`,
    [BigInt(play.uid), new Date(operator.time.ms)],
  );
  await Promise.all([quests(play), quests(play)]);
  expect((await quest('full-profile', play)).status).toBe('done');
  expect((await quest('confirmed-email', play)).status).toBe('done');
  expect((await quest('confirmed-phone', play)).status).toBe('open');
  expect([...(await pointsFrom(play.uid))].sort()).toEqual(['A letter for you', 'In the arena', 'Nice to meet you']);
});

describe('1-9, trust.md who has excluded themselves', () => {
  const day = 86_400_000;
  const exclude = (uid: number, kind: string) =>
    operator.database.query(
      'insert into operator.exclusions (uid, kind, created_at, until) values ($1, $2, $3::timestamptz, $4)',
      [BigInt(uid), kind, new Date(operator.time.ms), new Date(operator.time.ms + day)],
    );
  /** Everything that a quest leaves behind: progress, what was done, points, packs, notices and events. */
  const traces = async (uid: number) =>
    operator.database.query<{ readonly what: string }>(
      `select 'progress ' || quest as what from operator.quest_progress where uid = $1 and value > 0
       union all select 'points ' || reason from operator.loyalty_changes where uid = $1
       union all select 'pack ' || game from operator.freespin_packs where uid = $1
       union all select 'notice ' || subject from operator.inbox where uid = $1 and subject in ('quest', 'level')
       union all select 'event ' || (event->'data'->>'id') from operator.realtime_events
         where uid = $1 and event->>'type' = 'quests.changed'`,
      [BigInt(uid)],
    );
  const deposit = (uid: number, amount: string) =>
    operator.database.transaction((tx) =>
      tellHappening(tx, BigInt(uid), 'deposited', { amount, currency: 'USD' }, new Date(operator.time.ms)),
    );
  const told = () => operator.control('happenings/tell');

  test.each(['break', 'time_out', 'self_exclusion'])(
    'by a %s gets no step, no reward and no word of them, and sees no quests; others do',
    async (kind) => {
      const [away, other] = [await operator.player(), await operator.player()];
      await exclude(away.uid, kind);
      for (const { uid } of [away, other]) await deposit(uid, '10000');
      await told();
      expect(await traces(away.uid)).toEqual([]);
      const seen = (await traces(other.uid)).map(({ what }) => what);
      for (const what of ['progress first-hundred', 'points quest', 'pack lantern-harbor', 'notice quest'])
        expect(seen).toContain(what);
      expect(await quests(away).catch(() => null)).toMatchObject({ count: 0, items: [] });
      expect((await quests(other)).count).toBeGreaterThan(7);
    },
  );

  test('gets nothing for rounds that were open before: they are counted for nobody', async () => {
    const play = await BonusPlay.of(operator);
    await play.credit('10.00');
    const { id } = await play.bet('0.50');
    await exclude(play.uid, 'time_out');
    await play.win(id, '20.00');
    await counted();
    // The win is the player's own; that it was a great one is not rewarded.
    expect(await play.account('main')).toBe(29_50n);
    expect((await traces(play.uid)).map(({ what }) => what)).toEqual([]);
  });

  test('what happens after its end counts again, and nothing of the time between', async () => {
    const { uid, cookie } = await operator.player();
    await exclude(uid, 'time_out');
    await deposit(uid, '9000');
    await told();
    const before = operator.time.ms;
    operator.time.ms += day + 1_000;
    try {
      await deposit(uid, '2500');
      await told();
      const [row] = await operator.database.query<{ readonly value: bigint }>(
        `select value from operator.quest_progress where uid = $1 and quest = 'first-hundred'`,
        [BigInt(uid)],
      );
      expect(row?.value).toBe(2500n);
      expect((await quests({ cookie })).items.length).toBeGreaterThan(7);
    } finally {
      operator.time.ms = before;
    }
  });
});

test('1-9 a done quest is told to its player’s pages', async () => {
  const play = await BonusPlay.of(operator);
  await play.credit('10.00');
  await play.round('0.50', '20.00');
  await counted();
  const events = await operator.database.query<{ readonly event: { readonly type: string; readonly data: object } }>(
    'select event from operator.realtime_events where uid = $1',
    [BigInt(play.uid)],
  );
  expect(events.map(({ event }) => event)).toContainEqual({
    type: 'quests.changed',
    data: { owner: 'loyalty', id: 'great-win', status: 'done', expCount: '1' },
  });
});
