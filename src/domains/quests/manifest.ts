import type { DomainManifest } from '../../kernel/manifest.ts';
import { questDialog } from './dialogs.ts';

export const manifest: DomainManifest = {
  homeBlocks: [{ name: 'due', order: 34, room: { phone: 451, wide: 171 } }],
  dialogs: [questDialog],
  pageBlocks: {
    loyaltyPage: [
      {
        order: 10,
        namespaces: ['quests', 'rewards'],
        load: async () => (await import('./ui/LoyaltyQuests.tsx')).LoyaltyQuests,
      },
    ],
  },
};
