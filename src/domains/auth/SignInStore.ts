import { makeAutoObservable } from 'mobx';
import { normalisedLogin } from '../../shared/validation/login.ts';
import { signInLogin, signInPassword } from '../../shared/validation/signInRules.ts';
import type { StoreFactory } from '../../kernel/deps.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import { createAuthApi } from './api.ts';
import type { AuthApi } from './api.ts';
import { authProblem } from './authProblem.ts';
import type { AuthProblem } from './authProblem.ts';
import { beginSession } from './beginSession.ts';
import type { AuthSession } from './beginSession.ts';

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

  constructor(
    private readonly api: AuthApi,
    private readonly session: AuthSession,
  ) {
    makeAutoObservable<SignInStore, 'api' | 'session'>(this, { form: false, api: false, session: false });
  }

  /** Resolves true once the session is loaded; false keeps the form and its values. */
  async submit(): Promise<boolean> {
    let isDone = false;
    await this.form.submit(async () => {
      this.setProblem(null);
      const { login, password } = this.form.values();
      try {
        const { payload } = await this.api.login(login, password);
        this.setProblem(await beginSession(this.session, payload));
        isDone = this.problem === null;
        if (isDone) this.form.fields.password.reset();
      } catch (error) {
        if (!this.form.refuse(error)) this.setProblem(authProblem(error, 'wrongEntry'));
      }
    });
    return isDone;
  }

  private setProblem(problem: AuthProblem | null): void {
    this.problem = problem;
  }
}

export const signInStore: StoreFactory<SignInStore> = {
  key: 'auth.signIn',
  create: ({ call, session }) => new SignInStore(createAuthApi(call), session),
};
