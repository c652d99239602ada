import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'betting',
    startParam: 'betting',
    path: '/betting',
    layout: 'default',
    namespaces: ['betting'],
    file: 'ui/betting.route.ts',
    // Whether there is a sportsbook is known at run time: without one the page is a 404, and not in the site map
    // (app/publicPaths.ts).
    isUnlisted: true,
  },
  {
    name: 'bets',
    startParam: 'bets',
    path: '/profile/bets',
    layout: 'profile',
    namespaces: ['betting'],
    file: 'ui/bets.route.ts',
  },
  // 2.2-20
  { path: '/bets', redirect: '/profile/bets' },
  { path: '/bets/:id', redirect: '/profile/bets' },
];
