import { makeAutoObservable, observableRef } from 'mobx';
import { required } from '../../shared/validation/required.ts';
import type { Clock } from '../../lib/clock.ts';
import { isApiError } from '../../lib/errors.ts';
import { codeField } from '../contacts/face/codes/codeFields.ts';
import { ResendTimer } from '../contacts/face/codes/ResendTimer.ts';
import { resendTimeOf } from '../contacts/face/codes/resendTimeOf.ts';
import type { StoreFactory } from '../../kernel/stores.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { SessionView } from '../../kernel/views.ts';
import { createPrivacyApi } from './api.ts';
import type { Closure, PrivacyApi } from './api.ts';
import { signedInProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';

/** Closing the account: what stands in the way, the proof, and the end of the session. */
export class ClosureStore {
  readonly passwordForm = new FormStore({ password: { initial: '', validate: required('insertPassword') } });
  readonly codeForm = new FormStore({ code: { initial: '', validate: codeField } });
  readonly timer: ResendTimer;
  readonly #answer = new Remote<Closure>();
  #uid = 0;
  /** The player has asked to close the account and is asked for the proof. */
  isAsking = false;
  isSending = false;
  isSent = false;
  problem: CallProblem | null = null;
  readonly #api: Omit<PrivacyApi, 'exportData'>;
  readonly #session: Pick<SessionView, 'beginSignOut' | 'cancelSignOut'>;

  constructor(
    api: Omit<PrivacyApi, 'exportData'>,
    session: Pick<SessionView, 'beginSignOut' | 'cancelSignOut'>,
    clock: Clock,
  ) {
    this.#api = api;
    this.#session = session;
    this.timer = new ResendTimer(clock);
    makeAutoObservable(this, { passwordForm: false, codeForm: false, timer: false, problem: observableRef });
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get closure(): Closure | null {
    return this.#answer.value;
  }

  get isClosing(): boolean {
    return this.passwordForm.isSubmitting || this.codeForm.isSubmitting;
  }

  open(uid: number): Promise<void> {
    this.#uid = uid;
    return this.load();
  }

  /** Never rejects; what was loaded stays meanwhile. */
  load(): Promise<void> {
    const uid = this.#uid;
    return this.#answer.refresh(String(uid), () => this.#api.closure(uid));
  }

  /** Shows the proof, unless something has opened since the page was loaded. */
  async ask(): Promise<void> {
    this.setProblem(null);
    await this.load();
    if (this.closure?.obstacles.length === 0) this.setAsking(true);
  }

  cancel(): void {
    this.isAsking = false;
    this.problem = null;
    this.passwordForm.reset();
    this.codeForm.reset();
  }

  async sendCode(): Promise<void> {
    if (this.isSending) return;
    this.setSending(true);
    this.setProblem(null);
    try {
      this.noteSent(await this.#api.sendCode(this.#uid));
    } catch (error) {
      const seconds = resendTimeOf(error);
      if (seconds === null) this.setProblem(signedInProblem(error));
      else this.noteSent(seconds);
    }
    this.setSending(false);
  }

  /** Resolves true once the account is closed: the session is over. */
  async close(): Promise<boolean> {
    const isByCode = this.closure?.proof === 'code';
    const form = isByCode ? this.codeForm : this.passwordForm;
    const outcome = await form.submit(() => this.send(isByCode));
    if (outcome.kind === 'failed') await this.refuse(outcome.error);
    return outcome.kind === 'done';
  }

  private async send(isByCode: boolean): Promise<void> {
    this.setProblem(null);
    const { password } = this.passwordForm.values();
    // The socket is closed first: it would report the end of the session as a surprise.
    await this.#session.beginSignOut();
    try {
      await this.#api.close(isByCode ? { code: this.codeForm.values().code } : { password }, this.#uid);
    } catch (error) {
      this.#session.cancelSignOut();
      throw error;
    }
  }

  private async refuse(error: unknown): Promise<void> {
    if (isApiError(error) && Array.isArray(error.data['obstacles'])) {
      this.cancel();
      await this.load();
    } else this.setProblem(signedInProblem(error));
  }

  private noteSent(seconds: number): void {
    this.isSent = true;
    this.timer.start(seconds);
  }

  private setAsking(isAsking: boolean): void {
    this.isAsking = isAsking;
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending;
  }

  private setProblem(problem: CallProblem | null): void {
    this.problem = problem;
  }
}

export const closureStore: StoreFactory<ClosureStore> = {
  key: 'privacy.closure',
  scope: 'player',
  create: ({ call, session, clock }) => new ClosureStore(createPrivacyApi(call), session, clock),
};
