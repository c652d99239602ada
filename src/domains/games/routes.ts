import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'hall',
    startParam: 'games',
    path: '/gamehall',
    layout: 'default',
    namespaces: ['games'],
    file: 'ui/hall.route.ts',
    query: ['category', 'query', 'providers', 'types', 'features', 'volatilities', 'rtps', 'marks', 'sort'],
    isKept: true,
  },
  {
    name: 'providers',
    startParam: 'providers',
    path: '/providers',
    layout: 'default',
    namespaces: ['games'],
    file: 'ui/providers.route.ts',
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
  {
    name: 'slotError',
    path: '/errors/slot',
    layout: 'default',
    namespaces: ['games'],
    file: 'ui/slotError.route.ts',
    query: ['reason', 'game'],
    isUnlisted: true,
  },
];
