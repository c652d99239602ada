import type { DomainManifest } from '../../kernel/manifest.ts';

export const manifest: DomainManifest = {
  pageBlocks: {
    wallet: [
      {
        order: 10,
        namespaces: ['wallet'],
        load: async (app) => (await import('./loadBlocks.ts')).loadBalances(app),
      },
      {
        order: 20,
        namespaces: ['wallet', 'forms'],
        load: async (app) => (await import('./loadBlocks.ts')).loadVault(app),
      },
    ],
  },
};
