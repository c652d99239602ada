import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'wheel',
    startParam: 'wheel',
    path: '/wheel-of-fortune',
    layout: 'default',
    namespaces: ['wheel', 'rewards', 'forms', 'terms'],
    file: 'ui/wheel.route.ts',
  },
];
