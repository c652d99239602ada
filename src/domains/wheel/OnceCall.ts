import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreDeps } from '../../kernel/stores.ts';
import { PendingCalls } from '../../kernel/spending/PendingCalls.ts';
import { PlayerChangedError } from '../../kernel/spending/PlayerChangedError.ts';
import { SpendingCall } from '../../kernel/spending/SpendingCall.ts';
import { newKey } from '../../lib/newKey.ts';
import { faultOf } from './faultOf.ts';
import type { WheelFault } from './faultOf.ts';

export type OnceDeps = Pick<StoreDeps, 'clock' | 'play' | 'session' | 'storage'>;
type Order = Readonly<Record<string, string>>;

interface Kind<Result> {
  /** Of the storage that keeps a call whose outcome is unknown. */
  readonly name: string;
  readonly send: (order: Order, key: string, uid: number) => Promise<Result>;
  readonly makeKey?: () => string;
}

/** A call of the wheel that has its effect once, whatever happens (I4), with what it was refused for. */
export class OnceCall<Result> {
  isBusy = false;
  fault: WheelFault | null = null;
  readonly #pending: PendingCalls;
  readonly #call: SpendingCall<Order, Result>;
  readonly #deps: OnceDeps;

  constructor(deps: OnceDeps, { name, send, makeKey = newKey }: Kind<Result>) {
    this.#deps = deps;
    this.#pending = new PendingCalls(deps.storage, deps.clock, name);
    this.#call = new SpendingCall(
      { clock: deps.clock, session: deps.session, pending: this.#pending, makeKey },
      send,
      (order) => JSON.stringify(order),
      (order) => order,
    );
    makeAutoObservable(this, { fault: observableRef });
  }

  /** I8: the answer is long in coming, or was lost and is asked for again. */
  get isChecking(): boolean {
    return this.#call.phase === 'checking';
  }

  /** Null if it was refused, is running, or another player is here now. Never rejects. */
  async run(order: Order, knownKey?: string): Promise<Result | null> {
    if (this.isBusy) return null;
    const endPayment = this.#deps.play.beginPayment();
    this.isBusy = true;
    this.fault = null;
    try {
      return await this.#call.run(order, knownKey);
    } catch (error) {
      if (!(error instanceof PlayerChangedError))
        runInAction(() => {
          this.fault = faultOf(error);
        });
      return null;
    } finally {
      endPayment();
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }

  /** A call whose answer an earlier page did not get: asked again with its own key. Null if there is none. */
  async resume(): Promise<Result | null> {
    const left = this.#pending.left(this.#deps.session.uid);
    return left === null ? null : this.run(left.input, left.key);
  }

  clear(): void {
    this.fault = null;
  }
}
