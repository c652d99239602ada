import type { DomainManifest } from '../../kernel/manifest.ts';
import { winnersIcon } from '../../ui/basics/icons.ts';
import { winnersPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [
    { id: 'winners', path: winnersPath(), label: 'menu:winners.winners', icon: winnersIcon, group: 'play', order: 40 },
  ],
  pageBlocks: {
    gamePage: [
      {
        order: 50,
        namespaces: ['winners'],
        load: async (app) => (await import('./ui/loadGameWinners.ts')).loadGameWinners(app),
      },
    ],
  },
  homeBlocks: [{ name: 'winners', order: 40, room: { phone: 153, wide: 153 } }],
};
