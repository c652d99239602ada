import { expect, test } from 'vitest';
import type { TestOperator, TestPlayer } from '../testing/startTestOperator.ts';
import { join, launched } from '../testing/telegramUsers.ts';
import { withTestOperator } from '../testing/withTestOperator.ts';
import type { OpenKind } from './stillOpen.ts';

let operator: TestOperator;
withTestOperator((started) => (operator = started));

interface Case {
  readonly kind: OpenKind;
  /** The refusal of another currency. */
  readonly code: string;
  /** Whether the closure names it: gifts are bonus money. */
  readonly isObstacle: boolean;
  /** Opens 5.00 USD of it for the player `$1` at `$2`, with `$3` in its ids; some need rows of others first. */
  readonly open: readonly string[];
  /** Ends it for the player `$1`. */
  readonly end: string;
}

const payment = (type: string): Pick<Case, 'open' | 'end'> => ({
  open: [
    `insert into operator.payments (id, uid, type, status, method, currency, amount, locale, created_at, updated_at)
     values ('${type}' || $3, $1, '${type}', 'processing', 'card', 'USD', 500, 'en', $2, $2)`,
  ],
  end: `update operator.payments set status = 'failed' where uid = $1`,
});

const cases: readonly Case[] = [
  { kind: 'withdrawal', code: 'paymentsOpen', isObstacle: true, ...payment('withdrawal') },
  { kind: 'deposit', code: 'paymentsOpen', isObstacle: true, ...payment('deposit') },
  {
    kind: 'round',
    code: 'roundsOpen',
    isObstacle: true,
    open: [
      `insert into operator.game_sessions (id, uid, session_id, game, currency, locale, created_at)
       select 'g' || $3, $1, id, 'jade', 'USD', 'en', $2 from operator.sessions where uid = $1 limit 1`,
      `insert into operator.rounds (id, uid, game_session_id, game, currency, status, stake, started_at)
       values ('r' || $3, $1, 'g' || $3, 'jade', 'USD', 'open', 500, $2)`,
    ],
    end: `update operator.rounds set status = 'settled', settled_at = now() where uid = $1`,
  },
  {
    kind: 'bet',
    code: 'betsOpen',
    isObstacle: true,
    open: [
      // 1.00 of it was cashed out.
      `insert into operator.bets (id, uid, kind, status, currency, stake, stake_closed, from_main, from_bonus, from_free, odds,
         possible_payout, placed_at)
       values ('b' || $3, $1, 'single', 'partly_cashed_out', 'USD', 600, 100, 600, 0, 0, 2000, 1200, $2)`,
    ],
    end: `update operator.bets set status = 'lost', settled_at = now() where uid = $1`,
  },
  {
    kind: 'spins',
    code: 'spinsLeft',
    isObstacle: true,
    open: [
      `insert into operator.wheel_purchases (uid, campaign, spins, left_count, currency, price, at)
       select $1, 'brass', 10, 5, 'USD', 100, $2::timestamptz where $3 <> ''`,
    ],
    end: 'update operator.wheel_purchases set left_count = 0 where uid = $1',
  },
  {
    kind: 'prize',
    code: 'prizeDue',
    isObstacle: true,
    open: [
      `insert into operator.tournaments (sysname, rule, games, starts_at, ends_at, reset_on_cashout, data, frozen_at)
       select 't' || $3, 'turnover', '{}', $2::timestamptz - interval '2 days', $2::timestamptz - interval '1 day', false, '{}', $2
       where $1::bigint > 0`,
      `insert into operator.tournament_places (tournament_id, place, number, uid, points, prize, currency)
       select id, 1, 1, $1, 5, 500, 'USD' from operator.tournaments where sysname = 't' || $3 and frozen_at = $2`,
    ],
    end: 'update operator.tournament_places set paid_at = now() where uid = $1',
  },
  {
    kind: 'prize',
    code: 'prizeDue',
    isObstacle: true,
    open: [
      `insert into operator.jackpot_stakes (call_id, jackpot, uid, round_id, game, currency, stake, shares, status, created_at)
       values ('c' || $3, 'test', $1, 'r', 'jade', 'USD', 1, '{}', 'counted', $2)`,
      `insert into operator.jackpot_drops (jackpot, tier, currency, cycle, stake_id, uid, amount, number, decided_at)
       select 'test' || $3, 'mini', 'USD', 1, id, $1, 500, 1, $2 from operator.jackpot_stakes where call_id = 'c' || $3`,
    ],
    end: 'update operator.jackpot_drops set paid_at = now() where uid = $1',
  },
  {
    kind: 'cashback',
    code: 'cashbackLeft',
    isObstacle: true,
    open: [
      `insert into operator.cashbacks (uid, kind, status, currency, start_date, end_date, staked, won, rate, amount,
         receiving_expired_at)
       select $1, 'period', 'active', 'USD', $2::timestamptz - interval '7 days', $2, 5000, 0, 1000, 500,
         $2::timestamptz + interval '1 day' where $3 <> ''`,
    ],
    end: `update operator.cashbacks set status = 'removed' where uid = $1`,
  },
  {
    kind: 'gift',
    code: 'giftsLeft',
    isObstacle: false,
    open: [
      `insert into operator.wheel_spins (uid, campaign, nonce, secret, commitment, client_seed, weights, segment, reward,
         currency, cost, state, taken_until, at)
       values ($1, 'daylight', 900, 's', $3, '', '{1}', 0, '{"kind":"bonus"}', 'USD', 0, 'kept',
         $2::timestamptz + interval '1 day', $2)`,
    ],
    end: `update operator.wheel_spins set state = 'taken' where uid = $1`,
  },
  {
    kind: 'vpn',
    code: 'vpnOpen',
    isObstacle: true,
    open: [
      `insert into operator.vpn_subscriptions (uid, plan, status, is_auto_renewal, created_at)
       select $1, 'month', 'waiting', false, $2::timestamptz where $3 <> ''`,
      `insert into operator.vpn_payments (subscription_id, uid, kind, plan, days, currency, amount, status, created_at)
       select id, $1, 'purchase', 'month', 30, 'USD', 500, 'paid', $2 from operator.vpn_subscriptions
       where uid = $1 and $3 <> ''`,
    ],
    end: `update operator.vpn_payments set status = 'delivered' where uid = $1`,
  },
];

