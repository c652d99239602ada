import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { newKey } from '../../lib/newKey.ts';
import type { Campaign, Spin, WheelApi, WheelInfo } from './api.ts';
import type { WheelFault } from './faultOf.ts';
import { OnceCall } from './OnceCall.ts';
import type { OnceDeps } from './OnceCall.ts';

/** `turning`: the outcome is known, and the wheel has not come to it yet. */
export type SpinPhase = 'idle' | 'asking' | 'turning' | 'shown';

/** The wheel that is spun. */
export interface SpunWheel {
  readonly campaign: Campaign | null;
  readonly next: WheelInfo['next'];
  /** Whether something of it is being fetched. */
  readonly isLoading: boolean;
  /** Keeps the wheel as it is until the returned function is called. */
  hold(): () => void;
  refresh(): Promise<void>;
}

/** The name under which the header holds back what a spin gave, as the operator spells it. */
const shownAs = ({ id }: Pick<Spin, 'id'>): string => `wheel:${id}`;

/** 4-39: one spin after another. The server decides; the wheel only shows it. */
export class SpinStore {
  phase: SpinPhase = 'idle';
  /** The latest outcome. */
  spin: Spin | null = null;
  readonly #call: OnceCall<Spin>;
  #release: () => void = () => {};
  readonly #session: OnceDeps['session'];
  readonly #wheel: SpunWheel;
  readonly #makeSeed: () => string;

  constructor(api: Pick<WheelApi, 'spin'>, wheel: SpunWheel, deps: OnceDeps, makeSeed: () => string = newKey) {
    this.#wheel = wheel;
    this.#makeSeed = makeSeed;
    this.#session = deps.session;
    this.#call = new OnceCall(deps, {
      name: 'wheel_spin_pending',
      send: ({ campaign = '', commitment = '', clientSeed = '' }, key, uid) =>
        api.spin(campaign, { commitment, clientSeed }, key, uid),
    });
    makeAutoObservable(this, { spin: observableRef });
  }

  get isBusy(): boolean {
    return this.phase === 'asking' || this.phase === 'turning';
  }

  get isChecking(): boolean {
    return this.#call.isChecking;
  }

  get fault(): WheelFault | null {
    return this.#call.fault;
  }

  /** 4-40, 4-41: whether the button can be pressed. A paid wheel without spins leads to buying some. */
  get isReady(): boolean {
    const { campaign, isLoading } = this.#wheel;
    if (campaign === null || this.isBusy) return false;
    return campaign.is_spin_cost ? !isLoading : campaign.spin_balance > 0;
  }

  /** Whether a press spins: there is a spin, and its commitment is known. */
  get canSpin(): boolean {
    const { campaign, next } = this.#wheel;
    return this.isReady && campaign !== null && campaign.spin_balance > 0 && next !== null;
  }

  /** Null if it was refused, or another player is here now. Never rejects. The page calls `landed` when it has shown it. */
  async start(): Promise<Spin | null> {
    const { campaign, next } = this.#wheel;
    if (!this.canSpin || campaign === null || next === null) return null;
    // The seed is the browser's own: the operator has committed itself without knowing it.
    const order = { campaign: campaign.id, commitment: next.commitment, clientSeed: this.#makeSeed() };
    return this.ask(() => this.#call.run(order));
  }

  /** A spin whose answer an earlier page did not get: its outcome is shown without turning. */
  async resume(): Promise<void> {
    if (this.phase !== 'idle') return;
    if ((await this.ask(() => this.#call.resume())) !== null) this.landed();
  }

  /** The wheel has come to rest at the outcome: from now on the header has what it gave. */
  landed(): void {
    if (this.phase === 'turning') this.phase = 'shown';
    if (this.spin !== null) this.#session.balance.roundShown(shownAs(this.spin));
    this.letGo();
  }

  /** The player has seen it. */
  clear(): void {
    if (this.isBusy) return;
    this.phase = 'idle';
    this.spin = null;
    this.#call.clear();
    this.letGo();
  }

  private async ask(send: () => Promise<Spin | null>): Promise<Spin | null> {
    this.phase = 'asking';
    this.spin = null;
    this.#release = this.#wheel.hold();
    const spin = await send();
    runInAction(() => {
      this.spin = spin;
      this.phase = spin === null ? 'idle' : 'turning';
    });
    if (spin !== null) return spin;
    this.letGo();
    // What is shown was out of date.
    if (this.fault?.refusal != null) void this.#wheel.refresh();
    return null;
  }

  private letGo(): void {
    this.#release();
    this.#release = () => {};
  }
}
