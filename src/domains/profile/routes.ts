import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  { path: '/profile', redirect: '/profile/settings' },
  {
    name: 'settings',
    startParam: 'settings',
    path: '/profile/settings',
    layout: 'profile',
    namespaces: ['profile', 'forms'],
    file: 'ui/settings.route.ts',
  },
];
