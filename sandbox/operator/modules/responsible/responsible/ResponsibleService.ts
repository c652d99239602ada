import type { InputOf, OutputOf } from '../../../../../src/contract/index.ts';
import type { responsible } from '../../../../../src/contract/responsible.ts';
import { invalidField } from '../../../OperatorError.ts';
import type { PlayerCall } from '../../../edge/handlers.ts';
import { minorUnits, wireMoney } from '../../../ledger/amounts.ts';
import type { OperatorCore } from '../../../module.ts';
import { holdPlayer } from '../../../players/findPlayer.ts';
import type { Player } from '../../../players/player.ts';
import { moveRealityChecks } from '../../../sessions/asIf.ts';
import type { BonusesFace } from '../../bonuses/bonuses/module.ts';
import type { CashierFace } from '../../cashier/module.ts';
import { windowStart } from '../limits/module.ts';
import type { LimitsFace, LimitState, LimitValue } from '../limits/module.ts';
import { realityCheckDueAt, usedOf } from '../../wallet/wallet/module.ts';
import type { PlayTotals, WalletFace } from '../../wallet/wallet/module.ts';
import { exclusionEnd } from './exclusionEnd.ts';

type Settings = OutputOf<typeof responsible.getSettings>;
type Limit = Settings['limits'][number];

/** The session limit in minutes: shorter ones would end before a player has found the setting again. */
const SESSION_MINUTES = { min: 10, max: 1440 } as const;

export interface ResponsibleFaces {
  readonly limits: LimitsFace;
  readonly cashier: CashierFace;
  readonly wallet: Pick<WalletFace, 'playTotals'>;
  readonly bonuses: Pick<BonusesFace, 'burn'>;
}

/** Limits, breaks and reality checks of a player (trust.md, player protection). */
export class ResponsibleService {
  constructor(
    private readonly core: Pick<OperatorCore, 'database' | 'clock' | 'policy' | 'sessions' | 'excluded'>,
    private readonly faces: ResponsibleFaces,
  ) {}

  async settings({ player, session }: PlayerCall<object>): Promise<Settings> {
    const { database, clock, policy, sessions } = this.core;
    const { uid, currency } = player;
    const now = clock.now();
    const times = await sessions.times(database, session.id);
    const totals = await this.faces.wallet.playTotals(database, uid, currency, times.created_at);
    const states = await this.faces.limits.states(database, uid);
    return {
      currency,
      limits: await Promise.all(states.filter(isSet).map((state) => this.present(state, player, now))),
      session: {
        started_at: times.created_at.toISOString(),
        wagered: wireMoney(totals.wagered, currency),
        won: wireMoney(totals.won, currency),
        net: wireMoney(totals.won - totals.wagered, currency),
        reality_check_due_at:
          realityCheckDueAt(times.reality_checked_at, policy.reality_check_minutes)?.toISOString() ?? null,
      },
      options: {
        cool_off_hours: policy.limit_cool_off_hours,
        reality_check_minutes: policy.reality_check_minutes,
        time_out_days: [...policy.time_out_days],
        self_exclusion_months: [...policy.self_exclusion_months],
        is_deposit_limit_prompted:
          policy.deposit_limit_prompt &&
          !player.has_deposits &&
          !states.some((state) => state.kind === 'deposit' && isSet(state)),
      },
      server_time: now.toISOString(),
    };
  }

  async setLimit(call: PlayerCall<InputOf<typeof responsible.setLimit>>): Promise<Settings> {
    const { player, input } = call;
    const { kind, period } = input;
    if ((kind === 'session') !== (period === 'session')) throw invalidField('period', 'wrongField');
    const { uid } = player;
    const present = await this.core.database.transaction(async (tx) => {
      // The limits are locked before the player; a change of the currency holds the player, so the limit is in what the
      // account has now, or the change meets it.
      await this.faces.limits.lock(tx, uid);
      const held = await holdPlayer(tx, uid);
      const { currency } = held ?? player;
      const amount = kind === 'session' ? minutesOf(input.amount) : amountOf(input.amount, currency);
      await this.faces.limits.change(tx, { uid, kind, period, currency, amount });
      if (kind === 'deposit') await this.faces.cashier.stopUnfitDeposits(tx, uid);
      return held ?? player;
    });
    return this.settings({ ...call, player: present });
  }

