/** One violation of each import rule between folders: the file it is in, and the expected message of the linter. */
export interface Plant {
  readonly rule: string;
  readonly path: string;
  readonly code: string;
  /** Part of the message, where one lint rule checks several import rules. */
  readonly says?: string;
}
const border = (path: string, code: string, says: string): Plant => ({
  rule: 'croupier(boundaries)',
  path,
  code,
  says,
});

export const borders: readonly Plant[] = [
  border('src/contract/draws.ts', `import 'react';`, 'may import only yup'),
  border('src/contract/observes.ts', `import 'mobx';`, 'may import only yup'),
  border('src/contract/looksUp.ts', `import '../shared/plain.ts';`, 'src/contract may not import src/shared'),
  border('src/shared/draws.ts', `import 'react';`, 'may import only maska, ibantools'),
  border('src/shared/observes.ts', `import 'mobx';`, 'may import only maska, ibantools'),
  border('src/shared/looksUp.ts', `import '../lib/plain.ts';`, 'src/shared may not import src/lib'),
  border('src/lib/looksUp.ts', `import '../platform/Platform.ts';`, 'src/lib may not import src/platform'),
  border('src/platform/looksAside.ts', `import '../ui/plain.ts';`, 'src/platform may not import src/ui'),
  border(
    'src/platform/loadsSdk.ts',
    `import '@tma.js/sdk';`,
    '@tma.js/sdk may only be imported by src/platform/telegram, tma',
  ),
  border(
    'src/platform/telegram/reacts.ts',
    `export { useLaunchParams } from '@telegram-apps/sdk-react';`,
    'Only useSignal',
  ),
  border('src/ui/fetches.ts', `export const load = () => import('../lib/plain.ts');`, 'src/ui may not import src/lib'),
  border('src/ui/transports.ts', `import 'ky';`, 'ky may only be imported by src/lib'),
  border('src/domains/games/transports.ts', `import 'ky';`, 'ky may only be imported by src/lib'),
  border(
    'src/domains/games/loadsSdk.ts',
    `import '@telegram-apps/sdk-react';`,
    '@telegram-apps/sdk-react may only be imported by src/platform/telegram',
  ),
  border('src/domains/games/opensFiles.ts', `import 'node:fs';`, 'node:fs may only be imported by server'),
  border(
    'src/domains/games/looksUp.ts',
    `import '../../app/routing/routes.ts';`,
    'src/domains/* may not import src/app',
  ),
  border(
    'src/domains/games/takesValue.ts',
    `import { plain } from '../cashier/DepositStore.ts';\nexport const twice = plain;`,
    'src/domains/cashier is open to others by its face.ts, face/, paths.ts only',
  ),
  border(
    'src/domains/games/passesOn.ts',
    `export * from '../cashier/DepositStore.ts';`,
    'open to others by its face.ts, face/, paths.ts only',
  ),
  border(
    'src/domains/games/reachesIn.ts',
    `export type { Deposit } from '../cashier/DepositStore.ts';`,
    'open to others by its face.ts, face/, paths.ts only',
  ),
  border('src/domains/games/asksPlatform.ts', `import '../../platform/Platform.ts';`, 'only types from src/platform'),
  border(
    'src/domains/games/knowsShell.ts',
    `export type { Host } from '../../platform/telegram/host.ts';`,
    'may not import src/platform/telegram',
  ),
  border(
    'src/app/reachesIn.ts',
    `export const load = () => import('../domains/cashier/DepositStore.ts');`,
    'open to others by its face.ts, face/, paths.ts only',
  ),
  border(
    'src/domains/games/readsSettings.ts',
    `import { settings } from './settings.ts';\nexport const twice = settings;`,
    'src/domains/games/settings.ts is completed on the server: import its types only',
  ),
  border(
    'src/app/readsSettings.ts',
    `export { completeSiteConfig } from './settings/siteSettings.ts';`,
    'is completed on the server: import its types only',
  ),
  border(
    'src/domains/cashier/settings.ts',
    `import { settings } from '../games/settings.ts';\nexport const twice = settings;`,
    'src/domains/games is open to others by its face.ts, face/, paths.ts only',
  ),
  border(
    'sandbox/operator/ledger/asks.ts',
    `import '../modules/games/games/module.ts';`,
    'sandbox/operator/ledger may not import sandbox/operator/modules/games/*',
  ),
  border(
    'sandbox/operator/ledger/climbs.ts',
    `import '../plain.ts';`,
    'sandbox/operator/ledger may not import sandbox/operator',
  ),
  border(
    'sandbox/operator/players/asks.ts',
    `import '../modules/games/games/module.ts';`,
    'sandbox/operator/players may not import sandbox/operator/modules/games/*',
  ),
  border('src/kernel/leans.ts', `import '../domains/cashier/face.ts';`, 'src/kernel may not import src/domains/*'),
  border('src/app/serves.ts', `import '../../server/settings.ts';`, 'src/app may not import server'),
  border(
    'src/entry-borrowed.ts',
    `export type { Market } from '../sandbox/settings.ts';`,
    'src may not import sandbox/settings.ts',
  ),
  border(
    'src/domains/games/takesPath.ts',
    `export { deposit } from '../cashier/manifest.ts';`,
    'open to others by its face.ts, face/, paths.ts only',
  ),
  border('server/asksOperator.ts', `import '../sandbox/operator/plain.ts';`, 'server may not import sandbox/operator'),
  border(
    'server/readsSandbox.ts',
    `export type { Market } from '../sandbox/settings.ts';`,
    'server may not import sandbox/settings.ts',
  ),
  border('server/runsApp.ts', `import '../src/lib/plain.ts';`, 'only types from src/lib'),
  border('server/signs.ts', `import '../sandbox/signing.ts';`, 'server may not import sandbox/signing.ts'),
  border(
    'sandbox/operator/asksVendor.ts',
    `import '../studio/plain.ts';`,
    'sandbox/operator may not import sandbox/studio',
  ),
  border(
    'sandbox/operator/asksSite.ts',
    `export type * from '../../server/plain.ts';`,
    'sandbox/operator may not import server',
  ),
  border('sandbox/operator/readsEnvironment.ts', `import '../settings.ts';`, 'only types from sandbox/settings.ts'),
  border(
    'sandbox/operator/modules/wallet/wallet/reachesIn.ts',
    `import '../../games/games/gamesRepository.ts';`,
    'sandbox/operator/modules/games/games is open to others by its module.ts only',
  ),
  border(
    'sandbox/operator/modules/games/launch/reachesAside.ts',
    `import '../games/gamesRepository.ts';`,
    'sandbox/operator/modules/games/games is open to others by its module.ts only',
  ),
  border(
    'sandbox/operator/modules/wallet/wallet/namesRow.ts',
    `export type { Row } from '../../games/games/gamesRepository.ts';`,
    'sandbox/operator/modules/games/games is open to others by its module.ts only',
  ),
  border(
    'sandbox/studio/asksOperator.ts',
    `import '../operator/plain.ts';`,
    'sandbox/studio may not import sandbox/operator',
  ),
  border(
    'sandbox/studio/asksPayments.ts',
    `import '../payments/plain.ts';`,
    'sandbox/studio may not import sandbox/payments',
  ),
  border(
    'sandbox/payments/readsContract.ts',
    `import '../../src/contract/plain.ts';`,
    'sandbox/payments may not import src/contract',
  ),
  border(
    'sandbox/database/looksUp.ts',
    `import '../operator/plain.ts';`,
    'sandbox/database may not import sandbox/operator',
  ),
  border('bot/signs.ts', `import '../sandbox/signing.ts';`, 'bot may not import sandbox/signing.ts'),
  border('bot/asksHost.ts', `import '../tma/plain.ts';`, 'bot may not import tma'),
  border('server/runsTools.ts', `import '../tools/plain.mjs';`, 'server may not import tools'),
  border('tools/plain.mjs', `import '../server/plain.ts';`, 'tools may not import server'),
  border('tools/asksBench.mjs', `import '../bench/run.mjs';`, 'tools may not import bench/run.mjs'),
  border('tma/asksOperator.ts', `import '../sandbox/operator/plain.ts';`, 'tma may not import sandbox/operator'),
];
