import type { DomainManifest } from '../../kernel/manifest.ts';
import { cashbackIcon } from '../../ui/basics/icons.ts';
import { cashbackPath } from './paths.ts';
import { unseenCashbackDialog } from './unseen/unseenCashbackDialog.ts';

export const manifest: DomainManifest = {
  profileTabs: [{ path: cashbackPath, label: 'menu:cashback.cashback', icon: cashbackIcon, order: 15 }],
  dialogs: [unseenCashbackDialog],
  // 4-4, 4-15: before the popups of campaigns.
  afterAuth: [
    {
      order: 50,
      after: ['signedIn', 'registered'],
      open: async (app) => (await import('./unseen/openUnseen.ts')).openUnseen(app),
    },
  ],
  flows: [{ audience: 'players', start: async (app) => (await import('./unseen/startUnseen.ts')).startUnseen(app) }],
};
