import { makeAutoObservable, runInAction } from 'mobx';
import type { StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { createPrivacyApi } from './api.ts';
import type { PrivacyApi } from './api.ts';

/** Whether others may see what the player wins. */
export class SharingStore {
  isSaving = false;
  hasFailed = false;
  private readonly setting = new Remote<boolean>();
  #uid = 0;
  readonly #api: Pick<PrivacyApi, 'isSharing' | 'share'>;

  constructor(api: Pick<PrivacyApi, 'isSharing' | 'share'>) {
    this.#api = api;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.setting.status;
  }

  get isShared(): boolean {
    return this.setting.value === true;
  }

  /** Never rejects: the transport reports the failure, the page offers another try. */
  load(uid = this.#uid): Promise<void> {
    this.#uid = uid;
    return this.setting.load(String(uid), () => this.#api.isSharing(uid)).catch(() => undefined);
  }

  /** The switch shows what is stored: it goes back if that fails. */
  async share(isShared: boolean): Promise<void> {
    const uid = this.#uid;
    this.isSaving = true;
    this.hasFailed = false;
    this.setting.adopt(String(uid), isShared);
    try {
      await this.#api.share(isShared, uid);
    } catch {
      runInAction(() => {
        this.hasFailed = true;
        this.setting.adopt(String(uid), !isShared);
      });
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }
}

export const sharingStore: StoreFactory<SharingStore> = {
  key: 'privacy.sharing',
  scope: 'player',
  create: ({ call }) => new SharingStore(createPrivacyApi(call)),
};
