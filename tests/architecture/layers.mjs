import { dividedAreas } from './areas.mjs';

/**
 * Who may import whom (docs/ARCHITECTURE.md). A layer is a folder or a file; the longest matching one wins. `values` are
 * the layers whose values it may import, `types` those it may only name in `import type`. A layer may always import
 * itself. `packages`, where given, is the whole list of npm packages it may import. src/app and the entries compose
 * src, and sandbox/entries composes the processes: they are listed with everything they put together.
 */
const digits = 'src/shared/text/asciiDigits.ts';
const separators = 'src/shared/money/separatorsOf.ts';
const typedNumbers = 'src/shared/money/parseDecimalText.ts';
const typedAmounts = 'src/shared/money/typedAmount.ts';
/** What third parties of the sandbox share with the product: players type digits and amounts the same way everywhere. */
const typing = [digits, separators, typedNumbers, typedAmounts];
const rules = ['src/contract', 'src/shared', ...typing];
const business = [...rules, 'src/lib', 'src/ui', 'src/kernel'];
const wholeSrc = [...business, 'src/platform', 'src/platform/telegram', 'src/domains/*', 'src/app'];

/** Code shared by all server processes of this project, including those of the sandbox. */
const serverParts = [
  'server/http',
  'server/logging',
  'server/sockets',
  'server/RateLimiter.ts',
  'server/SharedRuns.ts',
];
const sandboxParts = [
  'sandbox/database',
  'sandbox/html.ts',
  'sandbox/rawBody.ts',
  'sandbox/signing.ts',
  'sandbox/signedRequest.ts',
  'sandbox/sandboxKey.ts',
  'sandbox/isSameText.ts',
  'sandbox/OperatorCalls.ts',
  'sandbox/FaultyScript.ts',
];
const thirdParties = [
  'sandbox/studio',
  'sandbox/payments',
  'sandbox/messages',
  'sandbox/push',
  'sandbox/identity',
  'sandbox/content',
  'sandbox/art',
  'sandbox/partner',
  'sandbox/verification',
  'sandbox/vpn',
  'sandbox/chat',
  'sandbox/analytics',
  'sandbox/sportsbook',
];

/** A folder of each module. */
const moduleFolders = [
  'sandbox/operator/modules/*',
  ...dividedAreas.map((area) => `sandbox/operator/modules/${area}/*`),
];

/**
 * Parts that only one third party uses. The content system shows the pictures that the sandbox draws.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ownParts = { 'sandbox/content': ['sandbox/art'], 'sandbox/sportsbook': ['sandbox/sportsbook/engine'] };

/**
 * The rooms of the operator's core: they know no module. The auditor and the proofs are not among them: they read the
 * books of all.
 */
const rooms = [
  'controls',
  'edge',
  'happenings',
  'market',
  'personal',
  'players',
  'realtime',
  'sessions',
  'topics',
  'vendors',
  'webhooks',
].map((name) => `sandbox/operator/${name}`);
const operatorCore = ['sandbox/operator', 'sandbox/operator/ledger', ...rooms];

/**
 * @typedef {object} Layer
 * @property {string} folder
 * @property {readonly string[]} values
 * @property {readonly string[]} [types]
 * @property {readonly string[]} [packages]
 */

