import type { StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { PersonalField } from '../face/fields/PersonalField.ts';
import { fetchProfile, fetchProfileFields } from '../personal/personalApi.ts';
import { missingFields, personalValues } from '../personal/personalValues.ts';

type Fields = readonly PersonalField[];

/** 2.10-18: what the player's profile lacks. */
export class MissingDataStore {
  private readonly answer = new Remote<Fields>();

  constructor(private readonly fetchMissing: () => Promise<Fields>) {}

  get status(): RemoteStatus {
    return this.answer.status;
  }

  /** Null before they are known. */
  get missing(): Fields | null {
    return this.answer.value;
  }

  /** Asks again each time: the player may have filled something in since. Never rejects. */
  load(): Promise<void> {
    return this.answer.refresh('missing', this.fetchMissing);
  }
}

export const missingDataStore: StoreFactory<MissingDataStore> = {
  key: 'personal.missing',
  scope: 'player',
  create: ({ call }) =>
    new MissingDataStore(async () => {
      const values = personalValues(await fetchProfile(call)());
      return missingFields(await fetchProfileFields(call)(values['country'] ?? ''), values);
    }),
};
