import type { RouteDefinition } from '../../kernel/routes.ts';

const namespaces = ['jackpots', 'forms'];

export const routes: readonly RouteDefinition[] = [
  {
    name: 'jackpots',
    startParam: 'jackpots',
    path: '/jackpots',
    layout: 'default',
    namespaces,
    file: 'ui/jackpots.route.ts',
  },
  {
    name: 'jackpot',
    startParam: 'jackpot',
    path: '/jackpots/:id',
    layout: 'default',
    namespaces,
    file: 'ui/jackpot.route.ts',
  },
];
