import type { DomainManifest } from '../../kernel/manifest.ts';

export const manifest: DomainManifest = {
  homeBlocks: [{ name: 'banners', order: 10, isLead: true }],
  pageBlocks: {
    deposit: [
      {
        order: 5,
        namespaces: ['banners'],
        load: async (app) => (await import('./ui/fetchDepositBanner.ts')).fetchDepositBanner(app),
      },
    ],
  },
};
