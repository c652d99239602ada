import type { RouteDefinition } from '../../kernel/routes.ts';

const namespaces = ['tournaments', 'forms', 'needs'];

export const routes: readonly RouteDefinition[] = [
  {
    name: 'tournaments',
    startParam: 'tournaments',
    path: '/tournaments',
    layout: 'default',
    namespaces,
    file: 'ui/tournaments.route.ts',
    query: ['status'],
  },
  {
    name: 'tournament',
    startParam: 'tournament',
    path: '/tournaments/:id',
    layout: 'default',
    namespaces,
    file: 'ui/tournament.route.ts',
  },
  {
    name: 'tournamentHall',
    path: '/tournaments/:id/gamehall',
    layout: 'default',
    namespaces,
    file: 'ui/tournamentHall.route.ts',
  },
];
