import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AppServices, HomeBlockModule, Snapshotable, StoreFactory } from '../../kernel/deps.ts';
import type { PictureSource } from '../../ui/tiles/pictureSources.ts';
import { readable } from '../../lib/readable.ts';
import { importBlock, orderBlocks } from './homeBlocks.ts';
import type { HomeBlock } from './homeBlocks.ts';

/** Which blocks the home page has. Their data belong to their domains. */
export class HomeStore implements Snapshotable<readonly HomeBlock[]> {
  blocks: readonly HomeBlock[] = [];
  private readonly arrived = new Map<string, HomeBlockModule>();
  private readonly preparing = new Map<string, Promise<HomeBlockModule>>();

  constructor(private readonly wanted: readonly string[]) {
    makeAutoObservable<HomeStore, 'wanted' | 'arrived' | 'preparing'>(this, {
      wanted: false,
      arrived: false,
      preparing: false,
      prepare: false,
      leadPicture: false,
      blocks: observableRef,
    });
  }

  /** Fetches the blocks' code and words, then their data, in parallel. A block shows its own data errors. */
  async load(app: AppServices): Promise<void> {
    if (this.blocks.length === 0) {
      const blocks = await orderBlocks(this.wanted);
      runInAction(() => {
        this.blocks = blocks;
      });
    }
    await Promise.all(this.blocks.map(({ id }) => this.loadBlock(app, id)));
  }

  private async loadBlock(app: AppServices, id: string): Promise<void> {
    const block = await this.prepare(app, id);
    // Reported by the transport: the page is shown without these data, and the block shows its failed state.
    await block.loadData?.(app).catch(() => undefined);
  }

  /**
   * Fetches a block's code and words once. Called during render, so it must return the same promise each time. A failed
   * fetch may be retried.
   */
  prepare(app: AppServices, id: string): Promise<HomeBlockModule> {
    const known = this.preparing.get(id);
    if (known) return known;
    const preparing = readable(
      this.fetchBlock(app, id).catch((error: unknown) => {
        this.preparing.delete(id);
        throw error;
      }),
    );
    this.preparing.set(id, preparing);
    return preparing;
  }

  private async fetchBlock(app: AppServices, id: string): Promise<HomeBlockModule> {
    const block = await importBlock(id);
    await app.loadMessages(block.namespaces);
    this.arrived.set(id, block);
    return block;
  }

  /** Sources of the page's largest picture: of the first block that has one. */
  leadPicture(app: AppServices): readonly PictureSource[] | undefined {
    for (const { id } of this.blocks) {
      const found = this.arrived.get(id)?.leadPicture?.(app);
      if (found) return found;
    }
    return undefined;
  }

  dehydrate(): readonly HomeBlock[] | null {
    return this.blocks.length > 0 ? this.blocks : null;
  }

  hydrate(blocks: readonly HomeBlock[]): void {
    this.blocks = blocks;
  }
}

export const homeStore: StoreFactory<HomeStore> = {
  key: 'home',
  create: ({ content }) => new HomeStore(content.config.home.blocks),
};
