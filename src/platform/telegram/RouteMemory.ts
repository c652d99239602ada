/** Text storage of the host or of the tab. If it is missing, its methods reject or throw. */
export interface RouteStorage {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
}

const key = 'croupier:lastRoute';

/**
 * The app's path within one launch. A host that re-inserts the frame loads its start page again, with the same launch
 * data: then the stored path is used. One record, keyed by the launch hash, so that a new launch ignores it.
 */
export class RouteMemory {
  constructor(
    private readonly launchHash: string,
    private readonly storages: readonly RouteStorage[],
  ) {}

  /** Stores an app path in every storage that works. */
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

/** True for a path of this site only: `//host` and `/\host` are other hosts. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

async function attempt(storage: RouteStorage): Promise<string | null> {
  try {
    return await storage.get(key);
  } catch {
    // Refused by the host or blocked by the browser: try the next storage.
    return null;
  }
}
