/** Text storage of the host or of the tab, of which either may be missing: it rejects or throws then. */
export interface RouteStorage {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
}

const key = 'croupier:lastRoute';

/**
 * The app's place within one launch. A host that re-inserts the frame opens it at its first address again, with the
 * same launch data: then the place is taken from here. One record, named by its launch, so a new launch starts anew.
 */
export class RouteMemory {
  constructor(
    private readonly launchHash: string,
    private readonly storages: readonly RouteStorage[],
  ) {}

  /** Keeps an app path in every storage that takes it. */
  async remember(path: string): Promise<void> {
    const record = JSON.stringify({ launch: this.launchHash, path });
    await Promise.allSettled(this.storages.map(async (storage) => storage.set(key, record)));
  }

  /** The last path of this launch, or null. */
  async recall(): Promise<string | null> {
    for (const storage of this.storages) {
      const record = await attempt(storage);
      const path = record === null ? null : this.pathOf(record);
      if (path !== null) return path;
    }
    return null;
  }

  private pathOf(record: string): string | null {
    let value: unknown;
    try {
      value = JSON.parse(record);
    } catch {
      return null;
    }
    if (typeof value !== 'object' || value === null || !('launch' in value) || !('path' in value)) return null;
    const { launch, path } = value;
    return launch === this.launchHash && typeof path === 'string' && isOwnPath(path) ? path : null;
  }
}

/** A path of this site only: `//host` and `/\host` name another one. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

async function attempt(storage: RouteStorage): Promise<string | null> {
  try {
    return await storage.get(key);
  } catch {
    // Refused by the host or blocked by the browser: the next storage is asked.
    return null;
  }
}
