import { makeAutoObservable, observableRef } from 'mobx';
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
import { askedForCode } from './twofactor/askedForCode.ts';
import type { StoredEntry } from './twofactor/askedForCode.ts';

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
  /** 4-10, 4-12: the entry was right, and the operator asks for a code. */
  asked: StoredEntry | null = null;

  constructor(
    private readonly api: AuthApi,
    private readonly session: AuthSession,
  ) {
    makeAutoObservable<SignInStore, 'api' | 'session'>(this, {
      form: false,
      asked: observableRef,
      api: false,
      session: false,
    });
  }

  /** Resolves true once the session is loaded; false keeps the form and its values, also where a code is `asked`. */
  async submit(): Promise<boolean> {
    let isDone = false;
    await this.form.submit(async () => {
      this.setProblem(null);
      this.ask(null);
      const { login, password } = this.form.values();
      try {
        const { status, payload } = await this.api.login(login, password);
        if (status === 'ALREADY_ENABLED') {
          this.ask({ login, password, kind: 'authenticator', resendTime: 0, contact: '' });
          return;
        }
        this.setProblem(await beginSession(this.session, payload));
        isDone = this.problem === null;
        if (isDone) this.forgetPassword();
      } catch (error) {
        const code = askedForCode(error);
        if (code !== null)
          this.ask({ login, password, kind: 'contact', resendTime: code.resendTime, contact: code.contact });
        else if (!this.form.refuse(error)) this.setProblem(authProblem(error, 'wrongEntry'));
      }
    });
    return isDone;
  }

  /** The player is signed in, by this form or by the code's. */
  forgetPassword(): void {
    this.form.fields.password.reset();
    this.asked = null;
  }

  private ask(entry: StoredEntry | null): void {
    this.asked = entry;
  }

  private setProblem(problem: AuthProblem | null): void {
    this.problem = problem;
  }
}

export const signInStore: StoreFactory<SignInStore> = {
  key: 'auth.signIn',
  create: ({ call, session }) => new SignInStore(createAuthApi(call), session),
};
