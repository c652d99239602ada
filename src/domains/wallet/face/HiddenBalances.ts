import { makeAutoObservable, runInAction } from 'mobx';
import type { Cancel } from '../../../lib/clock.ts';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';

const KEY = 'hidden_balances';
/** How long a press shows the figures, in ms. */
const SHOWN_MS = 5_000;

/** Whether the player's balances are hidden on this device, from eyes and from screen readers. */
export class HiddenBalances {
  isOn: boolean;
  private isRevealed = false;
  /** The player has chosen on this page: an answer of the messenger that is still on its way is older. */
  #isChosen = false;
  #stop: Cancel | null = null;
  readonly #deps: Pick<StoreDeps, 'storage' | 'clock' | 'platform'>;

  constructor(deps: Pick<StoreDeps, 'storage' | 'clock' | 'platform'>) {
    this.#deps = deps;
    this.isOn = deps.storage.get(KEY) === '1';
    makeAutoObservable(this);
  }

  /** The figures must not be shown now. */
  get isHidden(): boolean {
    return this.isOn && !this.isRevealed;
  }

  turn(isOn: boolean): void {
    this.isOn = isOn;
    this.#isChosen = true;
    this.conceal();
    if (isOn) this.#deps.storage.set(KEY, '1');
    else this.#deps.storage.remove(KEY);
    void this.#deps.platform.preferences.set(KEY, isOn ? '1' : '0');
  }

  /** Takes the choice that a messenger keeps where the page's own storage is blocked. */
  async recall(): Promise<void> {
    const kept = await this.#deps.platform.preferences.get(KEY);
    runInAction(() => {
      if (kept === '1' && !this.#isChosen) this.isOn = true;
    });
  }

  /** Shows them for a moment. */
  reveal(): void {
    this.#stop?.();
    this.isRevealed = true;
    this.#stop = this.#deps.clock.after(SHOWN_MS, () => this.conceal());
  }

  private conceal(): void {
    this.#stop?.();
    this.#stop = null;
    this.isRevealed = false;
  }
}

export const hiddenBalances: StoreFactory<HiddenBalances> = {
  key: 'hiddenBalances',
  scope: 'visit',
  create(deps) {
    const hidden = new HiddenBalances(deps);
    void hidden.recall();
    // A messenger is asked only after it has said a word, which may be later than the page.
    deps.platform.onButtons(() => void hidden.recall());
    return hidden;
  },
};
