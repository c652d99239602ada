import type { DomainManifest } from '../../kernel/manifest.ts';
import { bonusIcon } from '../../ui/basics/icons.ts';
import { bonusesPath } from './paths.ts';

export const manifest: DomainManifest = {
  profileTabs: [{ path: bonusesPath, label: 'menu:bonuses.bonuses', icon: bonusIcon, order: 15 }],
  pageBlocks: {
    header: [
      { order: 10, namespaces: ['bonuses'], load: async () => (await import('./ui/HeaderBonus.tsx')).HeaderBonus },
    ],
    balance: [
      { order: 10, namespaces: ['bonuses'], load: async () => (await import('./ui/BalanceBonus.tsx')).BalanceBonus },
    ],
  },
  flows: [
    { audience: 'eachPlayer', start: async (app) => (await import('./startBonuses.ts')).startBonuses(app) },
    {
      audience: 'eachPlayer',
      start: async (app) => (await import('./freespins/startFreeSpins.ts')).startFreeSpins(app),
    },
  ],
};
