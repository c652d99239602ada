import { makeAutoObservable } from 'mobx';
import { normalisedLogin } from '../../shared/validation/login.ts';
import { signInLogin, signInPassword } from '../../shared/validation/signInRules.ts';
import type { StoreFactory } from '../../kernel/stores.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import { createAuthApi } from './api.ts';
import type { AuthApi } from './api.ts';
import { authProblem } from './authProblem.ts';
import type { AuthProblem } from './authProblem.ts';
import { beginSession } from './beginSession.ts';
import type { AuthSession } from './beginSession.ts';
import { notYet, resultOf } from './SignInResult.ts';
import type { SignInResult } from './SignInResult.ts';
import { firstStep } from './twofactor/askedForCode.ts';

/**
 * Signing in by login and password (3-26). The error message of a wrong entry does not reveal whether the account
 * exists.
 */
export class SignInStore {
  readonly form = new FormStore({
    login: {
      initial: '',
      validate: signInLogin,
      normalise: normalisedLogin,
      preventEmoji: true,
    },
    password: { initial: '', validate: signInPassword },
  });
  problem: AuthProblem | null = null;
  readonly #api: AuthApi;
  readonly #session: AuthSession;

  constructor(api: AuthApi, session: AuthSession) {
    this.#api = api;
    this.#session = session;
    makeAutoObservable(this, { form: false });
  }

  /** Keeps the form and its values unless the player is signed in. */
  async submit(): Promise<SignInResult> {
    const outcome = await this.form.submit(() => this.enter());
    if (outcome.kind === 'done') return outcome.value;
    if (outcome.kind === 'failed') this.setProblem(authProblem(outcome.error, 'wrongEntry'));
    return notYet;
  }

  /** The player is signed in, by this form or by the code's. */
  forgetPassword(): void {
    this.form.fields.password.reset();
  }

  private async enter(): Promise<SignInResult> {
    this.setProblem(null);
    const { login, password } = this.form.values();
    const step = await firstStep({ login, password }, () => this.#api.login(login, password));
    if ('entry' in step) return { kind: 'codeAsked', entry: step.entry };
    const problem = await beginSession(this.#session, step.payload);
    this.setProblem(problem);
    if (problem === null) this.forgetPassword();
    return resultOf(problem);
  }

  private setProblem(problem: AuthProblem | null): void {
    this.problem = problem;
  }
}

export const signInStore: StoreFactory<SignInStore> = {
  key: 'auth.signIn',
  scope: 'visit',
  create: ({ call, session }) => new SignInStore(createAuthApi(call), session),
};
