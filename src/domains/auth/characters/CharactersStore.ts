import type { StoreFactory } from '../../../kernel/deps.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { Call } from '../../../lib/call.ts';

/** 3-51: a character that accompanies a player. Name and description are in the player's language. */
export interface Character {
  readonly id: string;
  readonly sysname: string;
  readonly name: string;
  readonly description: string;
  /** Address of a square picture. */
  readonly image: string;
}

const none: readonly Character[] = [];

/** 7-80: the characters to choose from. */
export class CharactersStore {
  private readonly answer = new Remote<readonly Character[]>();

  constructor(private readonly call: Call) {}

  get status(): RemoteStatus {
    return this.answer.status;
  }

  get characters(): readonly Character[] {
    return this.answer.value ?? none;
  }

  /** Loads once. Never rejects: the transport reports the failure, and `status` shows it. */
  load(): Promise<void> {
    return this.answer.load('characters', () => this.fetch()).catch(() => undefined);
  }

  /** 4-5: fetches again what has been loaded. */
  async refresh(): Promise<void> {
    if (this.status !== 'idle') await this.answer.refresh('characters', () => this.fetch());
  }

  find(id: string): Character | null {
    return this.characters.find((one) => one.id === id) ?? null;
  }

  private async fetch(): Promise<readonly Character[]> {
    const { items } = await this.call('GET loyalty.getcharacters', {});
    return items.map(({ id, sysname, name, description, image }) => ({ id, sysname, name, description, image }));
  }
}

export const charactersStore: StoreFactory<CharactersStore> = {
  key: 'auth.characters',
  create: ({ call }) => new CharactersStore(call),
};