/** @type {readonly Layer[]} */
export const layers = [
  { folder: 'src/contract', values: [], packages: ['yup'] },
  { folder: 'src/shared', values: ['src/contract', ...typing], packages: ['maska', 'ibantools'] },
  { folder: digits, values: [] },
  { folder: separators, values: [] },
  { folder: typedNumbers, values: [digits, separators] },
  { folder: typedAmounts, values: [separators, typedNumbers] },
  { folder: 'src/lib', values: rules },
  { folder: 'src/platform', values: ['src/lib', 'src/platform/telegram'] },
  { folder: 'src/platform/telegram', values: ['src/lib', 'src/platform'] },
  { folder: 'src/ui', values: ['src/shared', ...typing] },
  { folder: 'src/kernel', values: [...rules, 'src/lib', 'src/ui'], types: ['src/platform'] },
  { folder: 'src/domains/*', values: business, types: ['src/platform'] },
  { folder: 'src/app', values: wholeSrc },
  { folder: 'src', values: wholeSrc },
  { folder: 'server', values: [...rules, ...serverParts], types: [...wholeSrc, 'src'] },
  { folder: 'server/http', values: [] },
  { folder: 'server/logging', values: [] },
  { folder: 'server/sockets', values: [], packages: ['ws'] },
  { folder: 'server/RateLimiter.ts', values: [] },
  { folder: 'server/SharedRuns.ts', values: [] },
  // The bot is a process of its own. Adopters keep it.
  { folder: 'bot', values: ['server', ...serverParts] },
  { folder: 'sandbox/settings.ts', values: ['server', 'server/logging'] },
  { folder: 'sandbox/html.ts', values: [] },
  { folder: 'sandbox/rawBody.ts', values: [] },
  { folder: 'sandbox/signing.ts', values: ['server/http'] },
  { folder: 'sandbox/signedRequest.ts', values: ['sandbox/rawBody.ts', 'sandbox/signing.ts'] },
  { folder: 'sandbox/isSameText.ts', values: [] },
  { folder: 'sandbox/sandboxKey.ts', values: ['sandbox/isSameText.ts'] },
  { folder: 'sandbox/FaultyScript.ts', values: [] },
  { folder: 'sandbox/OperatorCalls.ts', values: ['sandbox/signing.ts'] },
  { folder: 'sandbox/webhooks', values: ['sandbox/database', 'sandbox/signing.ts'] },
  { folder: 'sandbox/database', values: ['sandbox/settings.ts', 'server/logging', 'src/shared'] },
  {
    folder: 'sandbox/operator',
    values: [...rules, ...serverParts, ...sandboxParts, ...operatorCore, ...moduleFolders],
    types: ['sandbox/settings.ts'],
  },
  // Below everything else of the operator: money knows no business.
  {
    folder: 'sandbox/operator/ledger',
    values: [...rules, 'sandbox/database'],
    types: ['sandbox/operator/personal'],
  },
  ...rooms.map((folder) => ({
    folder,
    values: [...rules, ...serverParts, ...sandboxParts, ...operatorCore],
    types: ['sandbox/settings.ts'],
  })),
  ...moduleFolders.map((folder) => ({
    folder,
    values: [...rules, ...serverParts, ...sandboxParts, ...operatorCore],
    types: ['sandbox/settings.ts'],
  })),
  ...thirdParties.map((folder) => ({
    folder,
    values: [...sandboxParts, 'sandbox/webhooks', ...serverParts, ...typing, ...(ownParts[folder] ?? [])],
  })),
  // Pure: no clock, no chance, no network.
  { folder: 'sandbox/sportsbook/engine', values: [], packages: [] },
  {
    folder: 'sandbox/entries',
    values: [
      'server',
      ...serverParts,
      'sandbox/settings.ts',
      ...sandboxParts,
      ...operatorCore,
      ...moduleFolders,
      ...thirdParties,
      'bot',
      'tma',
    ],
  },
  { folder: 'tma', values: ['server/http', 'server/logging', 'bot'], types: ['sandbox/settings.ts'] },
  // Serves benches, scripts and journeys, and so imports none of them.
  { folder: 'tools', values: [] },
];

/** The only file of the platform from which a domain may import types. @type {Readonly<Record<string, string>>} */
export const publicFaces = { 'src/platform': 'Platform.ts' };
/**
 * All of a domain that other domains and the app may import: what they may ask of it, the parts of it that they build in
 * (all files of the folder `face/`), and the paths of its pages. A module has one file for the other modules.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const openFiles = {
  'src/domains/*': ['face.ts', 'face/', 'paths.ts'],
  ...Object.fromEntries(moduleFolders.map((folder) => [folder, ['module.ts']])),
};
/**
 * The settings of the content system and what completes them, with yup: for the server only. Other files know their
 * types.
 */
export const settingFiles = /^src\/(?:domains\/[^/]+\/settings\.ts|(?:kernel|app)\/settings\/.+)$/u;
/** Who puts the settings of all domains together, and who asks for the sum. */
export const settingsList = 'src/app/settings/siteSettings.ts';
export const settingsReader = 'src/entry-server.tsx';

/**
 * Who besides a domain itself reaches into it: the root makes the stores of the core. The settings are another matter.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const insiders = {
  'src/app/createRoot.ts': [
    'src/domains/content/ContentStore.ts',
    'src/domains/notices/NoticeStore.ts',
    'src/domains/session/SessionStore.ts',
  ],
};

/** Packages that only the named layers may import. Other layers use them through one of these layers. */
export const reservedPackages = [
  { pattern: /^ky(\/|$)/u, layers: ['src/lib'] },
  { pattern: /^@(tma\.js|telegram-apps)\//u, layers: ['src/platform/telegram', 'tma'] },
  // The operator verifies Telegram's signature with it; the package is for servers and has no UI.
  { pattern: /^@tma\.js\/init-data-node$/u, layers: ['tma', 'sandbox/operator/sessions'] },
  {
    pattern: /^(node:|fastify$|@fastify\/|pg$|@electric-sql\/)/u,
    layers: ['server', 'server/*', 'bot', 'sandbox/*', 'tma', 'tma/*', 'tools'],
  },
];

/** Names that may be imported from a package. All other exports of this one repeat the Telegram SDK. @type {Readonly<Record<string, readonly string[]>>} */
export const onlyNames = { '@telegram-apps/sdk-react': ['useSignal'] };
