import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../lib/call.ts';
import type { StoreFactory } from '../../kernel/deps.ts';
import type { RemoteStatus } from '../../kernel/remote.ts';
import { parseProfile } from './parseProfile.ts';
import type { Profile } from './parseProfile.ts';

/** The player's own data, read only. */
export class ProfileStore {
  status: RemoteStatus = 'idle';
  profile: Profile | null = null;
  private uid = 0;

  constructor(private readonly fetchProfile: () => Promise<Profile>) {
    makeAutoObservable<ProfileStore, 'fetchProfile' | 'uid'>(this, {
      profile: observableRef,
      fetchProfile: false,
      uid: false,
    });
  }

  /** Opens the page for a player; known data of the same player stay while they are requested again. */
  async open(uid: number): Promise<void> {
    if (uid !== this.uid) this.profile = null;
    this.uid = uid;
    await this.load();
  }

  async load(): Promise<void> {
    const { uid } = this;
    if (this.profile === null) this.status = 'loading';
    try {
      const profile = await this.fetchProfile();
      if (uid !== this.uid) return;
      runInAction(() => {
        this.profile = profile;
        this.status = 'ready';
      });
    } catch {
      // Reported by the transport; the block offers a retry.
      runInAction(() => {
        if (uid === this.uid && this.profile === null) this.status = 'failed';
      });
    }
  }
}

const fetchFrom = (call: Call) => async () =>
  parseProfile(await call('GET account.getprofileinfo', { fields: ['contacts'] }));

export const profileStore: StoreFactory<ProfileStore> = {
  key: 'profile.settings',
  create: ({ call }) => new ProfileStore(fetchFrom(call)),
};
