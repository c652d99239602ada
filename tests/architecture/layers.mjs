/**
 * Who may import whom (docs/ARCHITECTURE.md). A layer is a folder or a file; the longest matching one wins. `values` are
 * the layers whose values it may import, `types` those it may only name in `import type`. A layer may always import
 * itself. `packages`, where given, is the whole list of npm packages it may import. src/app and the entries compose
 * src, and sandbox/entries composes the processes: they are listed with everything they put together.
 */
const rules = ['src/contract', 'src/shared'];
const business = [...rules, 'src/lib', 'src/ui', 'src/kernel'];
const wholeSrc = [...business, 'src/platform', 'src/platform/telegram', 'src/domains/*', 'src/app'];

/** What every server process of this project needs, the sandbox's too. */
const serverParts = ['server/http', 'server/logging', 'server/sockets', 'server/RateLimiter.ts'];
const sandboxParts = ['sandbox/database', 'sandbox/signing.ts', 'sandbox/sandboxKey.ts'];
const thirdParties = ['sandbox/studio', 'sandbox/payments', 'sandbox/content', 'sandbox/art'];

export const layers = [
  { folder: 'src/contract', values: [], packages: ['yup'] },
  { folder: 'src/shared', values: ['src/contract'], packages: ['maska', 'ibantools'] },
  { folder: 'src/lib', values: rules },
  { folder: 'src/platform', values: ['src/lib', 'src/platform/telegram'] },
  { folder: 'src/platform/telegram', values: ['src/lib', 'src/platform'] },
  { folder: 'src/ui', values: ['src/shared'] },
  { folder: 'src/kernel', values: [...rules, 'src/lib', 'src/ui'], types: ['src/platform'] },
  { folder: 'src/domains/*', values: business, types: ['src/platform', 'src/domains/*'] },
  { folder: 'src/app', values: wholeSrc },
  { folder: 'src', values: wholeSrc },
  { folder: 'server', values: [...rules, ...serverParts], types: [...wholeSrc, 'src'] },
  { folder: 'server/http', values: [] },
  { folder: 'server/logging', values: [] },
  { folder: 'server/sockets', values: [], packages: ['ws'] },
  { folder: 'server/RateLimiter.ts', values: [] },
  { folder: 'sandbox/settings.ts', values: ['server', 'server/logging'] },
  { folder: 'sandbox/signing.ts', values: [] },
  { folder: 'sandbox/sandboxKey.ts', values: [] },
  { folder: 'sandbox/database', values: ['sandbox/settings.ts', 'server/logging'] },
  {
    folder: 'sandbox/operator',
    values: [...rules, ...serverParts, ...sandboxParts, 'sandbox/operator/modules/*'],
    types: ['sandbox/settings.ts'],
  },
  {
    folder: 'sandbox/operator/modules/*',
    values: [...rules, ...serverParts, ...sandboxParts, 'sandbox/operator'],
    types: ['sandbox/settings.ts'],
  },
  // The content system shows the pictures that the sandbox draws.
  ...thirdParties.map((folder) => ({
    folder,
    values: [...sandboxParts, ...serverParts, ...(folder === 'sandbox/content' ? ['sandbox/art'] : [])],
  })),
  {
    folder: 'sandbox/entries',
    values: [
      'server',
      ...serverParts,
      'sandbox/settings.ts',
      ...sandboxParts,
      'sandbox/operator',
      'sandbox/operator/modules/*',
      ...thirdParties,
      'tma',
    ],
  },
  { folder: 'tma', values: ['server/http', 'server/logging'], types: ['sandbox/settings.ts'] },
];

/** What other domains and the platform show of themselves: nothing else of theirs may be named. */
export const publicFaces = { 'src/domains/*': 'index.ts', 'src/platform': 'Platform.ts' };
/** The one file of another domain or module whose values may be imported: where its pages lie, what it offers the others. */
export const sharedValues = { 'src/domains/*': 'paths.ts', 'sandbox/operator/modules/*': 'module.ts' };

/** Packages that only the named layers may import. A layer under `src` not listed here can reach them through one. */
export const reservedPackages = [
  { pattern: /^ky(\/|$)/u, layers: ['src/lib'] },
  { pattern: /^@(tma\.js|telegram-apps)\//u, layers: ['src/platform/telegram', 'tma'] },
  // The operator checks what Telegram signed; this package is the server's half and draws nothing.
  { pattern: /^@tma\.js\/init-data-node$/u, layers: ['tma', 'sandbox/operator'] },
  { pattern: /^(node:|fastify$|@fastify\/|pg$|@electric-sql\/)/u, layers: ['server', 'server/*', 'sandbox/*', 'tma'] },
];

/** The one React binding of the Telegram SDK that earns its bytes. */
export const onlyNames = { '@telegram-apps/sdk-react': ['useSignal'] };