let ids = 0;
async function opened({ open }: Case, uid: number): Promise<void> {
  ids += 1;
  const at = new Date(operator.time.ms);
  for (const statement of open) await operator.database.query(statement, [uid, at, String(ids)]);
}
const by = ({ cookie }: TestPlayer) => ({ cookie });
const switchTo = (player: TestPlayer, currency: string) =>
  operator.call('account.setCurrency', { currency }, by(player));
const obstacles = async (player: TestPlayer) =>
  ((await operator.call('privacy.getClosure', {}, by(player))).data as { obstacles: object[] }).obstacles;

test.each(cases)('7-22 what is open in the present currency keeps it: $kind, $code', async (one) => {
  const player = await operator.player({ country: 'LV' });
  await opened(one, player.uid);
  const kept = { currency: [{ code: one.code, params: { currency: 'USD' } }] };
  expect((await switchTo(player, 'EUR')).error?.error_data).toEqual(kept);
  await operator.database.query(one.end, [player.uid]);
  expect((await switchTo(player, 'EUR')).data).toBe(1);
});

test('7-22 what is open in the next currency is no obstacle: it ends in the account’s own', async () => {
  const player = await operator.player({ country: 'LV', currency: 'EUR' });
  for (const one of cases.filter(({ kind }) => kind === 'cashback' || kind === 'bet')) await opened(one, player.uid);
  expect((await switchTo(player, 'USD')).data).toBe(1);
});

test.each(cases.filter(({ isObstacle }) => isObstacle))(
  '1-14 an account is not closed while money of it is on its way: $kind, $code',
  async (one) => {
    const player = await operator.player();
    await opened(one, player.uid);
    const named = [{ kind: one.kind, amount: { amount: '5.00', currency: 'USD' } }];
    expect(await obstacles(player)).toEqual(named);
    const refused = await operator.call('privacy.closeAccount', {}, by(player));
    expect([refused.status, refused.error?.error_data]).toEqual([422, { obstacles: named }]);
    await operator.database.query(one.end, [player.uid]);
    expect((await operator.call('privacy.closeAccount', {}, by(player))).data).toBe(1);
  },
);

test('1-14 a gift of bonus money ends with the account, as bonuses do', async () => {
  const player = await operator.player();
  for (const one of cases.filter(({ kind }) => kind === 'gift')) await opened(one, player.uid);
  expect(await obstacles(player)).toEqual([]);
  expect((await operator.call('privacy.closeAccount', {}, by(player))).data).toBe(1);
});

test.each(cases)('1-22 an account with something open is not left behind: $kind, $code', async (one) => {
  const player = await operator.player();
  const { uid, launch } = await launched(operator);
  await opened(one, uid);
  const joined = await join(operator, launch, player.email);
  expect([joined.status, joined.error?.error_data]).toEqual([422, { payload: [{ code: 'accountInUse' }] }]);
  const [left] = await operator.database.query('select status from operator.players where uid = $1', [uid]);
  expect(left).toEqual({ status: 'active' });
});
