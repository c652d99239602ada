import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'privacy',
    startParam: 'privacy',
    path: '/profile/privacy',
    layout: 'profile',
    namespaces: ['privacy', 'forms'],
    file: 'ui/privacy.route.ts',
  },
  // Where a closed account leads: nobody is signed in any more.
  {
    name: 'accountClosed',
    path: '/account-closed',
    layout: 'narrow',
    namespaces: ['privacy'],
    file: 'ui/closed.route.ts',
    isUnlisted: true,
  },
];
