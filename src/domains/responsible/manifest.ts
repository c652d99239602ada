import type { DomainManifest } from '../../kernel/manifest.ts';
import { breakIcon } from '../../ui/basics/icons.ts';
import { breakDialog } from './breakDialog.ts';
import { openBreak } from './openBreak.ts';
import { responsiblePath } from './paths.ts';

export const manifest: DomainManifest = {
  profileTabs: [
    {
      path: responsiblePath,
      label: 'menu:responsible.play',
      icon: breakIcon,
      order: 40,
      // 3-30
      isShown: ({ content }) => content.config.features.isResponsibleGamingEnabled,
    },
  ],
  pageBlocks: {
    deposit: [
      {
        order: 10,
        namespaces: ['responsible', 'forms'],
        isShown: ({ content }) => content.config.features.isResponsibleGamingEnabled,
        load: async (app) => (await import('./loadDepositPrompt.ts')).loadDepositPrompt(app),
      },
    ],
  },
  dialogs: [breakDialog],
  playerActions: [
    {
      id: 'break',
      // From any screen. Phones have no room for it in a header beside a balance that must not move.
      places: ['header', 'menuEnd', 'moneyGame'],
      order: 10,
      label: () => 'core:takeBreak',
      icon: breakIcon,
      hasWords: true,
      isShown: ({ content }) => content.config.features.isResponsibleGamingEnabled,
      run: openBreak,
    },
  ],
  flows: [
    {
      audience: 'players',
      start: async (app) => (await import('./realityCheck/startRealityCheck.ts')).startRealityCheck(app),
    },
  ],
};
