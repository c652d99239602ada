import type { DomainManifest } from '../../kernel/manifest.ts';
import { gamesIcon, providersIcon } from '../../ui/basics/icons.ts';
import { gameHallPath, providersPath } from './paths.ts';
import { searchDialog } from './search/searchDialog.ts';
import { filtersDialog } from './ui/hall/openFilters.ts';

export const manifest: DomainManifest = {
  menu: [
    {
      id: 'games',
      path: gameHallPath,
      label: 'menu:games.hall',
      icon: gamesIcon,
      group: 'play',
      order: 10,
      bar: { order: 20 },
    },
    {
      id: 'providers',
      path: providersPath,
      label: 'menu:games.providers',
      icon: providersIcon,
      group: 'play',
      order: 90,
    },
  ],
  pageBlocks: {
    paySuccess: [
      {
        order: 10,
        namespaces: ['games'],
        load: async (app) => (await import('./ui/afterDeposit/fetchNextGames.tsx')).fetchNextGames(app),
      },
    ],
  },
  dialogs: [filtersDialog, searchDialog],
  flows: [
    { audience: 'everybody', start: async (app) => (await import('./search/startSearch.ts')).startSearch(app) },
    {
      audience: 'eachPlayer',
      start: async (app) => (await import('./favourites/startFavourites.ts')).startFavourites(app),
    },
  ],
  homeBlocks: [
    { name: 'categories', order: 20, isLead: true },
    { name: 'recent', order: 31 },
    { name: 'rails', order: 30, room: { phone: 669, phoneGrowth: 1.3, wide: 942 } },
    { name: 'favourites', order: 35 },
    { name: 'providers', order: 90, room: { phone: 185, wide: 172 } },
  ],
};
