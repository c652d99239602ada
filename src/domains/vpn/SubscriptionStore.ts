import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { RealtimeEvent } from '../../contract/index.ts';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { PendingCalls } from '../../kernel/spending/PendingCalls.ts';
import { SpendingCall } from '../../kernel/spending/SpendingCall.ts';
import type { Cancel } from '../../lib/clock.ts';
import { fieldErrors } from '../../lib/errors.ts';
import { newKey } from '../../lib/newKey.ts';
import { createVpnApi } from './api.ts';
import type { Order, VpnApi } from './api.ts';
import type { Subscription } from './view.ts';

/** Why the operator has refused an order, by the field that says so. */
const refusals = {
  amount: ['priceChanged', 'insufficientFunds'],
  seen: ['subscriptionChanged'],
  plan: ['unknownPlan'],
  is_active: ['noSubscription'],
} as const;
export type VpnRefusal = (typeof refusals)[keyof typeof refusals][number];

export interface VpnFault {
  readonly refusal: VpnRefusal | null;
  readonly problem: CallProblem | null;
}

type Deps = Pick<StoreDeps, 'clock' | 'news' | 'play' | 'session' | 'storage' | 'platform'>;

/** How often a delivery that waits is looked at, in ms, beside the operator's own news. */
const lookMs = 15_000;

function refusalOf(error: unknown): VpnRefusal | null {
  for (const [field, codes] of Object.entries(refusals)) {
    const given = fieldErrors(error, field)[0]?.code;
    const known = codes.find((code) => code === given);
    if (known !== undefined) return known;
  }
  return null;
}

/** 1-17: the player's VPN subscription: buying, renewal, and its file. */
export class SubscriptionStore {
  readonly payment: SpendingCall<Order, Subscription | null>;
  /** The plan that is being bought; empty for none. */
  buying = '';
  isTurning = false;
  /** Renewal was changed here, most recently: it has a tick. */
  hasTurned = false;
  isFileAsked = false;
  hasFileFailed = false;
  fault: VpnFault | null = null;
  /** Bought here, most recently. */
  hasBought = false;
  readonly #answer = new Remote<{ readonly subscription: Subscription | null }>();
  readonly #api: Omit<VpnApi, 'shop'>;
  readonly #deps: Deps;

  constructor(api: Omit<VpnApi, 'shop'>, deps: Deps, makeKey: () => string = newKey) {
    this.#api = api;
    this.#deps = deps;
    this.payment = new SpendingCall(
      {
        clock: deps.clock,
        session: deps.session,
        pending: new PendingCalls(deps.storage, deps.clock, 'vpn_order_pending'),
        makeKey,
      },
      (order, key, uid) => api.create(order, key, uid),
      ({ plan, seen, isRenewed }) => `${plan.id}:${plan.price.minor}:${seen}:${isRenewed}`,
      ({ plan }) => ({ plan: plan.id }),
    );
    makeAutoObservable(this, { payment: false, fault: observableRef });
  }

  /** Null for none, and before the first answer. */
  get current(): Subscription | null {
    return this.#answer.value?.subscription ?? null;
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  /** Loads it and keeps it up to date; returns a disposer. */
  start(uid: number): Cancel {
    this.fault = null;
    this.hasBought = false;
    this.hasTurned = false;
    void this.load(uid);
    const { news, clock } = this.#deps;
    const stops = [
      news.subscribe((event) => this.hear(event, uid)),
      news.subscribeGaps(() => void this.load(uid)),
      clock.every(lookMs, () => {
        if (this.current?.status === 'waiting' || (this.current?.waitingDays ?? 0) > 0) void this.load(uid);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  load(uid: number): Promise<void> {
    return this.#answer.refresh(String(uid), async () => ({ subscription: await this.#api.subscription() }));
  }

  /** Buys what the player has agreed to, once whatever happens. Never rejects. */
  async buy(order: Order): Promise<void> {
    if (this.buying !== '') return;
    const { session, play } = this.#deps;
    const { uid } = session;
    const endPayment = play.beginPayment();
    this.buying = order.plan.id;
    this.fault = null;
    this.hasBought = false;
    try {
      const subscription = await this.payment.run(order);
      this.adopt(uid, subscription, { hasBought: true });
    } catch (error) {
      this.refuse(uid, error);
    } finally {
      endPayment();
      runInAction(() => {
        this.buying = '';
      });
    }
  }

  /** 7-104. Never rejects. */
  async turnRenewal(isOn: boolean): Promise<void> {
    if (this.isTurning) return;
    const { uid } = this.#deps.session;
    this.isTurning = true;
    this.hasTurned = false;
    this.fault = null;
    try {
      const subscription = await this.#api.setRenewal(isOn, uid);
      this.adopt(uid, subscription, { hasTurned: true });
    } catch (error) {
      this.refuse(uid, error);
    } finally {
      runInAction(() => {
        this.isTurning = false;
      });
    }
  }

  /** Opens the file's address: a browser stores it and stays, a messenger opens its own browser for it. */
  async download(): Promise<void> {
    if (this.isFileAsked) return;
    this.isFileAsked = true;
    this.hasFileFailed = false;
    let hasFailed = false;
    try {
      this.#deps.platform.openExternal(await this.#api.file(this.#deps.session.uid));
    } catch {
      // Reported by the transport.
      hasFailed = true;
    }
    runInAction(() => {
      this.isFileAsked = false;
      this.hasFileFailed = hasFailed;
    });
  }

  private hear({ type }: RealtimeEvent, uid: number): void {
    if (type.startsWith('vpn.')) void this.load(uid);
  }

  private adopt(uid: number, subscription: Subscription | null, marks: { hasBought?: true; hasTurned?: true }): void {
    this.#answer.adopt(String(uid), { subscription });
    this.hasBought = marks.hasBought ?? false;
    this.hasTurned = marks.hasTurned ?? false;
  }

  private refuse(uid: number, error: unknown): void {
    const refusal = refusalOf(error);
    this.fault = { refusal, problem: refusal === null ? callProblem(error) : null };
    // What is shown was out of date.
    if (refusal !== null) void this.load(uid);
  }
}

export const subscriptionStore: StoreFactory<SubscriptionStore> = {
  key: 'vpn.subscription',
  scope: 'player',
  create: ({ call, clock, news, play, session, storage, platform }) =>
    new SubscriptionStore(createVpnApi(call), { clock, news, play, session, storage, platform }),
};
