import { makeAutoObservable } from 'mobx';
import { fieldErrors } from '../../lib/errors.ts';
import { createPasskey, KnownPasskeyError } from '../../lib/passkeys.ts';
import type { StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import { createSecurityApi } from './api.ts';
import type { Passkey, SecurityApi } from './api.ts';
import { callProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';

type Api = Pick<SecurityApi, 'passkeys' | 'passkeyOptions' | 'addPasskey' | 'removePasskey'>;

/** `known`: the device holds one of this account; `limit`: the account has as many as it can. */
export type PasskeyProblem = CallProblem | { readonly code: 'known' | 'limit' };

/** The player's passkeys. */
export class PasskeysStore {
  problem: PasskeyProblem | null = null;
  isAdding = false;
  readonly #answer = new Remote<readonly Passkey[]>();
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
    makeAutoObservable(this);
  }

  get status() {
    return this.#answer.status;
  }

  get passkeys(): readonly Passkey[] | null {
    return this.#answer.value;
  }

  async open(uid: number): Promise<void> {
    this.#uid = uid;
    await this.load();
  }

  load(): Promise<void> {
    return this.#answer.refresh(String(this.#uid), () => this.#api.passkeys());
  }

  /** Resolves true once a passkey was added. Closing the browser's question is no failure. */
  async add(): Promise<boolean> {
    if (this.isAdding) return false;
    this.settle(null, true);
    try {
      const credential = await this.#create(await this.#api.passkeyOptions());
      if (credential === null) return false;
      await this.#api.addPasskey(credential);
      await this.load();
      return true;
    } catch (error) {
      this.settle(problemOf(error), true);
      return false;
    } finally {
      this.settle(this.problem, false);
    }
  }

  async remove(id: string): Promise<void> {
    this.settle(null, this.isAdding);
    try {
      await this.#api.removePasskey(id);
    } catch (error) {
      this.settle(callProblem(error), this.isAdding);
    }
    // Also after a refusal: another tab may have removed it.
    await this.load();
  }

  private settle(problem: PasskeyProblem | null, isAdding: boolean): void {
    this.problem = problem;
    this.isAdding = isAdding;
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
