import type { RouteDefinition } from '../../kernel/routes.ts';

export const routes: readonly RouteDefinition[] = [
  { path: '/cashier', redirect: '/cashier/deposit' },
  { path: '/cashier/billing', redirect: '/cashier/deposit', unlessAt: 'depositMethod' },
  {
    name: 'deposit',
    startParam: 'deposit',
    path: '/cashier/deposit',
    layout: 'narrow',
    namespaces: ['cashier', 'forms', 'needs'],
    file: 'ui/deposit.route.ts',
    query: ['register'],
  },
  {
    name: 'depositMethod',
    startParam: 'depositby',
    path: '/cashier/deposit/:sysname',
    layout: 'narrow',
    namespaces: ['cashier', 'forms', 'needs'],
    file: 'ui/deposit.route.ts',
  },
  {
    name: 'withdraw',
    startParam: 'withdraw',
    path: '/cashier/withdraw',
    layout: 'narrow',
    namespaces: ['cashier', 'forms', 'needs'],
    file: 'ui/withdraw.route.ts',
  },
  {
    name: 'history',
    startParam: 'history',
    path: '/cashier/history',
    layout: 'narrow',
    namespaces: ['cashier'],
    file: 'ui/history.route.ts',
  },
  {
    name: 'payResult',
    path: '/cashier/:result(paysuccess|payfail|paypending)/:transaction',
    layout: 'narrow',
    namespaces: ['cashier'],
    file: 'ui/payResult.route.ts',
  },
  {
    name: 'payNotice',
    path: '/cashier/:result(paysuccess|payfail|paypending|paycancel|paymobile|paynewwindow)',
    layout: 'narrow',
    namespaces: ['cashier'],
    file: 'ui/payResult.route.ts',
  },
];
