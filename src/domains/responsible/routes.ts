import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  // 2.2-20: declared without a page of its own.
  { path: '/responsible-game', redirect: '/profile/responsible-game' },
  {
    name: 'responsible',
    startParam: 'responsible',
    path: '/profile/responsible-game',
    layout: 'profile',
    namespaces: ['responsible', 'forms'],
    file: 'ui/responsible.route.ts',
  },
];
