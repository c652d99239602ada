import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  {
    name: 'loyaltyShop',
    startParam: 'shop',
    path: '/loyalty/shop',
    layout: 'default',
    namespaces: ['shop', 'rewards', 'terms', 'forms'],
    file: 'ui/shop.route.ts',
    query: ['category'],
  },
];
