import { makeAutoObservable, runInAction } from 'mobx';
import { adoptSession } from '../../session/face/adoptSession.ts';
import type { AdoptedSession } from '../../session/face/adoptSession.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import type { Clock } from '../../../lib/clock.ts';
import { createHandoffApi } from '../api.ts';
import type { HandoffApi, Taken } from '../api.ts';
import { takeFault } from './takeFault.ts';
import type { TakeFault } from './takeFault.ts';

/** `waiting`: the number is shown, and the player has to pick it on the other device. */
export type TakeState = 'ready' | 'claiming' | 'waiting' | 'entering' | 'over';

/** How often the session is asked for, in ms. */
const ASK_MS = 2_000;

export interface Target {
  /** Asks the player who is signed in here whether the other one may take their place. */
  askToReplace(): Promise<boolean>;
  /** The player is signed in; the page to go on with. */
  onTaken(place: Taken['place']): void;
}

interface Deps {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly session: AdoptedSession;
  /** The raw init data of a messenger's launch; empty without one. */
  readonly launch: string;
}

/** The target's part of a handoff. Nothing is claimed before the player's press: a preview of the link uses nothing up. */
export class TakeStore {
  state: TakeState = 'ready';
  number = 0;
  /** When the claim runs out, by the server's clock. */
  expiresAt = 0;
  fault: TakeFault | null = null;
  #code = '';
  #claim = '';
  /** Counts visits: what belongs to an earlier one is dropped. */
  #turn = 0;
  #stopWaiting: () => void = () => {};
  readonly #api: Pick<HandoffApi, 'claim' | 'take'>;
  readonly #deps: Deps;

  constructor(api: Pick<HandoffApi, 'claim' | 'take'>, deps: Deps) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable(this, { fault: false });
  }

  /** A visit of the page with this code. The result ends it. */
  open(code: string): () => void {
    this.#turn += 1;
    this.#code = code;
    this.show('ready', null);
    return () => {
      this.#turn += 1;
      this.#stopWaiting();
    };
  }

  async start(target: Target): Promise<void> {
    if (this.state !== 'ready') return;
    const turn = this.#turn;
    this.show('claiming', null);
    try {
      const { claim, number, expires_at } = await this.#api.claim(this.#code);
      if (turn !== this.#turn) return;
      this.#claim = claim;
      runInAction(() => {
        this.number = number;
        this.expiresAt = Date.parse(expires_at);
        this.state = 'waiting';
      });
      this.askLater(target);
    } catch (error) {
      if (turn !== this.#turn) return;
      const fault = takeFault(error, 'code');
      // What the operator has not refused may be tried again.
      this.show(fault.isFinal ? 'over' : 'ready', fault);
    }
  }

  private askLater(target: Target): void {
    this.#stopWaiting = this.#deps.clock.after(ASK_MS, () => void this.ask(target));
  }

  private async ask(target: Target): Promise<void> {
    const turn = this.#turn;
    try {
      const taken = await this.take('');
      if (turn === this.#turn) await this.settle(taken, target, turn);
    } catch (error) {
      if (turn !== this.#turn) return;
      const fault = takeFault(error, 'claim');
      const isOver = fault.isFinal || this.#deps.clock.now() >= this.expiresAt;
      if (isOver) this.show('over', fault);
      else this.askLater(target);
    }
  }

  /** A launch that has signed nobody in is shown to the operator: its messenger may belong to another account. */
  private take(replaces: string): Promise<Taken> {
    const { session, launch } = this.#deps;
    return this.#api.take(this.#claim, { replaces, payload: session.uid === 0 ? launch : '' });
  }

  private async settle({ status, payload, place }: Taken, target: Target, turn: number): Promise<void> {
    if (status === 'WAITING') {
      this.askLater(target);
      return;
    }
    if (status === 'ANOTHER_PLAYER') {
      await this.replace(target, turn);
      return;
    }
    this.show('entering', null);
    const isIn = payload === null || (await this.enter(payload));
    if (turn !== this.#turn) return;
    if (isIn) target.onTaken(place);
    else this.show('over', { code: 'noSession', isFinal: true, seconds: 0 });
  }

  /** The session is open, and counts once: a lost answer about it is asked for again. */
  private async enter(payload: NonNullable<Taken['payload']>): Promise<boolean> {
    const { clock, session } = this.#deps;
    for (;;) {
      try {
        return await adoptSession(session, payload);
      } catch (error) {
        if (clock.now() >= this.expiresAt) throw error;
        await new Promise<void>((resume) => void clock.after(ASK_MS, resume));
      }
    }
  }

  private async replace(target: Target, turn: number): Promise<void> {
    // Who is signed in here may not have been known yet.
    await this.#deps.session.load();
    const isAgreed = await target.askToReplace();
    if (turn !== this.#turn) return;
    if (!isAgreed) {
      this.show('over', { code: 'declined', isFinal: true, seconds: 0 });
      return;
    }
    this.show('entering', null);
    const taken = await this.take(String(this.#deps.session.uid));
    if (turn === this.#turn) await this.settle(taken, target, turn);
  }

  private show(state: TakeState, fault: TakeFault | null): void {
    this.state = state;
    this.fault = fault;
  }
}

export const takeStore: StoreFactory<TakeStore> = {
  key: 'handoff.target',
  scope: 'visit',
  create: ({ call, clock, session, platform }: StoreDeps) =>
    new TakeStore(createHandoffApi(call, session), {
      clock,
      session,
      launch: platform.launch.registration?.payload ?? '',
    }),
};
