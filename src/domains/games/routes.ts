import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'hall',
    startParam: 'games',
    path: '/gamehall',
    layout: 'default',
    namespaces: ['games'],
    file: 'ui/hall.route.ts',
    query: ['category', 'query', 'providers', 'features', 'volatilities'],
    isKept: true,
  },
  {
    name: 'hallCategory',
    startParam: 'category',
    path: '/gamehall/:id',
    layout: 'default',
    namespaces: ['games'],
    file: 'ui/hallCategory.route.ts',
  },
  {
    name: 'game',
    startParam: 'game',
    path: '/game/:sysname',
    layout: 'game',
    namespaces: ['games', 'needs'],
    file: 'ui/game.route.ts',
  },
];
