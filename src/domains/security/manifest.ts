import type { DomainManifest } from '../../kernel/manifest.ts';
import { securityIcon } from '../../ui/basics/icons.ts';
import { securityPath } from './paths.ts';

export const manifest: DomainManifest = {
  profileTabs: [{ path: securityPath, label: 'menu:security.security', icon: securityIcon, order: 20 }],
  // Other domains add theirs in the same way: a password at 10.
  afterAuth: [
    {
      order: 5,
      after: ['restored'],
      open: async (app) => (await import('./entries/showHeldEntries.ts')).showHeldEntries(app),
    },
  ],
  pageBlocks: {
    security: [
      {
        order: 15,
        namespaces: ['entries', 'forms'],
        load: async (app) => (await import('./entries/loadEntriesBlock.ts')).loadEntriesBlock(app),
      },
      {
        order: 20,
        namespaces: ['security', 'forms'],
        // 3-30
        isShown: ({ content }) => content.config.features.isTwoFactorEnabled,
        load: async () => (await import('./ui/TwoFactorBlock.tsx')).TwoFactorBlock,
      },
      {
        order: 30,
        namespaces: ['security', 'forms'],
        load: async () => (await import('./ui/PasskeysBlock.tsx')).PasskeysBlock,
      },
      {
        order: 40,
        namespaces: ['security'],
        load: async () => (await import('./sessions/SessionsBlock.tsx')).SessionsBlock,
      },
    ],
  },
};
