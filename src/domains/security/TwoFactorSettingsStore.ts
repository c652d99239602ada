import { makeAutoObservable, observableRef } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { codeField, recoveryCodeField } from '../contacts/face/codes/codeFields.ts';
import { ResendTimer } from '../contacts/face/codes/ResendTimer.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import { Remote } from '../../kernel/Remote.ts';
import { createSecurityApi } from './api.ts';
import type { FactorWish, SecurityApi, StartedChange, TwoFactor } from './api.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';

type Api = Pick<SecurityApi, 'twoFactor' | 'change' | 'confirm'>;

/** 7-8, 7-10: two-factor sign-in as a setting: how it stands, and one change at a time. */
export class TwoFactorSettingsStore {
  readonly form = new FormStore({
    code: { initial: '', validate: (value) => (this.isRecovery ? recoveryCodeField : codeField)(value) },
  });
  readonly timer: ResendTimer;
  /** What the player wants; null while nothing is being changed. */
  wish: FactorWish | null = null;
  started: StartedChange | null = null;
  /** Shown this once, after switching on. */
  recoveryCodes: readonly string[] = [];
  problem: CallProblem | null = null;
  isStarting = false;
  /** Whether a recovery code is typed to switch off. */
  isRecovery = false;
  readonly #answer = new Remote<TwoFactor>();
  #uid = 0;
  readonly #api: Api;
  readonly #session: Pick<StoreDeps['session'], 'load'>;

  constructor(api: Api, session: Pick<StoreDeps['session'], 'load'>, clock: StoreDeps['clock']) {
    this.#api = api;
    this.#session = session;
    this.timer = new ResendTimer(clock);
    makeAutoObservable(this, {
      form: false,
      timer: false,
      wish: observableRef,
      started: observableRef,
      recoveryCodes: observableRef,
    });
  }

  get status() {
    return this.#answer.status;
  }

  get twoFactor(): TwoFactor | null {
    return this.#answer.value;
  }

  async open(uid: number): Promise<void> {
    this.#uid = uid;
    await this.load();
  }

  load(): Promise<void> {
    return this.#answer.refresh(String(this.#uid), () => this.#api.twoFactor());
  }

  /** Starts switching on or off; a code is asked for next. */
  async start(wish: FactorWish): Promise<void> {
    if (this.isStarting) return;
    this.cancel();
    await this.request(wish);
  }

  /** Asks for another code for the change under way. */
  async resend(): Promise<void> {
    if (this.wish === null || this.isStarting || this.form.isSubmitting) return;
    await this.request(this.wish);
  }

  async confirm(): Promise<void> {
    const outcome = await this.form.submit(async () => {
      this.setProblem(null);
      const codes = await this.#api.confirm(this.form.values().code);
      this.cancel();
      this.keepCodes(codes);
      // The account's flag (3-6) and the block's own state follow the change.
      await Promise.all([this.#session.load(), this.load()]);
    });
    if (outcome.kind === 'failed') this.setProblem(callProblem(outcome.error));
  }

  switchKind(): void {
    this.isRecovery = !this.isRecovery;
    this.form.reset();
    this.problem = null;
  }

  cancel(): void {
    this.wish = null;
    this.started = null;
    this.problem = null;
    this.isRecovery = false;
    this.form.reset();
    this.timer.stop();
  }

  /** The player has stored the recovery codes. */
  forgetCodes(): void {
    this.recoveryCodes = [];
  }

  private async request(wish: FactorWish): Promise<void> {
    this.setStarting(true);
    this.setProblem(null);
    try {
      this.take(wish, await this.#api.change(wish));
    } catch (error) {
      this.setProblem(callProblem(error));
    } finally {
      this.setStarting(false);
    }
  }

  private take(wish: FactorWish, started: StartedChange): void {
    this.wish = wish;
    this.started = started;
    this.timer.start(started.resendTime);
  }

  private keepCodes(codes: readonly string[]): void {
    this.recoveryCodes = codes;
  }

  private setProblem(problem: CallProblem | null): void {
    this.problem = problem;
  }

  private setStarting(isStarting: boolean): void {
    this.isStarting = isStarting;
  }
}

export const twoFactorSettingsStore: StoreFactory<TwoFactorSettingsStore> = {
  key: 'security.twoFactor',
  scope: 'player',
  create: ({ call, session, clock }) => new TwoFactorSettingsStore(createSecurityApi(call, session), session, clock),
};
