import { makeAutoObservable, observableRef } from 'mobx';
import { isApiError } from '../../../lib/errors.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { ResendTimer } from '../../contacts/face/codes/ResendTimer.ts';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import { createAuthApi } from '../api.ts';
import type { AuthApi } from '../api.ts';
import { authProblem } from '../authProblem.ts';
import type { AuthProblem } from '../authProblem.ts';
import { beginSession } from '../beginSession.ts';
import type { AuthSession } from '../beginSession.ts';
import { notYet, resultOf } from '../SignInResult.ts';
import type { EntryResult } from '../SignInResult.ts';
import { askedForCode, secondsToWait } from './askedForCode.ts';
import type { StoredEntry } from './askedForCode.ts';
import { codeField, recoveryCodeField } from '../../contacts/face/codes/codeFields.ts';

/** 8-21: messages of the operator about the code, and the words for them at its field. */
const codeErrors: readonly (readonly [string, string])[] = [
  ['the code must contain 6 digits', 'codeLength'],
  ['Time expired', 'expiredCode'],
  ['two_factor_auth: code is invalid', 'wrongCode'],
];

/** 3-26, 4-12..4-14: the second step of a sign-in, which sends the stored login and password again with the code. */
export class TwoFactorStore {
  readonly form = new FormStore({
    code: { initial: '', validate: (value) => (this.isRecovery ? recoveryCodeField : codeField)(value) },
  });
  readonly timer: ResendTimer;
  entry: StoredEntry | null = null;
  problem: AuthProblem | null = null;
  /** Whether a recovery code is typed instead. */
  isRecovery = false;
  isResending = false;
  /** What the last request for another code came to; null before one. */
  resent: 'sent' | 'awaited' | null = null;
  readonly #api: Pick<AuthApi, 'login' | 'confirmSocial'>;
  readonly #session: AuthSession;

  constructor(api: Pick<AuthApi, 'login' | 'confirmSocial'>, session: AuthSession, clock: StoreDeps['clock']) {
    this.#api = api;
    this.#session = session;
    this.timer = new ResendTimer(clock);
    makeAutoObservable(this, { form: false, timer: false, entry: observableRef });
  }

  get status(): 'none' | 'two-factor-already-enabled' {
    return this.entry === null ? 'none' : 'two-factor-already-enabled';
  }

  /** The operator has asked for the code of this entry. */
  begin(entry: StoredEntry): void {
    this.reset();
    this.entry = entry;
    this.timer.start(entry.resendTime);
  }

  /** Switches between the code and a recovery code. */
  switchKind(): void {
    this.isRecovery = !this.isRecovery;
    this.form.reset();
    this.problem = null;
  }

  /** 4-14: without a code, another one is sent to the contact. */
  async submit(): Promise<EntryResult> {
    const { entry } = this;
    if (entry === null || this.isResending) return notYet;
    const { code } = this.form.values();
    if (code === '' && entry.kind === 'contact' && !this.isRecovery) return this.resend();
    const outcome = await this.form.submit(() => this.signIn(entry, code));
    return outcome.kind === 'done' ? outcome.value : notYet;
  }

  /** Asks for another code. If none is needed any more, the player is signed in. */
  async resend(): Promise<EntryResult> {
    const { entry } = this;
    if (entry === null || this.isResending || this.form.isSubmitting) return notYet;
    this.setResending(true);
    try {
      return await this.signIn(entry, '');
    } finally {
      this.setResending(false);
    }
  }

  private reset(): void {
    this.entry = null;
    this.problem = null;
    this.isRecovery = false;
    this.resent = null;
    this.form.reset();
    this.timer.stop();
  }

  private async signIn(entry: StoredEntry, code: string): Promise<EntryResult> {
    this.settle(null);
    try {
      const { payload } = await this.ask(entry, code);
      const trouble = await beginSession(this.#session, payload);
      if (trouble === null) this.reset();
      else this.settle(trouble);
      return resultOf(trouble);
    } catch (error) {
      this.refuse(error);
      return notYet;
    }
  }

  private ask({ login, password, challenge, payload }: StoredEntry, code: string): ReturnType<AuthApi['login']> {
    return challenge === undefined
      ? this.#api.login(login, password, code)
      : this.#api.confirmSocial(challenge, code, payload);
  }

  private refuse(error: unknown): void {
    const seconds = secondsToWait(error);
    if (seconds !== null) this.timer.start(seconds);
    const asked = askedForCode(error);
    if (asked !== null) {
      this.resent = asked.isSent ? 'sent' : 'awaited';
      return;
    }
    const known = isApiError(error) ? codeErrors.find(([message]) => error.message.includes(message)) : undefined;
    if (known !== undefined) this.form.fields.code.refuse({ code: known[1], params: {} });
    else this.settle(this.form.refuse(error) ? null : authProblem(error, 'failed'));
  }

  private settle(trouble: AuthProblem | null): void {
    this.problem = trouble;
    this.resent = null;
  }

  private setResending(isResending: boolean): void {
    this.isResending = isResending;
  }
}

export const twoFactorStore: StoreFactory<TwoFactorStore> = {
  key: 'auth.twofactor',
  scope: 'player',
  create: ({ call, session, clock }) => new TwoFactorStore(createAuthApi(call), session, clock),
};
