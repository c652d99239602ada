import type { AppServices } from '../../kernel/deps.ts';
import type { DomainMenuEntry, MenuGroup } from '../../kernel/manifest.ts';
import { homeIcon, menuIcon } from '../../ui/basics/icons.ts';
import { isHiddenPage } from '../../kernel/shellRules.ts';
import type { NavItem } from '../../ui/layout/navItem.ts';
import type { NavGroup } from '../../ui/layout/SideNav.tsx';
import type { NamedManifest } from '../manifests.ts';
import { contentItems, inGroups } from './contentMenu.ts';

export interface Nav extends Pick<AppServices, 't' | 'href' | 'content' | 'place'> {
  /** The market has no such pages in this shell. */
  readonly hiddenPages: readonly string[];
}

interface Entry {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly icon: NavItem['icon'];
  /** The entry is current on paths under this one. */
  readonly area?: string;
}

/** The headings of the side navigation, in their order. */
const groups: readonly { readonly id: MenuGroup; readonly label?: string }[] = [
  { id: 'play' },
  { id: 'cashier', label: 'core:nav.cashier' },
  { id: 'account', label: 'core:nav.account' },
];

const home: DomainMenuEntry = {
  id: 'home',
  path: '/',
  label: 'core:nav.home',
  icon: homeIcon,
  group: 'play',
  order: 0,
  bar: { order: 10 },
};

const byOrder = (left: { readonly order: number }, right: { readonly order: number }): number =>
  left.order - right.order;

/** Domain menu entries that have a name and an icon, in the order of the navigation. */
export function menuEntries(manifests: readonly NamedManifest[]): readonly DomainMenuEntry[] {
  const all = [home, ...manifests.flatMap(({ menu = [] }) => menu)];
  return groups.flatMap(({ id }) => all.filter(({ group }) => group === id).sort(byOrder));
}

function link(app: Nav, current: string, { id, path, area = path, label, icon }: Entry): NavItem {
  const isCurrent = current === area || (area !== '/' && current.startsWith(`${area}/`));
  return { id, label, icon, href: app.href(path), isCurrent };
}

const named = (app: Nav, { id, path, area = path, label, icon }: DomainMenuEntry): Entry => ({
  id,
  path,
  area,
  label: app.t(label),
  icon,
});

/** The entries chosen by the content system (3-44), if any. */
const chosenItems = (app: Nav, entries: readonly DomainMenuEntry[], current: string) =>
  contentItems(
    app.content.config.menu.filter(({ path }) => !isHiddenPage(path.split('?')[0] ?? '', app)),
    entries.map((entry) => named(app, entry)),
    app.place.search,
    (entry) => link(app, current, entry),
  );

/** The phone's bottom bar: the menu button and at most four pages. */
export function bottomItems(
  app: Nav,
  manifests: readonly NamedManifest[],
  current: string,
  onMenu: () => void,
): readonly NavItem[] {
  const entries = menuEntries(manifests);
  const menu: NavItem = { id: 'menu', label: app.t('core:nav.menu'), icon: menuIcon, onClick: onMenu };
  const chosen = chosenItems(app, entries, current).filter(({ isInBar }) => isInBar);
  if (chosen.length > 0) return [menu, ...chosen.slice(0, 4).map(({ item }) => item)];
  const own = entries
    .flatMap((entry) => (entry.bar === undefined ? [] : [{ entry, ...entry.bar }]))
    .sort(byOrder)
    .map(({ entry, label = entry.label, icon = entry.icon, area = entry.area ?? entry.path }) =>
      link(app, current, { id: entry.id, path: entry.path, area, label: app.t(label), icon }),
    );
  return [menu, ...own.slice(0, 4)];
}

/** What players can do on every page, below the links. */
export const playerItems = (app: AppServices, manifests: readonly NamedManifest[]): readonly NavItem[] =>
  manifests.flatMap(({ playerActions = [] }) =>
    playerActions.map(({ id, label, icon, run }) => ({
      id,
      label: app.t(label(app)),
      icon,
      onClick: () => void run(app),
    })),
  );

export function sideGroups(app: Nav, manifests: readonly NamedManifest[], current: string): readonly NavGroup[] {
  const entries = menuEntries(manifests);
  const chosen = chosenItems(app, entries, current);
  if (chosen.length > 0) return inGroups(chosen);
  return groups.flatMap(({ id, label }): NavGroup[] => {
    const items = entries.filter(({ group }) => group === id).map((entry) => link(app, current, named(app, entry)));
    return items.length === 0 ? [] : [{ id, label: label === undefined ? undefined : app.t(label), items }];
  });
}
