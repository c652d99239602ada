import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLedger } from '../../../audit/auditLedger.ts';
import { startTestOperator } from '../../../testing/startTestOperator.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { BonusPlay } from '../bonuses/testing/BonusPlay.ts';
import { eventually } from '../../../../../tests/eventually.ts';

let operator: TestOperator;
let play: BonusPlay;
let gifts = 0;

beforeAll(async () => {
  operator = await startTestOperator();
  await eventually(async () => expect((await operator.call('games.get')).data).toMatchObject({ total: 3 }));
}, 60_000);
afterAll(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});
beforeEach(async () => {
  operator.time.ms += 10_000;
  play = await BonusPlay.of(operator);
});

const give = (count: number, sourceId = `gift-${(gifts += 1)}`) =>
  operator.control('giveFreespins', {
    uid: play.uid,
    game: 'lantern-harbor',
    stake: '0.20',
    currency: 'USD',
    count,
    source_id: sourceId,
  });
const packs = async (status = 'active') =>
  ((await operator.call('freespins.get', { status, count: 99 }, { cookie: play.cookie })).data as { items: object[] })
    .items;
const spin = async (stake = '0.20') => play.bet(stake, { free_spins: (await play.freeSpins())?.id ?? '1' });

test('7-63, 3-59 a pack is listed with what is left of it, and given once', async () => {
  await give(5, 'once');
  await give(5, 'once');
  expect(await packs()).toMatchObject([
    {
      game: { sysname: 'lantern-harbor' },
      count: 5,
      remaining_count: 5,
      stake: { amount: '0.20' },
      won: { amount: '0.00' },
    },
  ]);
});

test('a free spin costs the player nothing, and what it wins is main money', async () => {
  await give(2);
  const round = await spin();
  expect(round).toMatchObject({ status: 200, body: { balance: '0.00', free_spins_left: 1 } });
  expect(await play.win(round.id, '1.30')).toMatchObject({ body: { balance: '1.30' } });
  expect(await packs()).toMatchObject([{ remaining_count: 1, won: { amount: '1.30' } }]);
  expect(await play.freeSpins()).toMatchObject({ count: 2, remaining: 1, stake: '0.20', won: '1.30' });
  await play.win((await spin()).id, '0.00');
  expect(await play.freeSpins()).toBeNull();
  expect([await packs(), await packs('used')]).toMatchObject([[], [{ remaining_count: 0, won: { amount: '1.30' } }]]);
});

test('a free spin has the stake of its pack, and there are no more than that', async () => {
  await give(1);
  expect(await spin('5.00')).toMatchObject({ status: 422, body: { error: { type: 'FreeSpinsOver' } } });
  const round = await spin();
  expect(await play.bet('0.20', { free_spins: '999999' })).toMatchObject({ status: 422 });
  expect(await play.bet('0.20', { free_spins: 'x' })).toMatchObject({ status: 422 });
  await play.win(round.id, '0.00');
});

test('a free spin that is rolled back is there again', async () => {
  await give(1);
  const round = await spin();
  expect(await play.freeSpins()).toBeNull();
  await play.rollback(round.id);
  expect(await play.freeSpins()).toMatchObject({ remaining: 1 });
  await play.win((await spin()).id, '0.40');
  expect(await packs('used')).toMatchObject([{ won: { amount: '0.40' } }]);
});

test('a pack of another player pays for nobody else', async () => {
  await give(1);
  const id = (await play.freeSpins())?.id ?? '';
  const other = await BonusPlay.of(operator);
  expect(await other.bet('0.20', { free_spins: id })).toMatchObject({ body: { error: { type: 'FreeSpinsOver' } } });
});

test('a round of free spins takes no raise', async () => {
  await give(1);
  await play.credit('5.00');
  const { id } = await spin();
  const raise = { round_id: id, transaction_id: `${id}:raise` };
  expect(await play.bet('1.00', raise)).toMatchObject({ body: { error: { type: 'RoundClosed' } } });
  expect(await play.win(id, '0.00')).toMatchObject({ body: { balance: '5.00' } });
});

test('3-59 a pack is refused for a game that cannot play it, and at a stake that the game does not take', async () => {
  const pack = {
    uid: play.uid,
    game: 'lantern-harbor',
    stake: '0.20',
    currency: 'USD',
    count: 1,
    source_id: 'refused',
  };
  const refusal = async (more: object) => {
    const { statusCode, body } = await operator.control('giveFreespins', { ...pack, ...more });
    return [statusCode, body];
  };
  expect(await refusal({ game: 'jade-ascent' })).toEqual([422, expect.stringContaining('noFreeSpins')]);
  expect(await refusal({ game: 'unknown' })).toEqual([422, expect.stringContaining('noFreeSpins')]);
  expect(await refusal({ stake: '0.30' })).toEqual([422, expect.stringContaining('"stake"')]);
  expect(await packs()).toEqual([]);
});

test('7-119 every change of a pack is an event of its player', async () => {
  await give(2);
  const round = await spin();
  await play.win(round.id, '1.30');
  await play.rollback((await spin()).id);
  const rows = await operator.database.query<{ readonly body: { readonly data: object } }>(
    `select event as body from operator.realtime_events where uid = $1 and event->>'type' = 'freespins.changed' order by seq`,
    [BigInt(play.uid)],
  );
  expect(rows.map(({ body }) => body.data)).toMatchObject([
    { remaining_count: 2, won: { amount: '0.00' } },
    { remaining_count: 1, won: { amount: '0.00' } },
    { remaining_count: 1, won: { amount: '1.30' } },
    { remaining_count: 0, won: { amount: '1.30' } },
    { remaining_count: 1, won: { amount: '1.30' } },
  ]);
});

test('the ready-made player has free spins in a game that plays them', async () => {
  const rows = await operator.database.query<{ readonly remaining: number }>(
    'select p.remaining from operator.freespin_packs p join operator.games g on g.sysname = p.game where uid = 1000 and free_stakes @> array[p.stake::int] order by p.expires_at',
  );
  expect(rows).toMatchObject([{ remaining: 0 }, { remaining: 10 }, { remaining: 10 }]);
});
