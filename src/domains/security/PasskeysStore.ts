import { makeAutoObservable } from 'mobx';
import { fieldErrors } from '../../lib/errors.ts';
import { createPasskey, KnownPasskeyError } from '../../lib/passkeys.ts';
import type { PlayerScoped, StoreFactory } from '../../kernel/deps.ts';
import { Remote } from '../../kernel/Remote.ts';
import { createSecurityApi } from './api.ts';
import type { Passkey, SecurityApi } from './api.ts';
import { callProblem } from '../../kernel/forms/callProblem.ts';
import type { CallProblem } from '../../kernel/forms/callProblem.ts';

type Api = Pick<SecurityApi, 'passkeys' | 'passkeyOptions' | 'addPasskey' | 'removePasskey'>;

/** `known`: the device holds one of this account; `limit`: the account has as many as it can. */
export type PasskeyProblem = CallProblem | { readonly code: 'known' | 'limit' };

/** The player's passkeys. */
export class PasskeysStore implements PlayerScoped {
  problem: PasskeyProblem | null = null;
  isAdding = false;
  private readonly answer = new Remote<readonly Passkey[]>();
  private uid = 0;

  constructor(
    private readonly api: Api,
    /** Shows the browser's question for a new passkey: its answer, or null if the player closed it. */
    private readonly create: (options: string) => Promise<string | null>,
  ) {
    makeAutoObservable<PasskeysStore, 'api' | 'create' | 'answer' | 'uid'>(this, {
      api: false,
      create: false,
      answer: false,
      uid: false,
    });
  }

  get status() {
    return this.answer.status;
  }

  get passkeys(): readonly Passkey[] | null {
    return this.answer.value;
  }

  async open(uid: number): Promise<void> {
    this.uid = uid;
    await this.load();
  }

  load(): Promise<void> {
    return this.answer.refresh(String(this.uid), () => this.api.passkeys());
  }

  /** Resolves true once a passkey was added. Closing the browser's question is no failure. */
  async add(): Promise<boolean> {
    if (this.isAdding) return false;
    this.setAdding(true);
    this.setProblem(null);
    try {
      const credential = await this.create(await this.api.passkeyOptions());
      if (credential === null) return false;
      await this.api.addPasskey(credential);
      await this.load();
      return true;
    } catch (error) {
      this.setProblem(problemOf(error));
      return false;
    } finally {
      this.setAdding(false);
    }
  }

  async remove(id: string): Promise<void> {
    this.setProblem(null);
    try {
      await this.api.removePasskey(id);
    } catch (error) {
      this.setProblem(callProblem(error));
    }
    // Also after a refusal: another tab may have removed it.
    await this.load();
  }

  forgetPlayer(): void {
    this.answer.reset();
    this.problem = null;
  }

  private setProblem(problem: PasskeyProblem | null): void {
    this.problem = problem;
  }

  private setAdding(isAdding: boolean): void {
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
  create: ({ call }) => new PasskeysStore(createSecurityApi(call), createPasskey),
};
