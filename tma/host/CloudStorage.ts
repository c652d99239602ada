type Outcome = { readonly result: unknown } | { readonly error: string };

/** The custom methods that the messenger's servers handle: the bot's cloud storage for this user. */
export class CloudStorage {
  private readonly values = new Map<string, string>();

  invoke(method: string, params: unknown): Outcome {
    const given: Readonly<Record<string, unknown>> = typeof params === 'object' && params !== null ? { ...params } : {};
    const keys = [given['keys']].flat().map(String);
    switch (method) {
      case 'saveStorageValue':
        this.values.set(String(given['key']), String(given['value']));
        return { result: true };
      case 'getStorageValues':
        return { result: Object.fromEntries(keys.map((key) => [key, this.values.get(key) ?? ''])) };
      case 'deleteStorageValues':
        for (const key of keys) this.values.delete(key);
        return { result: true };
      case 'getStorageKeys':
        return { result: [...this.values.keys()] };
      default:
        return { error: 'METHOD_INVALID' };
    }
  }
}
