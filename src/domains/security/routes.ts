import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'security',
    startParam: 'security',
    path: '/profile/security',
    layout: 'profile',
    namespaces: ['security'],
    file: 'ui/security.route.ts',
  },
];
