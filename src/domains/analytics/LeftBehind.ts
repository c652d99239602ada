import { makeAutoObservable } from 'mobx';
import { consentChoices } from '../../contract/analytics/consentChoices.ts';
import type { ConsentChoice } from '../../contract/analytics/consentChoices.ts';
import type { KeyValueStore } from '../../lib/keyValueStore.ts';

export const leftKey = 'analytics.left';

const isWider = (one: ConsentChoice, other: ConsentChoice): boolean =>
  consentChoices.indexOf(one) > consentChoices.indexOf(other);

/**
 * 7-120: what third parties may have stored in the frame's origin: as much as the visitor had agreed to when their
 * scripts ran. Kept in the browser, so that it is still known after a page that was closed before all was removed.
 */
export class LeftBehind {
  widest: ConsentChoice = 'none';
  readonly #storage: KeyValueStore;

  constructor(storage: KeyValueStore) {
    this.#storage = storage;
    makeAutoObservable(this);
  }

  read(): void {
    const kept = this.#storage.get(leftKey);
    this.widest = consentChoices.find((one) => one === kept) ?? 'none';
  }

  /** Scripts run, or have run, with this consent. */
  note(choice: ConsentChoice): void {
    if (!isWider(choice, this.widest)) return;
    this.widest = choice;
    this.#storage.set(leftKey, choice);
  }

  isMoreThan(choice: ConsentChoice): boolean {
    return isWider(this.widest, choice);
  }

  clear(): void {
    this.widest = 'none';
    this.#storage.remove(leftKey);
  }
}
