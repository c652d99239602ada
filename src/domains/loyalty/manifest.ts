import type { DomainManifest } from '../../kernel/manifest.ts';
import { loyaltyIcon } from '../../ui/basics/icons.ts';
import { changeCharacterDialog } from './character/changeCharacterDialog.ts';
import { levelReachedDialog } from './levelReachedDialog.ts';
import { loyaltyPath, profileLoyaltyPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [
    { id: 'loyalty', path: loyaltyPath, label: 'menu:loyalty.loyalty', icon: loyaltyIcon, group: 'play', order: 16 },
  ],
  profileTabs: [{ path: profileLoyaltyPath, label: 'menu:loyalty.loyalty', icon: loyaltyIcon, order: 12 }],
  dialogs: [levelReachedDialog, changeCharacterDialog],
  pageBlocks: {
    header: [
      { order: 20, namespaces: ['loyalty'], load: async () => (await import('./ui/HeaderLevel.tsx')).HeaderLevel },
    ],
  },
  flows: [{ audience: 'eachPlayer', start: async (app) => (await import('./startStanding.ts')).startStanding(app) }],
};
