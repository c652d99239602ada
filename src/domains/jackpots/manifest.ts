import type { DomainManifest } from '../../kernel/manifest.ts';
import { jackpotIcon } from '../../ui/basics/icons.ts';
import { jackpotWonDialog } from './dialogs.ts';
import { jackpotsPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [
    {
      id: 'jackpots',
      path: jackpotsPath,
      label: 'menu:jackpots.jackpots',
      icon: jackpotIcon,
      group: 'play',
      order: 12,
    },
  ],
  homeBlocks: [{ name: 'ticker', order: 27, room: { phone: 397, wide: 212 } }],
  pageBlocks: {
    gamePage: [
      {
        order: 10,
        namespaces: ['jackpots'],
        load: async (app) => (await import('./ui/fetchGameJackpot.tsx')).fetchGameJackpot(app),
      },
    ],
  },
  dialogs: [jackpotWonDialog],
  events: {
    'jackpots.won': (app, event) =>
      void import('./celebrateWin.ts').then(({ celebrateWin }) => celebrateWin(app, event)).catch(() => undefined),
  },
};
