import { makeAutoObservable, observableRef } from 'mobx';
import { isApiError } from '../../lib/errors.ts';
import type { StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { SessionView } from '../../kernel/views.ts';
import { createPrivacyApi } from './api.ts';
import type { Closure, PrivacyApi } from './api.ts';
import { signedInProblem } from '../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../kernel/problems/callProblem.ts';

type Api = Pick<PrivacyApi, 'closure' | 'close'>;

/** Closing the account: what stands in the way, and the end of the session. */
export class ClosureStore {
  readonly #answer = new Remote<Closure>();
  #uid = 0;
  isClosing = false;
  problem: CallProblem | null = null;
  readonly #api: Api;
  readonly #session: Pick<SessionView, 'beginSignOut' | 'cancelSignOut'>;

  constructor(api: Api, session: Pick<SessionView, 'beginSignOut' | 'cancelSignOut'>) {
    this.#api = api;
    this.#session = session;
    makeAutoObservable(this, { problem: observableRef });
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get closure(): Closure | null {
    return this.#answer.value;
  }

  open(uid: number): Promise<void> {
    this.#uid = uid;
    return this.load();
  }

  /** Never rejects; what was loaded stays meanwhile. */
  load(): Promise<void> {
    const uid = this.#uid;
    return this.#answer.refresh(String(uid), () => this.#api.closure(uid));
  }

  /** Closes the account once the player is sure; true then: the session is over. A second press meanwhile does nothing. */
  async close(isSure: () => Promise<boolean>): Promise<boolean> {
    if (this.isClosing) return false;
    this.begin();
    try {
      // Something may have opened since the page was loaded.
      await this.load();
      if (this.closure?.obstacles.length !== 0 || !(await isSure())) return false;
      await this.send();
      return true;
    } catch (error) {
      await this.refuse(error);
      return false;
    } finally {
      this.finish();
    }
  }

  private async send(): Promise<void> {
    // The socket is closed first: it would report the end of the session as a surprise.
    await this.#session.beginSignOut();
    try {
      await this.#api.close(this.#uid);
    } catch (error) {
      this.#session.cancelSignOut();
      throw error;
    }
  }

  private async refuse(error: unknown): Promise<void> {
    if (isApiError(error) && Array.isArray(error.data['obstacles'])) await this.load();
    else this.setProblem(signedInProblem(error));
  }

  private begin(): void {
    this.isClosing = true;
    this.problem = null;
  }

  private finish(): void {
    this.isClosing = false;
  }

  private setProblem(problem: CallProblem | null): void {
    this.problem = problem;
  }
}

export const closureStore: StoreFactory<ClosureStore> = {
  key: 'privacy.closure',
  scope: 'player',
  create: ({ call, session }) => new ClosureStore(createPrivacyApi(call), session),
};
