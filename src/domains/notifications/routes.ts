import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'notification',
    startParam: 'notifications',
    path: '/profile/notification',
    layout: 'profile',
    namespaces: ['notifications'],
    file: 'ui/notification.route.ts',
  },
  // 2.2-13: for guests, from the link of a message.
  {
    name: 'unsubscribe',
    path: '/unsubscribe',
    layout: 'narrow',
    namespaces: ['notifications'],
    file: 'ui/unsubscribe.route.ts',
    isUnlisted: true,
    isSecret: true,
  },
];
