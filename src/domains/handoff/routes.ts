import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'hand',
    startParam: 'hand',
    path: '/hand/:code',
    layout: 'narrow',
    namespaces: ['handoff'],
    file: 'ui/hand.route.ts',
    isUnlisted: true,
    isSecret: true,
  },
];
