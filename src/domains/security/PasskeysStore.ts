import { makeAutoObservable } from 'mobx';
import { fieldErrors } from '../../lib/errors.ts';
import { createPasskey, KnownPasskeyError } from '../../lib/passkeys.ts';
import { required } from '../../shared/validation/required.ts';
import type { StoreFactory } from '../../kernel/stores.ts';
import { FormStore } from '../../kernel/forms/FormStore.ts';
import { Remote } from '../../kernel/Remote.ts';
import { createSecurityApi } from './api.ts';
import type { Passkey, PasskeyList, SecurityApi } from './api.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';

type Api = Pick<SecurityApi, 'passkeys' | 'passkeyOptions' | 'addPasskey' | 'removePasskey'>;

/**
 * `known`: the device holds one of this account; `limit`: the account has as many as it can; `signInAgain`: the sign-in
 * is too old to prove who is there.
 */
export type PasskeyProblem = CallProblem | { readonly code: 'known' | 'limit' | 'signInAgain' };

/** The player's passkeys. */
export class PasskeysStore {
  /** The password, which a session alone does not know. */
  readonly form = new FormStore({
    password: { initial: '', validate: (value) => (this.isAsking ? required('insertPassword')(value) : null) },
  });
  problem: PasskeyProblem | null = null;
  /** Whether the password is asked for. */
  isAsking = false;
  readonly #answer = new Remote<PasskeyList>();
  #uid = 0;
  readonly #api: Api;
  readonly #create: (options: string) => Promise<string | null>;

  constructor(
    api: Api,
    /** Shows the browser's question for a new passkey: its answer, or null if the player closed it. */
    create: (options: string) => Promise<string | null>,
  ) {
    this.#api = api;
    this.#create = create;
    makeAutoObservable(this, { form: false });
  }

  get status() {
    return this.#answer.status;
  }

  get passkeys(): readonly Passkey[] | null {
    return this.#answer.value?.items ?? null;
  }

  get isAdding(): boolean {
    return this.form.isSubmitting;
  }

  async open(uid: number): Promise<void> {
    this.#uid = uid;
    await this.load();
  }

  load(): Promise<void> {
    return this.#answer.refresh(String(this.#uid), () => this.#api.passkeys());
  }

  /** Asks for the password where the player has one, else adds a passkey at once. */
  async begin(): Promise<void> {
    this.setProblem(null);
    if (this.#answer.value?.needsPassword === true) this.isAsking = true;
    else await this.add();
  }

  stopAsking(): void {
    this.isAsking = false;
    this.form.reset();
  }

  /** Resolves true once a passkey was added. Closing the browser's question is no failure. */
  async add(): Promise<boolean> {
    const outcome = await this.form.submit(() => this.make());
    if (outcome.kind !== 'done' || !outcome.value) return false;
    this.stopAsking();
    await this.load();
    return true;
  }

  async remove(id: string): Promise<void> {
    this.setProblem(null);
    try {
      await this.#api.removePasskey(id);
    } catch (error) {
      this.setProblem(callProblem(error));
    }
    // Also after a refusal: another tab may have removed it.
    await this.load();
  }

  private async make(): Promise<boolean> {
    this.setProblem(null);
    try {
      const credential = await this.#create(await this.#api.passkeyOptions(this.form.values().password));
      if (credential === null) return false;
      await this.#api.addPasskey(credential);
      return true;
    } catch (error) {
      // A sign-in that is too old comes as an error of the password's field, which may not be shown.
      this.refuse(error);
      return false;
    }
  }

  private refuse(error: unknown): void {
    const isTooOld = fieldErrors(error, 'password').some(({ code }) => code === 'signInAgain');
    if (isTooOld) this.problem = { code: 'signInAgain' };
    else if (!this.form.refuse(error)) this.problem = problemOf(error);
  }

  private setProblem(problem: PasskeyProblem | null): void {
    this.problem = problem;
  }
}

function problemOf(error: unknown): PasskeyProblem | null {
  if (error instanceof KnownPasskeyError) return { code: 'known' };
  if (fieldErrors(error, 'credential').some(({ code }) => code === 'passkeyLimit')) return { code: 'limit' };
  return callProblem(error);
}

export const passkeysStore: StoreFactory<PasskeysStore> = {
  key: 'security.passkeys',
  scope: 'player',
  create: ({ call, session }) => new PasskeysStore(createSecurityApi(call, session), createPasskey),
};
