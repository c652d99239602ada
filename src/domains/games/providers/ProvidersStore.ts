import type { Snapshotable, StoreFactory } from '../../../kernel/stores.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import { latinKey } from '../../../shared/search/latinKey.ts';
import { createGamesApi } from '../api.ts';
import type { GamesApi } from '../api.ts';

export interface Provider {
  readonly sysname: string;
  readonly name: string;
  readonly image: string;
  /** How many games are theirs. */
  readonly count: number;
  /** Of which kinds they are. */
  readonly types: readonly string[];
}

/** 2.2-10: the studios, those with the most games first. */
export class ProvidersStore implements Snapshotable<readonly Provider[]> {
  private readonly list = new Remote<readonly Provider[]>();

  constructor(private readonly api: Pick<GamesApi, 'providers'>) {}

  get status(): RemoteStatus {
    return this.list.status;
  }

  get providers(): readonly Provider[] {
    return this.list.value ?? [];
  }

  /** Those whose name has the text, in either script. */
  matching(text: string): readonly Provider[] {
    const key = latinKey(text);
    return key === '' ? this.providers : this.providers.filter(({ name }) => latinKey(name).includes(key));
  }

  load(): Promise<void> {
    return this.list.load('providers', () => this.api.providers());
  }

  dehydrate(): readonly Provider[] | null {
    return this.status === 'ready' ? this.providers : null;
  }

  hydrate(providers: readonly Provider[]): void {
    this.list.adopt('providers', providers);
  }
}

export const providersStore: StoreFactory<ProvidersStore> = {
  key: 'games.providers',
  scope: 'visit',
  create: ({ call }) => new ProvidersStore(createGamesApi(call)),
};
