import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'support',
    startParam: 'support',
    path: '/support',
    layout: 'default',
    namespaces: ['support', 'forms'],
    file: 'ui/support.route.ts',
  },
];
