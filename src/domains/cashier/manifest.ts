import type { DomainManifest } from '../../kernel/manifest.ts';
import { depositIcon, historyIcon, walletIcon, withdrawIcon } from '../../ui/basics/icons.ts';
import { cashierArea, depositPath, historyPath, walletPath, withdrawPath } from './paths.ts';

export const manifest: DomainManifest = {
  menu: [
    {
      id: 'deposit',
      path: depositPath(),
      label: 'menu:cashier.deposit',
      icon: depositIcon,
      group: 'cashier',
      order: 10,
      bar: { label: 'menu:cashier.wallet', icon: walletIcon, area: cashierArea, order: 30 },
    },
    {
      id: 'withdraw',
      path: withdrawPath,
      label: 'menu:cashier.withdraw',
      icon: withdrawIcon,
      group: 'cashier',
      order: 20,
    },
    { id: 'wallet', path: walletPath, label: 'menu:cashier.wallet', icon: walletIcon, group: 'cashier', order: 25 },
    {
      id: 'history',
      path: historyPath,
      label: 'menu:cashier.history',
      icon: historyIcon,
      group: 'cashier',
      order: 30,
      isInAccountMenu: true,
    },
  ],
  flows: [
    {
      audience: 'players',
      start: async (app) => (await import('./idle/startFormIdle.ts')).startFormIdle(app),
    },
  ],
};
