import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AppServices } from '../../kernel/AppServices.ts';
import type { HomeBlockModule } from '../../kernel/pageModules.ts';
import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import type { PictureSource } from '../../ui/tiles/pictureSources.ts';
import { KeptFetches } from '../../lib/KeptFetch.ts';
import { whenIdle } from '../../ui/basics/whenIdle.ts';
import { importBlock, orderBlocks } from './homeBlocks.ts';
import type { HomeBlock } from './homeBlocks.ts';

/** Which blocks the home page has. Their data belong to their domains. */
export class HomeStore implements Snapshotable<readonly HomeBlock[]> {
  blocks: readonly HomeBlock[] = [];
  readonly #arrived = new Map<string, HomeBlockModule>();
  readonly #ready = new Set<string>();
  readonly #kept = new KeptFetches<HomeBlockModule>();
  /** The server has rendered the blocks: those that do not lead come alive when the browser is idle. */
  #isRendered = false;
  readonly #wanted: readonly string[];

  constructor(wanted: readonly string[]) {
    this.#wanted = wanted;
    makeAutoObservable(this, {
      prepare: false,
      loadBlock: false,
      isReady: false,
      leadPicture: false,
      blocks: observableRef,
    });
  }

  /**
   * Fetches code, words and data of the blocks that do not come later, in parallel. A block shows its own data errors.
   */
  async load(app: AppServices): Promise<void> {
    if (this.blocks.length === 0) {
      const blocks = await orderBlocks(this.#wanted);
      runInAction(() => {
        this.blocks = blocks;
      });
    }
    const now = this.blocks.filter(({ room }) => room === undefined);
    await Promise.all(now.map(({ id }) => this.loadBlock(app, id)));
  }

  /** Whether a block's code, words and data have come: one that comes later is then shown at once. */
  isReady(id: string): boolean {
    return this.#ready.has(id);
  }

  /** Fetches a block's code and words, then its data. Rejects as `prepare` does. */
  async loadBlock(app: AppServices, id: string): Promise<void> {
    const block = await this.prepare(app, id);
    try {
      await block.loadData?.(app);
      this.#ready.add(id);
    } catch {
      // Reported by the transport: the page is shown without these data, and the block shows its failed state.
    }
  }

  /** Fetches a block's code and words once. A failure is kept for a while (`KeptFetch`), for renders. */
  prepare(app: AppServices, id: string): Promise<HomeBlockModule> {
    return this.#kept.of(id, () => this.fetchBlock(app, id), app.clock).get();
  }

  private async fetchBlock(app: AppServices, id: string): Promise<HomeBlockModule> {
    if (this.#isRendered && !this.isLead(id)) await new Promise<void>((resolve) => whenIdle(resolve));
    const block = await importBlock(id);
    await app.loadMessages(block.namespaces);
    this.#arrived.set(id, block);
    return block;
  }

  /** Sources of the page's largest picture: of the first block that has one. */
  leadPicture(app: AppServices): readonly PictureSource[] | undefined {
    for (const { id } of this.blocks) {
      const found = this.#arrived.get(id)?.leadPicture?.(app);
      if (found) return found;
    }
    return undefined;
  }

  dehydrate(): readonly HomeBlock[] | null {
    return this.blocks.length > 0 ? this.blocks : null;
  }

  hydrate(blocks: readonly HomeBlock[]): void {
    this.blocks = blocks;
    this.#isRendered = true;
  }

  private isLead(wanted: string): boolean {
    return this.blocks.some(({ id, isLead }) => isLead && id === wanted);
  }
}

export const homeStore: StoreFactory<HomeStore> = {
  key: 'home',
  scope: 'visit',
  create: ({ content }) => new HomeStore(content.config.home.blocks),
};
