import type { PersonalValues } from './personal/personalValues.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { Profile } from './parseProfile.ts';

/** What the operator knows of the player. */
export class ProfileStore {
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

  /** Takes what has just been saved, before the operator is asked again. */
  adoptPersonal(personal: PersonalValues): void {
    const { profile } = this;
    if (profile !== null) this.answer.adopt(String(this.uid), { ...profile, personal });
  }
}
