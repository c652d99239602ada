import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'vpn',
    startParam: 'vpn',
    path: '/vpn',
    layout: 'default',
    namespaces: ['vpn', 'forms'],
    file: 'ui/vpn.route.ts',
  },
];
