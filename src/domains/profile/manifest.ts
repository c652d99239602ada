import type { DomainManifest } from '../../kernel/manifest.ts';
import { profileIcon } from '../../ui/basics/icons.ts';
import { settingsPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [
    {
      id: 'profile',
      path: settingsPath,
      label: 'menu:profile.settings',
      icon: profileIcon,
      group: 'account',
      order: 10,
      bar: { area: '/profile', order: 40 },
    },
  ],
};
