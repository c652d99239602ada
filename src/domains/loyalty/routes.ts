import type { RouteDefinition } from '../../kernel/routes.ts';

const namespaces = ['loyalty', 'rewards', 'forms'];

export const routes: readonly RouteDefinition[] = [
  {
    name: 'loyalty',
    startParam: 'loyalty',
    path: '/loyalty',
    layout: 'default',
    namespaces,
    file: 'ui/loyalty.route.ts',
  },
  {
    name: 'loyaltyProgram',
    path: '/loyalty/:sysname',
    layout: 'default',
    namespaces,
    file: 'ui/program.route.ts',
  },
  {
    name: 'profileLoyalty',
    path: '/profile/loyalty',
    layout: 'profile',
    namespaces,
    file: 'ui/profileLoyalty.route.ts',
  },
];
