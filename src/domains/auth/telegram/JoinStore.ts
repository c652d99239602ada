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
import { notYet, resultOf } from '../SignInResult.ts';
import type { EntryResult } from '../SignInResult.ts';
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
  readonly #api: Pick<TelegramApi, 'join'>;
  readonly #session: AuthSession;
  readonly #payload: string;

  constructor(
    api: Pick<TelegramApi, 'join'>,
    session: AuthSession,
    /** The raw init data of this launch. */
    payload: string,
  ) {
    this.#api = api;
    this.#session = session;
    this.#payload = payload;
    makeAutoObservable(this, { form: false });
  }

  /** A code is asked for in the same form. */
  async submit(): Promise<EntryResult> {
    const outcome = await this.form.submit(() => this.join());
    return outcome.kind === 'done' ? outcome.value : notYet;
  }

  forget(): void {
    this.form.reset();
    this.needsCode = false;
    this.problem = null;
  }

  private async join(): Promise<EntryResult> {
    this.setProblem(null);
    try {
      const { status, payload } = await this.#api.join(this.#payload, this.form.values());
      if (status === 'ALREADY_ENABLED') {
        this.askForCode();
        return notYet;
      }
      const problem = await beginSession(this.#session, payload);
      this.setProblem(problem);
      if (problem === null) this.forget();
      return resultOf(problem);
    } catch (error) {
      // Some refusals at fields are told above the form.
      this.refuse(error);
      return notYet;
    }
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
  scope: 'visit',
  create: ({ call, session, platform }: StoreDeps) =>
    new JoinStore(createTelegramApi(call, session), session, platform.launch.registration?.payload ?? ''),
};
