import type { ActionPlace, AppServices } from '../../kernel/AppServices.ts';
import type { DomainMenuEntry, MenuGroup } from '../../kernel/manifest.ts';
import { homeIcon, menuIcon } from '../../ui/basics/icons.ts';
import { isHiddenPage } from '../../kernel/shellRules.ts';
import type { NavItem } from '../../ui/layout/navItem.ts';
import type { NavGroup } from '../../ui/layout/SideNav.tsx';
import type { NamedManifest } from '../manifests.ts';
import { actionsAt } from '../actionsAt.ts';
import { contentItems, inGroups } from './contentMenu.ts';
import { entryState } from './entryState.ts';

export interface Nav extends Pick<AppServices, 't' | 'href' | 'content' | 'place' | 'store'> {
  /** The market has no such pages in this shell. */
  readonly hiddenPages: readonly string[];
  /** False in a server render and in the hydration of its HTML. */
  readonly isLive: boolean;
}

/** `place`: the page that is shown, which follows the address a little later. */
export function navOf(
  app: Pick<AppServices, 't' | 'href' | 'content' | 'store'>,
  place: Nav['place'],
  hiddenPages: readonly string[],
  isLive: boolean,
): Nav {
  const { t, href, content } = app;
  return { t, href, content, place, hiddenPages, isLive, store: (factory) => app.store(factory) };
}

interface Entry {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly icon: NavItem['icon'];
  /** The entry is current on paths under this one. */
  readonly area?: string;
  readonly isHeld?: boolean;
}

/** The headings of the side navigation, in their order. */
const groups: readonly { readonly id: MenuGroup; readonly label?: string }[] = [
  { id: 'play' },
  { id: 'cashier', label: 'core:nav.cashier' },
  { id: 'account', label: 'core:nav.account' },
];

interface ListedEntry extends DomainMenuEntry {
  readonly isHeld: boolean;
}

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

/** Domain menu entries whose feature is on, and those whose room is kept, in the order of the navigation. */
export function menuEntries(
  app: Pick<Nav, 'content' | 'store' | 'isLive'>,
  manifests: readonly NamedManifest[],
): readonly ListedEntry[] {
  const all = [home, ...manifests.flatMap(({ menu = [] }) => menu)].flatMap((entry): ListedEntry[] => {
    const state = entryState(entry, app, app.isLive);
    return state === 'off' ? [] : [{ ...entry, isHeld: state === 'held' }];
  });
  return groups.flatMap(({ id }) => all.filter(({ group }) => group === id).sort(byOrder));
}

function link(app: Nav, current: string, { id, path, area = path, label, icon, isHeld }: Entry): NavItem {
  const isCurrent = current === area || (area !== '/' && current.startsWith(`${area}/`));
  return { id, label, icon, href: app.href(path), isCurrent, ...(isHeld ? { isHeld } : {}) };
}

const named = (app: Nav, { id, path, area = path, label, icon, isHeld }: ListedEntry): Entry => ({
  id,
  path,
  area,
  label: app.t(label),
  icon,
  isHeld,
});

/** The entries chosen by the content system (3-44), if any. */
const chosenItems = (app: Nav, entries: readonly ListedEntry[], current: string) =>
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
  const entries = menuEntries(app, manifests);
  const menu: NavItem = { id: 'menu', label: app.t('core:nav.menu'), icon: menuIcon, onClick: onMenu };
  const chosen = chosenItems(app, entries, current).filter(({ isInBar }) => isInBar);
  if (chosen.length > 0) return [menu, ...chosen.slice(0, 4).map(({ item }) => item)];
  const own = entries
    .flatMap((entry) => (entry.bar === undefined ? [] : [{ entry, ...entry.bar }]))
    .sort(byOrder)
    .map(({ entry, label = entry.label, icon = entry.icon, area = entry.area ?? entry.path }) =>
      link(app, current, { id: entry.id, path: entry.path, area, label: app.t(label), icon, isHeld: entry.isHeld }),
    );
  // Home gives way first: the logo and the menu lead there.
  return [menu, ...own.slice(-4)];
}

interface PlayerItem extends NavItem {
  readonly onClick: () => void;
  readonly hasWords: boolean;
}

/** What players can do in a place of the layout. */
export const playerItems = (
  app: AppServices,
  manifests: readonly NamedManifest[],
  place: ActionPlace,
): readonly PlayerItem[] =>
  actionsAt(manifests, app, place).map(({ id, label, icon, hasWords = false, run }) => ({
    id,
    hasWords,
    label: app.t(label(app)),
    icon,
    onClick: () => void run(app),
  }));

export function sideGroups(app: Nav, manifests: readonly NamedManifest[], current: string): readonly NavGroup[] {
  const entries = menuEntries(app, manifests);
  const chosen = chosenItems(app, entries, current);
  if (chosen.length > 0) return inGroups(chosen);
  return groups.flatMap(({ id, label }): NavGroup[] => {
    const items = entries.filter(({ group }) => group === id).map((entry) => link(app, current, named(app, entry)));
    return items.length === 0 ? [] : [{ id, label: label === undefined ? undefined : app.t(label), items }];
  });
}