  /**
   * Ends every session of the player, in all accounts that are proven theirs; open rounds settle, and no session opens
   * until the exclusion is over. A self-exclusion also ends the bonuses there: none of them would outlast it. Open
   * deposits are stopped, also of accounts that are only held: what is paid for them all the same goes back.
   */
  async exclude({ player, input, setSessionCookie }: PlayerCall<InputOf<typeof responsible.exclude>>) {
    const { database, clock, policy, sessions, excluded } = this.core;
    const now = clock.now();
    const until = exclusionEnd(input.kind, input.length, policy, now);
    if (until === null) throw invalidField('length', 'wrongField');
    await database.transaction(async (tx) => {
      const reach = await excluded.reach(tx, player.uid, input.kind);
      // Before the players' rows are locked: a stake takes these locks in the same order.
      if (input.kind === 'self_exclusion') for (const uid of reach.excluded) await this.faces.bonuses.burn(tx, uid);
      await excluded.exclude(tx, reach, { kind: input.kind, until });
      for (const uid of reach.excluded) {
        await this.faces.cashier.stopDeposits(tx, uid);
        await sessions.endAll(tx, uid, 'excluded');
      }
    });
    setSessionCookie(null);
    return { until: until.toISOString() };
  }

  async checkReality({ session }: PlayerCall<object>): Promise<1> {
    await this.core.sessions.noteRealityCheck(this.core.database, session.id);
    return 1;
  }

  /** For tests that cannot wait: the last check was as long ago as the market allows. */
  async makeCheckDue(uid: bigint): Promise<void> {
    const { database, clock, policy } = this.core;
    await moveRealityChecks(database, uid, clock.in(-policy.reality_check_minutes * 60_000));
  }

  /** Ends the sessions that have lasted as long as their players allow. */
  async endLongSessions(): Promise<void> {
    const { database, clock, sessions } = this.core;
    const over = await database.query<{ id: string }>(
      `select s.id from operator.session_facts s
       join lateral (
         select amount from operator.limit_facts l where l.uid = s.uid and l.kind = 'session' and l.cancelled_at is null
           and l.effective_at <= $1 order by effective_at desc, id desc limit 1) own on own.amount is not null
       where s.ended_at is null and s.created_at + own.amount * interval '1 minute' <= $1`,
      [clock.now()],
    );
    for (const { id } of over) await sessions.end(database, id, 'session_limit');
  }

  async depositLimit({ player }: PlayerCall<object>): Promise<OutputOf<typeof responsible.getDepositLimit>> {
    return this.faces.cashier.depositLimit(this.core.database, player);
  }

  private async present(state: LimitState, player: Player, now: Date): Promise<Limit> {
    const { kind, period, amount, pending } = state;
    return {
      kind,
      period,
      ...presentValue(state, amount),
      used: amount === null ? null : await this.used(state, player, now),
      pending:
        pending === null
          ? null
          : {
              ...presentValue({ kind, currency: pending.currency }, pending.amount),
              effective_at: pending.effectiveAt.toISOString(),
            },
    };
  }

  /** Null for the session limit, and where nobody can say: a currency of before has no rate. */
  private async used({ kind, period, currency }: LimitState, { uid }: Player, now: Date): Promise<Limit['used']> {
    if (kind === 'session' || period === 'session') return null;
    const since = windowStart(period, now);
    const { cashier, wallet } = this.faces;
    const { database } = this.core;
    const used =
      kind === 'deposit'
        ? await cashier.depositedSince(database, uid, currency, since)
        : usedWhole(kind, await wallet.playTotals(database, uid, currency, since));
    return used === null ? null : wireMoney(used > 0n ? used : 0n, currency);
  }
}

const usedWhole = (kind: 'loss' | 'wager', totals: PlayTotals): bigint | null =>
  totals.isWhole ? usedOf(kind, totals) : null;

const isSet = ({ amount, pending }: LimitState): boolean => amount !== null || pending !== null;

function presentValue(
  { kind, currency }: Pick<LimitState, 'kind' | 'currency'>,
  value: LimitValue,
): Pick<Limit, 'limit' | 'minutes'> {
  if (value === null) return { limit: null, minutes: null };
  return kind === 'session'
    ? { limit: null, minutes: Number(value) }
    : { limit: wireMoney(value, currency), minutes: null };
}

/** An empty text removes the limit. */
function amountOf(text: string, currency: string): LimitValue {
  if (text === '') return null;
  const amount = minorUnits(text, currency);
  if (amount === null) throw invalidField('amount', 'wrongField');
  return amount;
}

function minutesOf(text: string): LimitValue {
  if (text === '') return null;
  const minutes = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  const { min, max } = SESSION_MINUTES;
  if (minutes < min || minutes > max) throw invalidField('amount', 'sumError', { min, max });
  return BigInt(minutes);
}
