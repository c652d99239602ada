import type { DomainManifest } from '../../kernel/manifest.ts';
import { bellIcon } from '../../ui/basics/icons.ts';
import { inboxDialog, openInbox } from './inbox/inboxDialog.ts';
import { notificationPath } from './paths.ts';

export const manifest: DomainManifest = {
  profileTabs: [{ path: notificationPath, label: 'menu:notifications.notification', icon: bellIcon, order: 25 }],
  pageBlocks: {
    // Beside the balance: what comes later stands further off and moves nothing.
    header: [
      { order: 30, namespaces: ['inbox'], load: async () => (await import('./inbox/ui/InboxBell.tsx')).InboxBell },
    ],
  },
  dialogs: [inboxDialog],
  // Where the header is too narrow for the bell.
  playerActions: [
    {
      id: 'inbox',
      places: ['navigation'],
      order: 20,
      label: () => 'menu:notifications.centre',
      icon: bellIcon,
      run: openInbox,
    },
  ],
  flows: [
    { audience: 'eachPlayer', start: async (app) => (await import('./toasts/startNotices.ts')).startNotices(app) },
    { audience: 'eachPlayer', start: async (app) => (await import('./push/keepPush.ts')).keepPush(app) },
  ],
};
