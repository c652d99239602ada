import { describe, expect, test } from 'vitest';
import { memoryStore, safeStore } from './keyValueStore.ts';

function fakeStorage(values = new Map<string, string>()) {
  const storage = {
    isFull: false,
    get length() {
      return values.size;
    },
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    key: () => null,
  };
  return storage;
}

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

describe.each([
  ['memory', () => memoryStore()],
  ['a working storage', () => safeStore(fakeStorage as () => Storage)],
  ['a blocked storage', () => safeStore(blocked)],
  ['a full storage', () => safeStore(() => Object.assign(fakeStorage(), { isFull: true }))],
])('%s', (name, create) => {
  test('keeps a value until it is removed', () => {
    const storage = fakeStorage();
    const store = name === 'a working storage' ? safeStore(() => storage) : create();
    expect(store.get('a')).toBeNull();
    store.set('a', '1');
    store.set('b', '');
    expect([store.get('a'), store.get('b')]).toEqual(['1', '']);
    store.remove('a');
    expect([store.get('a'), store.get('b')]).toEqual([null, '']);
  });
});

test('a storage that is full does not return an older value', () => {
  const storage = fakeStorage();
  const store = safeStore(() => storage);
  store.set('key', 'first');
  storage.isFull = true;
  store.set('key', 'second');
  expect(store.get('key')).toBe('second');
  storage.isFull = false;
  store.set('key', 'third');
  expect([store.get('key'), storage.getItem('key')]).toEqual(['third', 'third']);
});

test('reads what another tab wrote', () => {
  const storage = fakeStorage();
  const store = safeStore(() => storage);
  store.set('key', 'mine');
  storage.setItem('key', 'theirs');
  expect(store.get('key')).toBe('theirs');
  storage.removeItem('key');
  expect(store.get('key')).toBeNull();
});
