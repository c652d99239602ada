import { makeAutoObservable, runInAction } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import type { Call } from '../../lib/call.ts';

/** The contract's name of the sportsbook in the catalogue; a value of the contract would load its schemas. */
const sysname = 'dgt_sportsbook';

/** 7-66: whether the house has a sportsbook. Until it is known, and where it cannot be asked, no entry leads there. */
export class SportsbookStore implements Snapshotable<boolean> {
  isThere = false;
  /** The probe has answered. */
  isKnown = false;
  #asked: Promise<void> | null = null;
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(this);
  }

  /** Never rejects. */
  probe(): Promise<void> {
    return this.load().catch(() => undefined);
  }

  /** One answer is enough; after a failure it is asked again. */
  load(): Promise<void> {
    this.#asked ??= this.ask();
    return this.#asked;
  }

  dehydrate(): boolean | null {
    return this.isThere ? true : null;
  }

  hydrate(isThere: boolean): void {
    this.isThere = isThere;
    this.isKnown = true;
    this.#asked = Promise.resolve();
  }

  private async ask(): Promise<void> {
    try {
      const { total } = await this.#call('GET games.get', { sysname, fields: ['sysname'], count: 1 });
      runInAction(() => {
        this.isThere = total > 0;
        this.isKnown = true;
      });
    } catch (error) {
      this.#asked = null;
      throw error;
    }
  }
}

export const sportsbookStore: StoreFactory<SportsbookStore> = {
  key: 'betting.sportsbook',
  scope: 'visit',
  create: ({ call }) => new SportsbookStore(call),
};
