import type { Database, Sql } from '../../../database/database.ts';
import { invalidField } from '../../OperatorError.ts';
import { moveMoney } from '../../realtime/moveMoney.ts';
import type { SandboxClock } from '../../SandboxClock.ts';
import type { Player } from '../../players/player.ts';
import { cashbackKindsByTurn, tellChanged } from './CashbackPeriods.ts';
import { countCashbacks, findCashbacks, lockCashback, playedBy, setStatus } from './cashbackRepository.ts';
import type { Cashback, CashbackFilter } from './cashbackRepository.ts';
import { cashbackOf, cashbackRates, periodOf } from './cashbackRules.ts';
import { presentCashback, presentSum } from './presentCashback.ts';

interface Wanted extends Omit<CashbackFilter, 'uid'> {
  /** Parts of the answer; all if empty. */
  readonly fields: readonly string[];
}

/** Cashback of real losses and rakeback of real stakes: shown as it comes about, and paid when the player asks. */
export class CashbackService {
  constructor(
    private readonly database: Database,
    private readonly clock: Pick<SandboxClock, 'now'>,
  ) {}

  async list(player: Player, locale: string, { fields, ...filter }: Wanted) {
    const isWanted = (part: string) => fields.length === 0 || fields.includes(part);
    const { uid } = player;
    const { database } = this;
    const found = isWanted('items') ? await findCashbacks(database, { uid, ...filter }) : [];
    return {
      count: isWanted('items') ? await countCashbacks(database, { uid, ...filter }) : 0,
      items: found.map((cashback) => presentCashback(cashback, locale)),
      running: isWanted('running') ? await this.running(player) : [],
    };
  }

  /** Pays a cashback to the main balance, inside of the caller's transaction. */
  async payout(tx: Sql, { uid }: Player, id: number): Promise<void> {
    const cashback = await this.demandActive(tx, uid, id);
    const at = this.clock.now();
    const { amount, currency } = cashback;
    await setStatus(tx, cashback.id, 'paid_out', at);
    await moveMoney(tx, {
      uid,
      currency,
      kind: 'cashback',
      external: { source: 'cashbacks', id: cashback.id.toString() },
      entries: [
        { account: { uid, kind: 'main', currency }, amount },
        { account: { house: 'promotions', currency }, amount: -amount },
      ],
      at,
      cause: { kind: 'bonus', amount },
    });
    await tellChanged(tx, cashback, 'paid_out', at);
  }

  remove({ uid }: Player, locale: string, id: number) {
    return this.database.transaction(async (tx) => {
      const cashback = await this.demandActive(tx, uid, id);
      await setStatus(tx, cashback.id, 'removed', null);
      await tellChanged(tx, cashback, 'removed', this.clock.now());
      return this.shown(tx, uid, id, locale);
    });
  }

  async shown(sql: Sql, uid: bigint, id: number, locale: string) {
    const cashback = await lockCashback(sql, uid, BigInt(id));
    if (cashback === null) throw unknownCashback();
    return presentCashback(cashback, locale);
  }

  private running({ uid, currency }: Player) {
    return Promise.all(
      cashbackKindsByTurn.map(async (kind) => {
        const period = periodOf(kind, this.clock.now());
        const played = await playedBy(this.database, uid, currency, period);
        const amount = cashbackOf(kind, played);
        return presentSum({ ...played, kind, currency, rate: cashbackRates[kind], amount }, period);
      }),
    );
  }

  private async demandActive(tx: Sql, uid: bigint, id: number): Promise<Cashback> {
    const cashback = await lockCashback(tx, uid, BigInt(id));
    if (cashback === null) throw unknownCashback();
    const until = cashback.receiving_expired_at;
    const isOver = until !== null && until <= this.clock.now();
    if (cashback.status !== 'active' || isOver) throw invalidField('cashback_id', 'cashbackOver');
    return cashback;
  }
}

const unknownCashback = () => invalidField('cashback_id', 'unknownCashback');
