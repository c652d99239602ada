import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'cashback',
    startParam: 'cashback',
    path: '/profile/cashback',
    layout: 'profile',
    namespaces: ['cashback', 'forms'],
    file: 'ui/cashback.route.ts',
  },
];
