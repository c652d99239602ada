import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RealtimeEvent } from '../../contract/index.ts';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { PagedList } from '../../kernel/lists/PagedList.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { PendingCalls } from '../../kernel/spending/PendingCalls.ts';
import { SpendingCall } from '../../kernel/spending/SpendingCall.ts';
import type { Cancel } from '../../lib/clock.ts';
import { fieldErrors } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { createCashbackApi } from './api.ts';
import type { CashbackApi } from './api.ts';
import type { Cashback } from './parseCashback.ts';
import { RunningSums } from './RunningSums.ts';

/** Why the operator has refused to pay out or to remove. */
const refusals = ['unknownCashback', 'cashbackOver'] as const;
export type CashbackRefusal = (typeof refusals)[number];

export interface CashbackFault {
  readonly id: string;
  readonly refusal: CashbackRefusal | null;
  readonly problem: CallProblem | null;
}

type Deps = Pick<StoreDeps, 'clock' | 'news' | 'play' | 'session' | 'storage'>;

/** 2.4-1: what waits for the player, what is running, what has become of earlier ones, and paying out. */
export class CashbackStore {
  readonly waiting: PagedList<Cashback>;
  readonly past: PagedList<Cashback>;
  readonly running: RunningSums;
  readonly payment: SpendingCall<string, Cashback>;
  /** The cashback that is being paid out or removed; empty for none. */
  busyId = '';
  fault: CashbackFault | null = null;
  /** Paid out here, most recently. */
  paid: Cashback | null = null;
  readonly #pending: PendingCalls;
  readonly #api: Pick<CashbackApi, 'cashbacks' | 'running' | 'payout' | 'remove'>;
  readonly #deps: Deps;

  constructor(
    api: Pick<CashbackApi, 'cashbacks' | 'running' | 'payout' | 'remove'>,
    deps: Deps,
    makeKey: () => string = newKey,
  ) {
    this.#api = api;
    this.#deps = deps;
    this.waiting = new PagedList((offset, count) => api.cashbacks(['active'], offset, count));
    this.past = new PagedList((offset, count) => api.cashbacks(['paid_out', 'removed', 'expired'], offset, count));
    this.running = new RunningSums(api, deps.clock);
    this.#pending = new PendingCalls(deps.storage, deps.clock, 'cashback_payout_pending');
    this.payment = new SpendingCall(
      { clock: deps.clock, session: deps.session, pending: this.#pending, makeKey },
      (id, key, uid) => api.payout(id, key, uid),
      (id) => id,
      (id) => ({ cashback: id }),
    );
    makeAutoObservable(this, {
      waiting: false,
      past: false,
      running: false,
      payment: false,
      fault: observableRef,
      paid: observableRef,
    });
  }

  /** Those that can still be paid out; one that was paid or removed here is none of them at once. */
  get open(): readonly Cashback[] {
    return this.waiting.items.filter(({ status }) => status === 'active');
  }

  /** What has become of the cashback that was refused, if it is known. */
  get refused(): Cashback | null {
    return this.past.items.find(({ id }) => id === this.fault?.id) ?? null;
  }

  /** Loads everything and keeps it up to date; returns a disposer. */
  start(uid: number): Cancel {
    this.fault = null;
    this.paid = null;
    this.load();
    this.resume(uid);
    const { news } = this.#deps;
    const stops = [
      news.subscribe((event) => this.hear(event)),
      news.subscribeGaps(() => this.load()),
      this.running.follow(),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Pays it to the main balance, once whatever happens. Null if it was refused; never rejects. */
  async payout(id: string, knownKey?: string): Promise<Cashback | null> {
    const endPayment = this.#deps.play.beginPayment();
    try {
      return await this.change(id, async () => {
        const paid = await this.payment.run(id, knownKey);
        runInAction(() => {
          this.paid = paid;
        });
        return paid;
      });
    } finally {
      endPayment();
    }
  }

  /** Gives it up; the caller has asked the player. Never rejects. */
  async remove(id: string): Promise<void> {
    await this.change(id, () => this.#api.remove(id));
  }

  private load(): void {
    void this.waiting.load();
    void this.past.refreshStart();
    void this.running.load();
  }

  /** A payout whose answer an earlier page did not get: asked again with its own key. */
  private resume(uid: number): void {
    const left = this.#pending.left(uid);
    const id = left?.input['cashback'];
    if (left !== null && id !== undefined && this.payment.phase === 'idle') void this.payout(id, left.key);
  }

  private hear(event: RealtimeEvent): void {
    if (event.type === 'cashbacks.changed') this.load();
    if (event.type === 'account.balance_updated' && isPlay(event.data.cause.kind)) this.running.note();
  }

  /** One at a time. */
  private async change(id: string, send: () => Promise<Cashback>): Promise<Cashback | null> {
    if (this.busyId !== '') return null;
    this.busyId = id;
    this.fault = null;
    this.paid = null;
    try {
      const changed = await send();
      this.put(changed);
      return changed;
    } catch (error) {
      this.refuse(id, error);
      return null;
    } finally {
      runInAction(() => {
        this.busyId = '';
      });
    }
  }

  private put(changed: Cashback): void {
    this.waiting.replace(changed);
    void this.waiting.load();
    void this.past.refreshStart();
  }

  private refuse(id: string, error: unknown): void {
    const code = fieldErrors(error, 'cashback_id')[0]?.code;
    const refusal = refusals.find((one) => one === code) ?? null;
    this.fault = { id, refusal, problem: refusal === null ? callProblem(error) : null };
    // What is shown was out of date.
    if (refusal !== null) this.load();
  }
}

const isPlay = (cause: string): boolean => cause === 'stake' || cause === 'win' || cause === 'rollback';

export const cashbackStore: StoreFactory<CashbackStore> = {
  key: 'cashback.list',
  scope: 'player',
  create: ({ call, clock, news, play, session, storage }) =>
    new CashbackStore(createCashbackApi(call), { clock, news, play, session, storage }),
};
