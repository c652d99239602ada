import type { Plugin } from 'vite';

const typeofs = (type: string, names: readonly string[]) => Object.fromEntries(names.map((name) => [`typeof ${name}`, JSON.stringify(type)]));

const answers = {
  ...typeofs('object', ['window', 'document', 'globalThis', 'performance', 'Intl']),
  ...typeofs('function', ['setTimeout', 'clearTimeout', 'queueMicrotask', 'reportError', 'MessageChannel', 'AbortController', 'FinalizationRegistry', 'Promise', 'Symbol', 'Proxy', 'Map', 'Set', 'WeakMap', 'WeakSet']),
  ...typeofs('undefined', ['setImmediate', 'process']),
};

/**
 * What libraries ask of their surroundings (`typeof MessageChannel`), answered when the browser's code is built: every
 * browser it is built for has these, so what stands in for them elsewhere is left out.
 */
export const alwaysThere = (): Plugin => ({
  name: 'croupier:always-there',
  apply: 'build',
  config: () => ({ environments: { client: { define: answers } } }),
});
