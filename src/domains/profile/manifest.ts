import type { DomainManifest } from '../../kernel/manifest.ts';
import { profileIcon } from '../../ui/basics/icons.ts';
import { profileArea, settingsPath } from './paths.ts';

export const manifest: DomainManifest = {
  profileTabs: [{ path: settingsPath, label: 'menu:profile.personal', icon: profileIcon, order: 10 }],
  pageBlocks: {
    wallet: [
      {
        order: 30,
        namespaces: ['profile', 'forms'],
        load: async (app) => (await import('./currency/loadCurrencyBlock.ts')).loadCurrencyBlock(app),
      },
    ],
  },
  menu: [
    {
      id: 'profile',
      path: settingsPath,
      label: 'menu:profile.settings',
      icon: profileIcon,
      group: 'account',
      order: 10,
      area: profileArea,
      bar: { order: 40 },
    },
  ],
};
