import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoreFactory } from '../../../kernel/stores.ts';
import { callProblem } from '../../../kernel/problems/callProblem.ts';
import type { CallProblem } from '../../../kernel/problems/callProblem.ts';
import { Remote } from '../../../kernel/Remote.ts';
import { createResponsibleApi } from '../api.ts';
import type { ResponsibleApi } from '../api.ts';
import type { Sitting } from '../parseSettings.ts';

/** One reality check: the figures of the sitting by the operator, and the player's word that they have seen them. */
export class RealityStore {
  problem: CallProblem | null = null;
  isSending = false;
  readonly #answer = new Remote<Sitting>();
  readonly #api: Pick<ResponsibleApi, 'settings' | 'checkReality'>;

  constructor(api: Pick<ResponsibleApi, 'settings' | 'checkReality'>) {
    this.#api = api;
    makeAutoObservable(this, { problem: observableRef });
  }

  get status() {
    return this.#answer.status;
  }

  get sitting(): Sitting | null {
    return this.#answer.value;
  }

  load(): Promise<void> {
    return this.#answer.refresh('sitting', async () => (await this.#api.settings()).sitting);
  }

  /** Resolves true once the operator knows; until then it takes no further stake. */
  async acknowledge(): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    this.problem = null;
    try {
      await this.#api.checkReality();
      return true;
    } catch (error) {
      runInAction(() => {
        this.problem = callProblem(error);
      });
      return false;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }
}

export const realityStore: StoreFactory<RealityStore> = {
  key: 'responsible.reality',
  scope: 'player',
  create: ({ call }) => new RealityStore(createResponsibleApi(call)),
};
