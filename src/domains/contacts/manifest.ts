import type { DomainManifest } from '../../kernel/manifest.ts';
import { mailIcon } from '../../ui/basics/icons.ts';
import { contactsPath } from './paths.ts';
import { confirmedDialog, confirmEmailDialog } from './dialogs.ts';

export const manifest: DomainManifest = {
  profileTabs: [{ path: contactsPath, label: 'menu:contacts.contacts', icon: mailIcon, order: 15 }],
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
