type Outcome = { readonly result: unknown } | { readonly error: string };

/** Telegram's limits: characters of a key and of a value, and keys of one user of one bot. */
const keyPattern = /^[\w-]{1,128}$/;
const mostCharacters = 4_096;
const mostKeys = 1_024;

/**
 * The bot's cloud storage for this user, which the messenger's servers keep. The limits are documented, the names of
 * their errors are not.
 */
export class CloudStorage {
  constructor(private readonly values: Map<string, string> = new Map()) {}

  invoke(method: string, params: unknown): Outcome {
    const given: Readonly<Record<string, unknown>> = typeof params === 'object' && params !== null ? { ...params } : {};
    const keys = [given['keys'] ?? []].flat().map(String);
    switch (method) {
      case 'saveStorageValue':
        return this.save(String(given['key'] ?? ''), String(given['value'] ?? ''));
      case 'getStorageValues':
        if (!keys.every(isKey)) return { error: 'KEY_INVALID' };
        return { result: Object.fromEntries(keys.map((key) => [key, this.values.get(key) ?? ''])) };
      case 'deleteStorageValues':
        if (!keys.every(isKey)) return { error: 'KEY_INVALID' };
        for (const key of keys) this.values.delete(key);
        return { result: true };
      case 'getStorageKeys':
        return { result: [...this.values.keys()] };
      default:
        return { error: 'METHOD_INVALID' };
    }
  }

  private save(key: string, value: string): Outcome {
    if (!isKey(key)) return { error: 'KEY_INVALID' };
    if (value.length > mostCharacters) return { error: 'VALUE_TOO_LONG' };
    if (!this.values.has(key) && this.values.size >= mostKeys) return { error: 'QUOTA_EXCEEDED' };
    this.values.set(key, value);
    return { result: true };
  }
}

const isKey = (key: string): boolean => keyPattern.test(key);
