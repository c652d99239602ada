import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';

const KEY = 'notice_sound';

/** Whether notices sound on this device: off until the player has switched it on. */
export class NoticeSound {
  isOn: boolean;
  /** The player has chosen on this page: an answer of the messenger that is still on its way is older. */
  #isChosen = false;
  readonly #deps: Pick<StoreDeps, 'storage' | 'platform'>;

  constructor(deps: Pick<StoreDeps, 'storage' | 'platform'>) {
    this.#deps = deps;
    this.isOn = deps.storage.get(KEY) === '1';
    makeAutoObservable(this);
  }

  turn(isOn: boolean): void {
    this.isOn = isOn;
    this.#isChosen = true;
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
}

export const noticeSound: StoreFactory<NoticeSound> = {
  key: 'noticeSound',
  scope: 'visit',
  create(deps) {
    const sound = new NoticeSound(deps);
    void sound.recall();
    // A messenger is asked only after it has said a word, which may be later than the page.
    deps.platform.onButtons(() => void sound.recall());
    return sound;
  },
};
