import type { DomainManifest } from '../../kernel/manifest.ts';
import { authDialog } from './openAuth.ts';

export const manifest: DomainManifest = {
  dialogs: [authDialog],
  // 4-4: before every other popup that follows a sign-in.
  afterAuth: [
    {
      order: 0,
      after: ['signedIn'],
      open: async (app) => (await import('./social/openCompletion.ts')).openCompletion(app),
    },
  ],
  flows: [
    { audience: 'players', start: async (app) => (await import('./social/openCompletion.ts')).startCompletion(app) },
  ],
};
