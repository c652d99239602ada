import { makeAutoObservable, observableRef } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import { loadVerificationSdk } from '../../lib/verificationSdk.ts';
import type { VerificationSdk } from '../../lib/verificationSdk.ts';
import { createVerificationApi } from './api.ts';
import type { Verification, VerificationApi, VerificationStatus } from './api.ts';

/** The provider's frame: closed, being prepared, on screen, or not to be had. */
export type FrameState = 'closed' | 'loading' | 'open' | 'failed';

/** Time in ms for the frame to say that it is ready. */
const READY_MS = 20_000;

interface Deps {
  readonly api: VerificationApi;
  readonly loadSdk: () => Promise<VerificationSdk>;
  readonly session: Pick<StoreDeps['session'], 'load'>;
  readonly clock: StoreDeps['clock'];
}

/** 1-18: how the player's verification stands, and the provider's frame. */
export class VerificationStore {
  frame: FrameState = 'closed';
  /** The provider's SDK and a token, while the frame is on screen. */
  launch: { readonly sdk: VerificationSdk; readonly token: string } | null = null;
  /** The frame has answered. */
  isReady = false;
  readonly #answer = new Remote<Verification>();
  #uid = 0;
  #actionId = '';
  /** Counts openings: what belongs to an earlier one is dropped. */
  #turn = 0;
  #stopWaiting = () => {};
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    makeAutoObservable(this, { launch: observableRef });
  }

  get loadStatus() {
    return this.#answer.status;
  }

  get verification(): Verification | null {
    return this.#answer.value;
  }

  get status(): VerificationStatus | null {
    return this.#answer.value?.status ?? null;
  }

  async open(uid: number): Promise<void> {
    this.#uid = uid;
    await this.load();
  }

  /** Asks how it stands. Once that has changed while the frame is open, the page shows it instead of the frame. */
  async load(): Promise<void> {
    const before = this.status;
    await this.#answer.refresh(String(this.#uid), () => this.#deps.api.read());
    const { status } = this;
    if (before !== null && status !== before && status !== 'started' && this.frame === 'open') this.close();
  }

  /** Prepares the provider's frame; it goes on where the player was. */
  async begin(externalActionId: string): Promise<void> {
    if (this.frame === 'loading') return;
    this.close();
    this.#actionId = externalActionId;
    this.frame = 'loading';
    const turn = this.#turn;
    const { api, loadSdk } = this.#deps;
    try {
      if (this.status === 'none') await api.createApplicant();
      const [token, sdk] = await Promise.all([api.token(externalActionId), loadSdk()]);
      if (turn === this.#turn) this.show(sdk, token);
    } catch {
      // The transport reports the failure; the page offers a retry.
      if (turn === this.#turn) this.fail();
    }
  }

  /** 7-93: the token has run out; the frame goes on with another. */
  renew(): Promise<string> {
    return this.#deps.api.token(this.#actionId);
  }

  ready(): void {
    this.#stopWaiting();
    this.isReady = true;
  }

  /** The frame says that something has changed: the operator asks the provider, and so the page learns it. */
  async report(): Promise<void> {
    await this.#deps.api.handedIn().catch(() => undefined);
    await Promise.all([this.load(), this.#deps.session.load().catch(() => undefined)]);
  }

  fail(): void {
    this.close();
    this.frame = 'failed';
  }

  /** Closes the frame. What was done in it is kept by the provider. */
  close(): void {
    this.#turn += 1;
    this.#stopWaiting();
    this.frame = 'closed';
    this.launch = null;
    this.isReady = false;
  }

  private show(sdk: VerificationSdk, token: string): void {
    this.launch = { sdk, token };
    this.frame = 'open';
    this.#stopWaiting = this.#deps.clock.after(READY_MS, () => this.fail());
    // A player who begins for the first time has started now.
    if (this.status === 'none') void this.load();
  }
}

export const verificationStore: StoreFactory<VerificationStore> = {
  key: 'verification',
  scope: 'player',
  create: ({ call, session, clock, content }) =>
    new VerificationStore({
      api: createVerificationApi(call),
      loadSdk: () => loadVerificationSdk(content.verificationSdk),
      session,
      clock,
    }),
};
