import { makeAutoObservable } from 'mobx';
import type { StoreFactory } from '../../../kernel/stores.ts';
import type { Platform, Push } from '../../../platform/Platform.ts';
import { createSubscriptionsApi } from '../api.ts';
import type { SubscriptionsApi } from '../api.ts';

/** `denied`: the browser blocks notifications of this site, and does not ask again. */
export type PushState = 'checking' | 'off' | 'on' | 'denied';

/** `declined`: the player has not allowed it now. `failed`: no answer of the browser's push service or the operator. */
export type PushProblem = 'declined' | 'failed';

type Api = Pick<SubscriptionsApi, 'pushKey' | 'subscribePush' | 'unsubscribePush' | 'keepPush'>;

/** Push messages to this browser: a consent of its own, which the player gives to the browser and to the operator. */
export class PushStore {
  state: PushState = 'checking';
  isChanging = false;
  problem: PushProblem | null = null;
  #push: Push | null = null;
  #key: Promise<string> | null = null;
  #uid = 0;
  readonly #api: Api;
  readonly #platform: Pick<Platform, 'push' | 'can'>;

  constructor(api: Api, platform: Pick<Platform, 'push' | 'can'>) {
    this.#api = api;
    this.#platform = platform;
    makeAutoObservable(this);
  }

  get isSupported(): boolean {
    return this.#platform.push !== null;
  }

  /** The browser has push messages for installed apps only. */
  get needsInstalling(): boolean {
    return !this.isSupported && this.#platform.can.installGuide !== null;
  }

  /** Finds out how it stands. A subscription of another player, or one that was signed out, ends here, too. */
  async open(uid: number): Promise<void> {
    this.#uid = uid;
    if (this.#platform.push === null) return;
    try {
      this.#push ??= await this.#platform.push();
      this.settle(await this.find(this.#push, uid));
    } catch {
      // Reported by the transport, or the browser's storage is blocked: switching it on tells.
      this.settle('off');
    }
  }

  /** Before the press: the browser's question must follow it at once. */
  prepare(): void {
    if (this.isSupported) this.fetchKey().catch(() => undefined);
  }

  /** From within a press. */
  async change(isOn: boolean): Promise<void> {
    const push = this.#push;
    const uid = this.#uid;
    if (push === null || this.isChanging) return;
    this.begin();
    try {
      const problem = isOn ? await this.switchOn(push, uid) : await this.switchOff(push, uid);
      this.end(problem, push.permission() === 'denied' ? 'denied' : stateAfter(isOn, problem));
    } catch {
      this.end('failed', push.permission() === 'denied' ? 'denied' : stateAfter(!isOn, null));
    }
  }

  private async find(push: Push, uid: number): Promise<PushState> {
    if (push.permission() === 'denied') return 'denied';
    const current = await push.current();
    if (current === null) return 'off';
    if (push.permission() === 'granted' && (await this.#api.keepPush(current.endpoint, uid))) return 'on';
    await push.unsubscribe();
    return 'off';
  }

  private fetchKey(): Promise<string> {
    if (this.#key !== null) return this.#key;
    const key = this.#api.pushKey();
    this.#key = key;
    key.catch(() => {
      this.#key = null;
    });
    return key;
  }

  private async switchOn(push: Push, uid: number): Promise<PushProblem | null> {
    const subscription = await push.subscribe(await this.fetchKey());
    if (subscription === null) return 'declined';
    try {
      await this.#api.subscribePush(subscription, uid);
      return null;
    } catch (error) {
      // The browser must not keep what the operator does not know.
      await push.unsubscribe();
      throw error;
    }
  }

  private async switchOff(push: Push, uid: number): Promise<null> {
    const current = await push.current();
    if (current !== null) await this.#api.unsubscribePush(current.endpoint, uid);
    await push.unsubscribe();
    return null;
  }

  private begin(): void {
    this.isChanging = true;
    this.problem = null;
  }

  private end(problem: PushProblem | null, state: PushState): void {
    this.isChanging = false;
    // The state says it itself.
    this.problem = state === 'denied' ? null : problem;
    this.state = state;
  }

  private settle(state: PushState): void {
    if (!this.isChanging) this.state = state;
  }
}

const stateAfter = (isOn: boolean, problem: PushProblem | null): PushState => (isOn && problem === null ? 'on' : 'off');

export const pushStore: StoreFactory<PushStore> = {
  key: 'notifications.push',
  scope: 'player',
  create: ({ call, platform }) => new PushStore(createSubscriptionsApi(call), platform),
};
