import type { AppServices } from '../../kernel/deps.ts';
import { depositIcon, gamesIcon, historyIcon, homeIcon, menuIcon, profileIcon, walletIcon, withdrawIcon } from '../../ui/icons.ts';
import type { NavItem } from '../../ui/layout/navItem.ts';
import type { NavGroup } from '../../ui/layout/SideNav.tsx';
import { contentItems, inGroups } from './contentMenu.ts';

export type Nav = Pick<AppServices, 't' | 'href' | 'content' | 'place'>;

interface NavPage {
  readonly path: string;
  readonly label: string;
  readonly icon: NavItem['icon'];
}

interface Entry extends NavPage {
  readonly id: string;
  /** Paths under it make the entry current. */
  readonly area?: string;
}

/** Only pages whose job works are linked. */
function link(app: Nav, current: string, { id, path, area = path, label, icon }: Entry): NavItem {
  const isCurrent = current === area || (area !== '/' && current.startsWith(`${area}/`));
  return { id, label, icon, href: app.href(path), isCurrent };
}

/** The pages that have a name and a sign of their own. */
const navPages = ({ t }: Nav) =>
  ({
    home: { path: '/', label: t('core:nav.home'), icon: homeIcon },
    games: { path: '/gamehall', label: t('core:nav.games'), icon: gamesIcon },
    deposit: { path: '/cashier/deposit', label: t('core:nav.deposit'), icon: depositIcon },
    withdraw: { path: '/cashier/withdraw', label: t('core:nav.withdraw'), icon: withdrawIcon },
    history: { path: '/cashier/history', label: t('core:nav.history'), icon: historyIcon },
    profile: { path: '/profile/settings', label: t('core:nav.profile'), icon: profileIcon },
  }) as const satisfies Readonly<Record<string, NavPage>>;

/** What the content system has chosen (3-44), if it has. */
const chosenItems = (app: Nav, current: string, pages: readonly NavPage[]) => contentItems(app.content.config.menu, pages, app.place.search, (entry) => link(app, current, entry));

export function bottomItems(app: Nav, current: string, onMenu: () => void): readonly NavItem[] {
  const { t } = app;
  const pages = navPages(app);
  const menu: NavItem = { id: 'menu', label: t('core:nav.menu'), icon: menuIcon, onClick: onMenu };
  const chosen = chosenItems(app, current, Object.values(pages)).filter(({ isInBar }) => isInBar);
  if (chosen.length > 0) return [menu, ...chosen.slice(0, 4).map(({ item }) => item)];
  return [
    menu,
    link(app, current, { id: 'home', ...pages.home }),
    link(app, current, { id: 'games', ...pages.games }),
    link(app, current, { id: 'wallet', path: pages.deposit.path, area: '/cashier', label: t('core:nav.wallet'), icon: walletIcon }),
    link(app, current, { id: 'profile', ...pages.profile, area: '/profile' }),
  ];
}

export function sideGroups(app: Nav, current: string): readonly NavGroup[] {
  const { t } = app;
  const pages = navPages(app);
  const chosen = chosenItems(app, current, Object.values(pages));
  if (chosen.length > 0) return inGroups(chosen);
  const own = (...ids: readonly (keyof typeof pages)[]) => ids.map((id) => link(app, current, { id, ...pages[id] }));
  return [
    { id: 'play', items: own('home', 'games') },
    { id: 'cashier', label: t('core:nav.cashier'), items: own('deposit', 'withdraw', 'history') },
    { id: 'account', label: t('core:nav.account'), items: own('profile') },
  ];
}
