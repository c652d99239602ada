import type { DomainManifest } from '../../kernel/manifest.ts';
import { confirmedDialog, confirmEmailDialog } from './dialogs.ts';

export const manifest: DomainManifest = {
  dialogs: [confirmEmailDialog, confirmedDialog],
  afterAuth: [
    {
      order: 10,
      after: ['registered'],
      open: async (app) => (await import('./openConfirmEmail.ts')).openConfirmEmail(app),
    },
  ],
  flows: [{ audience: 'players', start: async (app) => (await import('./hints/startHints.ts')).startHints(app) }],
};
