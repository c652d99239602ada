import type { DomainManifest } from '../../kernel/manifest.ts';
import { gamesIcon } from '../../ui/basics/icons.ts';
import { hallPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [
    {
      id: 'games',
      path: hallPath(),
      label: 'menu:games.hall',
      icon: gamesIcon,
      group: 'play',
      order: 10,
      bar: { order: 20 },
    },
  ],
  homeBlocks: [
    { name: 'categories', order: 20, isLead: true },
    { name: 'rails', order: 30 },
  ],
};
