import { passwordRuleOf } from '../passwordRuleOf.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { loginField, normalisedLogin } from '../../../shared/validation/login.ts';
import { oneTimeCodeField } from '../../../shared/validation/oneTimeCode.ts';
import { passwordField, repeatedPasswordField } from '../../../shared/validation/password.ts';
import type { PasswordRule } from '../../../shared/validation/password.ts';
import { formRules } from '../../../shared/validation/ruleSet.ts';
import type { FormRules } from '../../../shared/validation/ruleSet.ts';
import type { Clock } from '../../../lib/clock.ts';
import { fieldErrors } from '../../../lib/errors.ts';
import type { StoreFactory } from '../../../kernel/stores.ts';
import { ResendTimer } from '../../contacts/face/codes/ResendTimer.ts';
import { resendTimeOf } from '../../contacts/face/codes/resendTimeOf.ts';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import type { DraftTexts } from '../../../kernel/forms/OpenDrafts.ts';
import { authProblem } from '../authProblem.ts';
import type { AuthProblem } from '../authProblem.ts';
import { beginSession } from '../beginSession.ts';
import type { AuthSession } from '../beginSession.ts';
import { notYet, resultOf } from '../SignInResult.ts';
import type { EntryResult } from '../SignInResult.ts';
import { createRestoreApi } from './api.ts';
import type { RestoreApi } from './api.ts';

/** What the last step has come to. */
export type RestoreResult =
  | EntryResult
  /** With a second factor: the player signs in with the new password. */
  | { readonly kind: 'passwordSet' };

/** 2.10-20: a new password in two steps: a code is sent to the login, then code and password are entered. */
export class RestoreStore {
  readonly loginForm = new FormStore({
    login: { initial: '', validate: loginField, normalise: normalisedLogin },
  });
  readonly passwordForm: FormStore<'code' | 'password' | 'repeat'>;
  readonly timer: ResendTimer;
  step: 'login' | 'password' = 'login';
  isSending = false;
  problem: AuthProblem | null = null;
  readonly #api: RestoreApi;
  readonly #session: AuthSession;

  constructor(api: RestoreApi, session: AuthSession, clock: Clock, rule: PasswordRule, rules: FormRules = () => null) {
    this.#api = api;
    this.#session = session;
    this.timer = new ResendTimer(clock);
    this.passwordForm = new FormStore(
      {
        code: { initial: '', validate: oneTimeCodeField },
        password: { initial: '', validate: passwordField(rule) },
        // 5-48, 5-24 sameAs
        repeat: { initial: '', validate: repeatedPasswordField(() => this.passwordForm.fields.password.value) },
      },
      rules,
    );
    makeAutoObservable(this, { loginForm: false, passwordForm: false, timer: false, problem: observableRef });
  }

  /** What was typed where the player came from; nothing that was typed here is lost. */
  suggest(login: string): void {
    const field = this.loginForm.fields.login;
    if (field.value === '') field.assign(login);
  }

  /** The login that was typed, and the step; never the code or a password. Null if nothing was typed. */
  get typed(): DraftTexts | null {
    const { value: login, isDirty } = this.loginForm.fields.login;
    return login === '' || (!isDirty && this.step === 'login') ? null : { login, step: this.step };
  }

  /** Takes up what was typed before a load of the page. No code is sent by it: the one that was sent still counts. */
  carryOn({ login = '', step }: DraftTexts): void {
    if (login === '') return;
    this.loginForm.fields.login.change(login);
    if (step === 'password') this.step = 'password';
  }

  /** The first step. Another login than before begins anew. */
  async sendCode(): Promise<void> {
    await this.loginForm.submit(() => this.requestCode());
  }

  /** 4-14 */
  async resend(): Promise<void> {
    if (this.isSending) return;
    this.setSending(true);
    await this.requestCode();
    this.setSending(false);
  }

  async submit(): Promise<RestoreResult> {
    const outcome = await this.passwordForm.submit(() => this.setPassword());
    if (outcome.kind === 'failed') this.setProblem(authProblem(outcome.error, 'failed'));
    const result = outcome.kind === 'done' ? outcome.value : notYet;
    if (result.kind !== 'notYet') this.restart();
    return result;
  }

  /** Back to the first step; the login stays. */
  changeLogin(): void {
    this.step = 'login';
    this.passwordForm.reset();
    this.timer.stop();
    this.problem = null;
  }

  private async setPassword(): Promise<RestoreResult> {
    this.setProblem(null);
    const { code, password } = this.passwordForm.values();
    const { status, payload } = await this.#api.setPassword(this.loginForm.values().login, code, password);
    if (status === 'SIGN_IN') return { kind: 'passwordSet' };
    const problem = await beginSession(this.#session, payload);
    this.setProblem(problem);
    return resultOf(problem);
  }

  private async requestCode(): Promise<void> {
    this.setProblem(null);
    try {
      this.awaitCode(await this.#api.sendCode(this.loginForm.values().login));
    } catch (error) {
      const seconds = resendTimeOf(error);
      if (seconds !== null) this.awaitCode(seconds);
      else if (fieldErrors(error, 'login').length === 0) this.setProblem(authProblem(error, 'failed'));
      else this.loginForm.refuse(error);
    }
  }

  private awaitCode(seconds: number): void {
    this.step = 'password';
    this.timer.start(seconds);
  }

  private restart(): void {
    this.changeLogin();
    this.loginForm.reset();
  }

  private setSending(isSending: boolean): void {
    this.isSending = isSending;
  }

  private setProblem(problem: AuthProblem | null): void {
    this.problem = problem;
  }
}

export const restoreStore: StoreFactory<RestoreStore> = {
  key: 'auth.restore',
  scope: 'visit',
  create({ call, session, clock, content, locale }) {
    const { auth, validators } = content.config;
    const rules = formRules(validators, locale.code);
    return new RestoreStore(createRestoreApi(call), session, clock, passwordRuleOf(auth), rules);
  },
};
