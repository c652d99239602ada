/**
 * Who may import whom (docs/ARCHITECTURE.md). A layer is a folder; the longest matching folder wins. `values` are
 * the layers whose values it may import, `types` those it may only name in `import type`. A layer may always import
 * itself. `packages`, where given, is the whole list of npm packages it may import. src/app and the entries compose
 * src, and server/entries composes the processes: they are listed with everything they put together.
 */
const rules = ['src/contract', 'src/shared'];
const business = [...rules, 'src/lib', 'src/ui', 'src/domains/kernel'];
const wholeSrc = [...business, 'src/platform', 'src/platform/telegram', 'src/domains/*', 'src/app', 'src/messages'];

export const layers = [
  { folder: 'src/contract', values: [], packages: ['yup'] },
  { folder: 'src/shared', values: ['src/contract'], packages: ['maska', 'ibantools'] },
  { folder: 'src/lib', values: rules },
  { folder: 'src/platform', values: ['src/lib', 'src/platform/telegram'] },
  { folder: 'src/platform/telegram', values: ['src/lib', 'src/platform'] },
  { folder: 'src/ui', values: ['src/shared'] },
  { folder: 'src/domains/kernel', values: [...rules, 'src/lib', 'src/ui'], types: ['src/platform', 'src/domains/*'] },
  { folder: 'src/domains/*', values: business, types: ['src/platform', 'src/domains/*'] },
  { folder: 'src/messages', values: [] },
  { folder: 'src/app', values: wholeSrc },
  { folder: 'src', values: wholeSrc },
  { folder: 'server/config.ts', values: [] },
  { folder: 'server/signing.ts', values: [] },
  { folder: 'server/sandboxKey.ts', values: [] },
  { folder: 'server/RateLimiter.ts', values: [] },
  { folder: 'server/sockets', values: [], packages: ['ws'] },
  { folder: 'server/http', values: ['server/config.ts'] },
  { folder: 'server/logging', values: ['server/config.ts'] },
  { folder: 'server/database', values: ['server/config.ts', 'server/logging'] },
  { folder: 'server/site', values: [...rules, 'server/config.ts', 'server/RateLimiter.ts', 'server/http', 'server/logging', 'server/sockets'], types: [...wholeSrc, 'src'] },
  {
    folder: 'server/operator',
    values: [...rules, 'server/config.ts', 'server/signing.ts', 'server/sandboxKey.ts', 'server/RateLimiter.ts', 'server/database', 'server/http', 'server/logging', 'server/sockets'],
  },
  { folder: 'server/vendors', values: ['server/config.ts', 'server/signing.ts', 'server/sandboxKey.ts', 'server/database', 'server/http', 'server/logging'] },
  {
    folder: 'server/entries',
    values: ['server/config.ts', 'server/logging', 'server/sandboxKey.ts', 'server/database', 'server/site', 'server/operator', 'server/vendors', 'tma'],
  },
  { folder: 'tma', values: ['server/config.ts', 'server/http', 'server/logging'] },
];

/** What other domains and the platform show of themselves: nothing else of theirs may be named. */
export const publicFaces = { 'src/domains/*': 'index.ts', 'src/platform': 'Platform.ts' };

/** Packages that only the named layers may import. A layer under `src` not listed here can reach them through one. */
export const reservedPackages = [
  { pattern: /^ky(\/|$)/u, layers: ['src/lib'] },
  { pattern: /^@(tma\.js|telegram-apps)\//u, layers: ['src/platform/telegram', 'tma'] },
  // The operator checks what Telegram signed; this package is the server's half and draws nothing.
  { pattern: /^@tma\.js\/init-data-node$/u, layers: ['tma', 'server/operator'] },
  { pattern: /^(node:|fastify$|@fastify\/|pg$|@electric-sql\/)/u, layers: ['server/*', 'tma'] },
];

/** The one React binding of the Telegram SDK that earns its bytes. */
export const onlyNames = { '@telegram-apps/sdk-react': ['useSignal'] };
