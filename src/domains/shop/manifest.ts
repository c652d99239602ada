import type { DomainManifest } from '../../kernel/manifest.ts';
import { buyDialog } from './dialogs.ts';

export const manifest: DomainManifest = {
  dialogs: [buyDialog],
  pageBlocks: {
    loyaltyPage: [
      {
        order: 20,
        namespaces: ['shop', 'rewards'],
        load: async () => (await import('./ui/ShopStrip.tsx')).ShopStrip,
      },
    ],
  },
};
