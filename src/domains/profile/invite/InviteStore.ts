import { makeAutoObservable } from 'mobx';
import type { Call } from '../../../lib/call.ts';
import type { CallOutput } from '../../../contract/index.ts';
import type { StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';

export type Referral = CallOutput<'GET messenger.getReferral'>;

/** The player's own referral link, and how many have come by it. */
export class InviteStore {
  readonly #answer = new Remote<Referral>();
  #uid = 0;
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(this);
  }

  get status(): RemoteStatus {
    return this.#answer.status;
  }

  get referral(): Referral | null {
    return this.#answer.value;
  }

  open(uid: number): Promise<void> {
    this.#uid = uid;
    return this.load();
  }

  load(): Promise<void> {
    return this.#answer.refresh(String(this.#uid), () => this.#call('GET messenger.getReferral', {}));
  }
}

export const inviteStore: StoreFactory<InviteStore> = {
  key: 'profile.invite',
  scope: 'player',
  create: ({ call }) => new InviteStore(call),
};
