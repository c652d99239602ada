import type { PlayerScoped, StoreFactory } from '../../../../kernel/stores.ts';
import { Remote } from '../../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../../kernel/Remote.ts';
import type { Call } from '../../../../lib/call.ts';

/** 3-51: a character that accompanies a player. Name and description are in the player's language. */
export interface Character {
  readonly id: string;
  readonly sysname: string;
  readonly name: string;
  readonly description: string;
  /** Address of a square picture. */
  readonly image: string;
  /** Addresses of the same portrait in other moods. */
  readonly moods: { readonly happy: string; readonly thinking: string; readonly sad: string };
}

interface Choice {
  readonly characters: readonly Character[];
  /** The id of the player's own; empty for none. */
  readonly chosen: string;
}

const none: readonly Character[] = [];

/** 7-80: the characters to choose from. */
export class CharactersStore implements PlayerScoped {
  private readonly answer = new Remote<Choice>();

  constructor(private readonly call: Call) {}

  get status(): RemoteStatus {
    return this.answer.status;
  }

  get characters(): readonly Character[] {
    return this.answer.value?.characters ?? none;
  }

  /** The character that the player has chosen; null for none, and for a guest. */
  get chosen(): Character | null {
    return this.find(this.answer.value?.chosen ?? '');
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

  /** The characters are everybody's; the choice was the player's. */
  forgetPlayer(): void {
    const { value } = this.answer;
    if (value !== null) this.answer.adopt('characters', { ...value, chosen: '' });
  }

  private async fetch(): Promise<Choice> {
    const { items, chosen } = await this.call('GET loyalty.getcharacters', {});
    return {
      characters: items.map(({ id, sysname, name, description, image, moods }) => ({
        id,
        sysname,
        name,
        description,
        image,
        moods: { happy: moods.happy, thinking: moods.thinking, sad: moods.sad },
      })),
      chosen,
    };
  }
}

export const charactersStore: StoreFactory<CharactersStore> = {
  key: 'characters',
  scope: 'visit',
  create: ({ call }) => new CharactersStore(call),
};
