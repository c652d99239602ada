import { siteMapParts } from './siteMap.ts';
import type { SiteMapAddress } from './siteMap.ts';
import type { ListedPage, SiteMapLists } from './siteMapLists.ts';

interface SiteMapsOptions {
  readonly lists: () => Promise<SiteMapLists>;
  readonly address: () => Promise<SiteMapAddress>;
  readonly now: () => number;
  readonly onFailure: (kind: string, error: unknown) => void;
}

interface Kept {
  readonly files: ReadonlyMap<string, readonly ListedPage[]>;
  readonly address: SiteMapAddress;
  readonly until: number;
}

/** Listing all games takes many calls to the operator; crawlers come at most a few times a day. */
const keptMs = 10 * 60_000;

/** The site map's files by name: one kind of pages each, or a part of one. */
export class SiteMaps {
  private kept: Kept | null = null;
  private making: Promise<Kept> | null = null;
  /** The last known pages of each kind: used while its list fails. */
  private readonly lastKnown = new Map<string, readonly ListedPage[]>();

  constructor(private readonly options: SiteMapsOptions) {}

  /** The last ones are used while new ones are being made. Throws if none of the lists has ever been known. */
  async files(): Promise<Kept> {
    const { kept } = this;
    if (kept !== null && kept.until > this.options.now()) return kept;
    this.making ??= this.make().finally(() => (this.making = null));
    if (kept === null) return this.making;
    this.making.catch((error: unknown) => this.options.onFailure('all', error));
    return kept;
  }

  /** Pages have changed: the site map is made again, and the last one used until then. */
  expire(): void {
    if (this.kept !== null) this.kept = { ...this.kept, until: Number.NEGATIVE_INFINITY };
  }

  private async make(): Promise<Kept> {
    const [lists, address] = await Promise.all([this.options.lists(), this.options.address()]);
    await Promise.all(
      [...lists].map(async ([kind, list]) => {
        try {
          this.lastKnown.set(kind, await list());
        } catch (error) {
          this.options.onFailure(kind, error);
        }
      }),
    );
    const named = [...lists.keys()].flatMap((kind) => {
      const parts = siteMapParts(this.lastKnown.get(kind) ?? [], address);
      return parts.map((pages, index) => [parts.length === 1 ? kind : `${kind}-${index + 1}`, pages] as const);
    });
    // A list that was never known is asked for again soon.
    const isWhole = [...lists.keys()].every((kind) => this.lastKnown.has(kind));
    if (named.length === 0) throw new Error('no list of pages is known');
    this.kept = { files: new Map(named), address, until: this.options.now() + (isWhole ? keptMs : keptMs / 10) };
    return this.kept;
  }
}
