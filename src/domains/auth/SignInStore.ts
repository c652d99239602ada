import { makeAutoObservable } from 'mobx';
import { isApiError } from '../../lib/errors.ts';
import { loginField, normalisedLogin } from '../../shared/validation/login.ts';
import { required } from '../../shared/validation/required.ts';
import { failure } from '../../shared/validation/validationError.ts';
import type { StoreDeps, StoreFactory } from '../kernel/deps.ts';
import { FormStore } from '../kernel/FormStore.ts';
import { createAuthApi } from './api.ts';
import type { AuthApi } from './api.ts';

/** What stands over the form: a code of the `auth` catalogue, with what fills it. */
export interface AuthProblem {
  readonly code: 'wrongEntry' | 'tooMany' | 'noAnswer' | 'failed';
  readonly seconds: number;
}

export function authProblem(error: unknown, refused: AuthProblem['code']): AuthProblem {
  if (!isApiError(error)) return { code: 'noAnswer', seconds: 0 };
  if (error.type === 'TooManyRequestsException') return { code: 'tooMany', seconds: error.retryAfter ?? 60 };
  return { code: error.status < 500 ? refused : 'failed', seconds: 0 };
}

/** Signing in by login and password (3-26). The message never tells whether the account exists. */
export class SignInStore {
  readonly form = new FormStore({
    login: { initial: '', validate: (value) => (loginField(value) === null ? null : failure('insertEmailAddress')), normalise: normalisedLogin },
    password: { initial: '', validate: required('insertPassword') },
  });
  problem: AuthProblem | null = null;

  constructor(
    private readonly api: AuthApi,
    private readonly session: Pick<StoreDeps['session'], 'load'>,
  ) {
    makeAutoObservable<SignInStore, 'api' | 'session'>(this, { form: false, api: false, session: false });
  }

  /** Resolves true once the session is loaded; false leaves the form with what was typed. */
  async submit(): Promise<boolean> {
    let isDone = false;
    await this.form.submit(async () => {
      this.setProblem(null);
      const { login, password } = this.form.values();
      try {
        await this.api.login(login, password);
        await this.session.load();
        this.form.fields.password.reset();
        isDone = true;
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
