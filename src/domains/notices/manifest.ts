import type { DomainManifest } from '../../kernel/manifest.ts';
import { bellIcon } from '../../ui/basics/icons.ts';
import { inboxDialog, openInbox } from './inbox/inboxDialog.ts';

export const manifest: DomainManifest = {
  pageBlocks: {
    // Beside the balance: what comes later stands further off and moves nothing.
    header: [{ order: 30, namespaces: ['notices'], load: async () => (await import('./ui/InboxBell.tsx')).InboxBell }],
  },
  dialogs: [inboxDialog],
  // Where the header is too narrow for the bell.
  playerActions: [
    {
      id: 'inbox',
      places: ['navigation'],
      order: 20,
      label: () => 'menu:notices.centre',
      icon: bellIcon,
      run: openInbox,
    },
  ],
  flows: [{ audience: 'players', start: async (app) => (await import('./toasts/startNotices.ts')).startNotices(app) }],
};
