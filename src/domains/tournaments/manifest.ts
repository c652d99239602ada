import type { DomainManifest } from '../../kernel/manifest.ts';
import { trophyIcon } from '../../ui/basics/icons.ts';
import { tournamentsPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [
    {
      id: 'tournaments',
      path: tournamentsPath,
      label: 'menu:tournaments.tournaments',
      icon: trophyIcon,
      group: 'play',
      order: 14,
    },
  ],
  homeBlocks: [{ name: 'running', order: 32, room: { phone: 449, wide: 244 } }],
  pageBlocks: {
    gamePage: [
      {
        order: 20,
        namespaces: ['tournaments', 'forms'],
        load: async (app) => (await import('./ui/fetchGameTournament.tsx')).fetchGameTournament(app),
      },
    ],
    withdraw: [
      {
        order: 10,
        namespaces: ['tournaments'],
        load: async (app) => (await import('./ui/fetchPointsAtStake.tsx')).fetchPointsAtStake(app),
      },
    ],
  },
  events: {
    'tournaments.won': (app, { data }) => void import('./sayPrize.ts').then(({ sayPrize }) => sayPrize(app, data)),
  },
};
