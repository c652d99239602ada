import type { DomainManifest, LateEntry } from '../../kernel/manifest.ts';
import { betsIcon, bettingIcon } from '../../ui/basics/icons.ts';
import { betsPath, bettingPath } from './paths.ts';
import { sportsbookStore } from './SportsbookStore.ts';

/** 7-66: the probe says whether there is a sportsbook; a site with a history of bets counts on it (3-30). */
const late: LateEntry = {
  isKnown: (app) => app.store(sportsbookStore).isKnown,
  keepsRoom: (app) => app.content.config.features.isBetHistoryEnabled,
};

export const manifest: DomainManifest = {
  menu: [
    {
      id: 'betting',
      path: bettingPath(),
      label: 'menu:betting.betting',
      icon: bettingIcon,
      group: 'play',
      order: 15,
      isShown: (app) => app.store(sportsbookStore).isThere,
      late,
      bar: { order: 35 },
    },
  ],
  profileTabs: [
    {
      path: betsPath,
      label: 'menu:betting.bets',
      icon: betsIcon,
      order: 25,
      // 3-30
      isShown: (app) => app.content.config.features.isBetHistoryEnabled && app.store(sportsbookStore).isThere,
      late,
    },
  ],
  homeBlocks: [{ name: 'matches', order: 45, room: { phone: 630, wide: 333 } }],
  flows: [{ audience: 'everybody', start: async (app) => (await import('./startBetting.ts')).startBetting(app) }],
};
