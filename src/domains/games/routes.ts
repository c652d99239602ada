import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'hall',
    path: '/gamehall',
    layout: 'default',
    namespaces: ['games'],
    file: 'ui/hall.route.ts',
    query: ['category', 'query', 'providers', 'features', 'volatilities'],
    isKept: true,
  },
  {
    name: 'hallCategory',
    path: '/gamehall/:id',
    layout: 'default',
    namespaces: ['games'],
    file: 'ui/hallCategory.route.ts',
  },
  { name: 'game', path: '/game/:sysname', layout: 'game', namespaces: ['games', 'needs'], file: 'ui/game.route.ts' },
];
