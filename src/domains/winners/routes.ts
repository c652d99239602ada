import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'winners',
    startParam: 'winners',
    path: '/winners',
    layout: 'default',
    namespaces: ['winners'],
    file: 'ui/winners.route.ts',
    query: ['period'],
  },
  {
    name: 'proof',
    path: '/winners/proof',
    layout: 'default',
    namespaces: ['winners', 'proof'],
    file: 'ui/proof.route.ts',
  },
];
