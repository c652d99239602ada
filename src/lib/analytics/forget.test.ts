import { expect, test } from 'vitest';
import { forget } from './frame/forget.ts';
import type { ForgetfulPage } from './frame/forget.ts';

/** Cookies as a browser keeps them: each by its name and domain; a script sees names only. */
function jar(host: string, kept: readonly string[]) {
  const cookies = new Map(kept.map((one) => [one, '1']));
  return {
    left: () => [...cookies.keys()],
    get cookie() {
      return [...cookies.keys()].map((key) => `${key.split(' ')[0]}=1`).join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...rest] = text.split('; ');
      const domain = rest.find((one) => one.startsWith('domain='))?.slice('domain='.length) ?? host;
      if (rest.includes('max-age=0')) cookies.delete(`${pair.split('=')[0]} ${domain}`);
    },
  };
}

function storage() {
  const values = new Map([['_visitor', '1']]);
  return { values, clear: () => values.clear() };
}

function page(more: Partial<ForgetfulPage> = {}) {
  const document = jar('tags.casino.example', ['_ga tags.casino.example', '_ga casino.example', '_gid casino.example']);
  const [local, session] = [storage(), storage()];
  const removed: string[] = [];
  const indexedDB = {
    databases: async () => [{ name: 'visits', version: 1 }],
    deleteDatabase(name: string) {
      removed.push(name);
      const request = new EventTarget();
      queueMicrotask(() => request.dispatchEvent(new Event('success')));
      return request;
    },
  };
  const caches = {
    keys: async () => ['tags'],
    delete: async (name: string) => removed.push(name) > 0,
  };
  const whole = {
    document,
    location: { hostname: 'tags.casino.example' },
    localStorage: local,
    sessionStorage: session,
    indexedDB,
    caches,
    ...more,
  } as unknown as ForgetfulPage;
  return { whole, document, local, session, removed };
}

test('7-120 all that third parties stored is removed: cookies of every domain, storage, databases, caches', async () => {
  const { whole, document, local, session, removed } = page();
  await forget(whole);
  expect([document.left(), local.values.size, session.values.size, removed]).toEqual([[], 0, 0, ['visits', 'tags']]);
});

test('7-120, 8-26 a browser that blocks a part of it leaves the rest to be removed, and nothing throws', async () => {
  const blocked = {
    clear() {
      throw new Error('blocked');
    },
  } as unknown as Storage;
  const refusing = { databases: () => Promise.reject(new Error('blocked')) } as unknown as IDBFactory;
  const { whole, document, session, removed } = page({ localStorage: blocked, indexedDB: refusing });
  await forget(whole);
  expect([document.left(), session.values.size, removed]).toEqual([[], 0, ['tags']]);
});
