import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DepositApi } from './deposit/depositApi.ts';

/** The last try to give a deposit up that was without effect. */
interface NotDropped {
  readonly id: string;
  readonly why: 'tooLate' | 'failed';
}

/** Gives up deposits that wait for the player (7-47), one at a time. */
export class DepositDrop {
  failure: NotDropped | null = null;
  /** The deposit that is being given up; empty for none. */
  current = '';
  readonly #api: Pick<DepositApi, 'drop'>;

  constructor(api: Pick<DepositApi, 'drop'>) {
    this.#api = api;
    makeAutoObservable(this, { failure: observableRef });
  }

  /** Repeatable: a lost answer is simply retried. */
  async run(id: string): Promise<void> {
    if (this.current !== '') return;
    this.current = id;
    this.failure = null;
    const failure = await this.tryToDrop(id);
    runInAction(() => {
      // Another deposit is shown meanwhile.
      if (this.current !== id) return;
      this.current = '';
      this.failure = failure;
    });
  }

  forget(): void {
    this.current = '';
    this.failure = null;
  }

  private async tryToDrop(id: string): Promise<NotDropped | null> {
    try {
      return (await this.#api.drop(id)) ? null : { id, why: 'tooLate' };
    } catch {
      // Reported by the transport.
      return { id, why: 'failed' };
    }
  }
}
