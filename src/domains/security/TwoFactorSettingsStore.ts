import { makeAutoObservable, observableRef } from 'mobx';
import type { PlayerScoped, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
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
export class TwoFactorSettingsStore implements PlayerScoped {
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
  private readonly answer = new Remote<TwoFactor>();
  private uid = 0;
  /** Counts players: an answer that arrives after its player has left is dropped. */
  private turn = 0;

  constructor(
    private readonly api: Api,
    private readonly session: Pick<StoreDeps['session'], 'load'>,
    clock: StoreDeps['clock'],
  ) {
    this.timer = new ResendTimer(clock);
    makeAutoObservable<TwoFactorSettingsStore, 'api' | 'session' | 'answer' | 'uid' | 'turn'>(this, {
      form: false,
      timer: false,
      wish: observableRef,
      started: observableRef,
      recoveryCodes: observableRef,
      api: false,
      session: false,
      answer: false,
      uid: false,
      turn: false,
    });
  }

  get status() {
    return this.answer.status;
  }

  get twoFactor(): TwoFactor | null {
    return this.answer.value;
  }

  async open(uid: number): Promise<void> {
    this.uid = uid;
    await this.load();
  }

  load(): Promise<void> {
    return this.answer.refresh(String(this.uid), () => this.api.twoFactor());
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
    await this.form.submit(async () => {
      this.setProblem(null);
      const { turn } = this;
      try {
        const codes = await this.api.confirm(this.form.values().code);
        // They are shown to their own player only.
        if (turn !== this.turn) return;
        this.cancel();
        this.keepCodes(codes);
        // The account's flag (3-6) and the block's own state follow the change.
        await Promise.all([this.session.load(), this.load()]);
      } catch (error) {
        if (turn !== this.turn) return;
        if (!this.form.refuse(error)) this.setProblem(callProblem(error));
      }
    });
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

  forgetPlayer(): void {
    this.turn += 1;
    this.isStarting = false;
    this.cancel();
    this.forgetCodes();
    this.uid = 0;
    this.answer.reset();
  }

  private async request(wish: FactorWish): Promise<void> {
    const { turn } = this;
    this.setStarting(true);
    this.setProblem(null);
    try {
      const started = await this.api.change(wish);
      if (turn === this.turn) this.take(wish, started);
    } catch (error) {
      if (turn === this.turn) this.setProblem(callProblem(error));
    } finally {
      if (turn === this.turn) this.setStarting(false);
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
  create: ({ call, session, clock }) => new TwoFactorSettingsStore(createSecurityApi(call, session), session, clock),
};
