/** A map of texts that survives a reload of the page where the browser lets it. */
export class KeptMap extends Map<string, string> {
  constructor(
    private readonly place: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'>,
  ) {
    super();
    for (const [key, value] of read(storage, place)) super.set(key, value);
  }

  override set(key: string, value: string): this {
    super.set(key, value);
    this.keep();
    return this;
  }

  override delete(key: string): boolean {
    const wasThere = super.delete(key);
    this.keep();
    return wasThere;
  }

  override clear(): void {
    super.clear();
    this.keep();
  }

  private keep(): void {
    try {
      this.storage.setItem(this.place, JSON.stringify([...this]));
    } catch {
      // Full or blocked: the values live as long as the page.
    }
  }
}

function read(storage: Pick<Storage, 'getItem'>, place: string): readonly (readonly [string, string])[] {
  try {
    const entries: unknown = JSON.parse(storage.getItem(place) ?? '[]');
    return Array.isArray(entries)
      ? entries.flatMap((one: unknown) => (Array.isArray(one) ? [[String(one[0]), String(one[1])] as const] : []))
      : [];
  } catch {
    return [];
  }
}
