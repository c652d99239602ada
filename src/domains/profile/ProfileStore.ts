import type { Call } from '../../lib/call.ts';
import type { PlayerScoped, StoreFactory } from '../../kernel/deps.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { parseProfile } from './parseProfile.ts';
import type { Profile } from './parseProfile.ts';

/** The player's own particulars, read only. */
export class ProfileStore implements PlayerScoped {
  private readonly answer = new Remote<Profile>();
  private uid = 0;

  constructor(private readonly fetchProfile: () => Promise<Profile>) {}

  get status(): RemoteStatus {
    return this.answer.status;
  }

  get profile(): Profile | null {
    return this.answer.value;
  }

  /** Shows the page to a player; the loaded profile of the same player stays while it is requested again. */
  async open(uid: number): Promise<void> {
    this.uid = uid;
    await this.load();
  }

  load(): Promise<void> {
    return this.answer.refresh(String(this.uid), this.fetchProfile);
  }

  forgetPlayer(): void {
    this.answer.reset();
  }
}

const fetchFrom = (call: Call) => async () =>
  parseProfile(await call('GET account.getprofileinfo', { fields: ['contacts'] }));

export const profileStore: StoreFactory<ProfileStore> = {
  key: 'profile.settings',
  create: ({ call }) => new ProfileStore(fetchFrom(call)),
};
