import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'security',
    path: '/profile/security',
    layout: 'narrow',
    namespaces: ['security'],
    file: 'ui/security.route.ts',
  },
];
