import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'bonuses',
    startParam: 'bonuses',
    path: '/profile/bonuses',
    layout: 'profile',
    namespaces: ['bonuses', 'forms', 'games', 'terms'],
    file: 'ui/bonuses.route.ts',
  },
];
