import { makeAutoObservable } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import { FormStore } from '../../../kernel/forms/FormStore.ts';
import { normalisedLogin } from '../../../shared/validation/login.ts';
import { required } from '../../../shared/validation/required.ts';
import { signInLogin, signInPassword } from '../../../shared/validation/signInRules.ts';
import { authProblem } from '../authProblem.ts';
import type { AuthProblem } from '../authProblem.ts';
import { beginSession } from '../beginSession.ts';
import type { AuthSession } from '../beginSession.ts';
import { askedForCode } from '../twofactor/askedForCode.ts';
import { linkRefusal } from './linkProblem.ts';
import type { LinkRefusal } from './linkProblem.ts';
import { createTelegramApi } from './telegramApi.ts';
import type { TelegramApi } from './telegramApi.ts';

/** 1-22: in the messenger, moves its user to the account of a login and password, with a code where it asks for one. */
export class JoinStore {
  readonly form = new FormStore({
    login: { initial: '', validate: signInLogin, normalise: normalisedLogin, preventEmoji: true },
    password: { initial: '', validate: signInPassword },
    code: { initial: '', validate: (value) => (this.needsCode ? required('requiredField')(value) : null) },
  });
  problem: AuthProblem | LinkRefusal | null = null;
  /** The entry was right, and the account asks for a code. */
  needsCode = false;

  constructor(
    private readonly api: Pick<TelegramApi, 'join'>,
    private readonly session: AuthSession,
    /** The raw init data of this launch. */
    private readonly payload: string,
  ) {
    makeAutoObservable<JoinStore, 'api' | 'session' | 'payload'>(this, {
      form: false,
      api: false,
      session: false,
      payload: false,
    });
  }

  /** Resolves true once the account's session is loaded. */
  async submit(): Promise<boolean> {
    let isDone = false;
    await this.form.submit(async () => {
      this.setProblem(null);
      try {
        const { status, payload } = await this.api.join(this.payload, this.form.values());
        if (status === 'ALREADY_ENABLED') return this.askForCode();
        this.setProblem(await beginSession(this.session, payload));
        isDone = this.problem === null;
        if (isDone) this.forget();
      } catch (error) {
        this.refuse(error);
      }
    });
    return isDone;
  }

  forget(): void {
    this.form.reset();
    this.needsCode = false;
    this.problem = null;
  }

  private askForCode(): void {
    this.needsCode = true;
  }

  private refuse(error: unknown): void {
    const refusal = linkRefusal(error);
    if (refusal !== null && refusal.code !== 'usedLink') this.setProblem(refusal);
    else if (askedForCode(error) !== null) this.askForCode();
    else if (!this.form.refuse(error)) this.setProblem(authProblem(error, 'wrongEntry'));
  }

  private setProblem(problem: AuthProblem | LinkRefusal | null): void {
    this.problem = problem;
  }
}

export const joinStore: StoreFactory<JoinStore> = {
  key: 'auth.join',
  create: ({ call, session, platform }: StoreDeps) =>
    new JoinStore(createTelegramApi(call, session), session, platform.launch.registration?.payload ?? ''),
};
