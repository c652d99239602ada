import type { AppServices } from '../../domains/kernel/deps.ts';
import { depositIcon, gamesIcon, historyIcon, homeIcon, menuIcon, profileIcon, walletIcon, withdrawIcon } from '../../ui/icons.ts';
import type { NavItem } from '../../ui/layout/navItem.ts';
import type { NavGroup } from '../../ui/layout/SideNav.tsx';

type Nav = Pick<AppServices, 't' | 'href'>;

interface Entry {
  readonly id: string;
  readonly path: string;
  /** Paths under it make the entry current. */
  readonly area: string;
  readonly label: string;
  readonly icon: NavItem['icon'];
}

/** Only pages whose job works are linked. */
function link(app: Nav, current: string, { id, path, area, label, icon }: Entry): NavItem {
  const isCurrent = current === area || (area !== '/' && current.startsWith(`${area}/`));
  return { id, label, icon, href: app.href(path), isCurrent };
}

export function bottomItems(app: Nav, current: string, onMenu: () => void): readonly NavItem[] {
  const { t } = app;
  return [
    { id: 'menu', label: t('core:nav.menu'), icon: menuIcon, onClick: onMenu },
    link(app, current, { id: 'home', path: '/', area: '/', label: t('core:nav.home'), icon: homeIcon }),
    link(app, current, { id: 'games', path: '/gamehall', area: '/gamehall', label: t('core:nav.games'), icon: gamesIcon }),
    link(app, current, { id: 'wallet', path: '/cashier/deposit', area: '/cashier', label: t('core:nav.wallet'), icon: walletIcon }),
    link(app, current, { id: 'profile', path: '/profile/settings', area: '/profile', label: t('core:nav.profile'), icon: profileIcon }),
  ];
}

export function sideGroups(app: Nav, current: string): readonly NavGroup[] {
  const { t } = app;
  const own = (id: string, path: string, label: string, icon: NavItem['icon']) => link(app, current, { id, path, area: path, label, icon });
  return [
    { id: 'play', items: [own('home', '/', t('core:nav.home'), homeIcon), own('games', '/gamehall', t('core:nav.games'), gamesIcon)] },
    {
      id: 'cashier',
      label: t('core:nav.cashier'),
      items: [
        own('deposit', '/cashier/deposit', t('core:nav.deposit'), depositIcon),
        own('withdraw', '/cashier/withdraw', t('core:nav.withdraw'), withdrawIcon),
        own('history', '/cashier/history', t('core:nav.history'), historyIcon),
      ],
    },
    { id: 'account', label: t('core:nav.account'), items: [own('profile', '/profile/settings', t('core:nav.profile'), profileIcon)] },
  ];
}
