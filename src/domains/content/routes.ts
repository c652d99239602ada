import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'content',
    // 2.2-18: any single segment that no other page has.
    path: '/:slug',
    layout: 'default',
    namespaces: ['content'],
    file: 'ui/content.route.ts',
  },
];
