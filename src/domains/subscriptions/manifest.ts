import type { DomainManifest } from '../../kernel/manifest.ts';
import { bellIcon } from '../../ui/basics/icons.ts';
import { notificationPath } from './paths.ts';

export const manifest: DomainManifest = {
  profileTabs: [{ path: notificationPath, label: 'menu:subscriptions.notification', icon: bellIcon, order: 25 }],
  flows: [{ audience: 'players', start: async (app) => (await import('./push/keepPush.ts')).keepPush(app) }],
};
