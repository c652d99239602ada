import type { MenuEntry } from '../../kernel/MenuEntry.ts';
import { starIcon } from '../../ui/basics/icons.ts';
import type { NavItem } from '../../ui/layout/navItem.ts';
import type { NavGroup } from '../../ui/layout/SideNav.tsx';
import { matchPath } from '../routing/matchPath.ts';

interface NavPage {
  readonly path: string;
  readonly label: string;
  readonly icon: NavItem['icon'];
}

export interface ContentItem {
  readonly group: string;
  readonly isInBar: boolean;
  readonly item: NavItem;
}

type Link = (entry: NavPage & { readonly id: string; readonly area: string }) => NavItem;

/** 3-44: the content system's entries, in its order. Entries without a page or a name are left out. */
export function contentItems(
  menu: readonly MenuEntry[],
  pages: readonly NavPage[],
  search: string,
  link: Link,
): readonly ContentItem[] {
  const query = new URLSearchParams(search);
  const found = menu.flatMap(
    ({ path, title, group, isVisible, isInBar, icon }, index): (ContentItem & { readonly isView: boolean })[] => {
      const [pathname = '', view] = path.split('?');
      const own = pages.find((page) => page.path === pathname);
      const ownName = view === undefined ? own?.label : undefined;
      const label = title === '' ? (ownName ?? '') : title;
      if (!isVisible || label === '' || !matchPath(pathname)) return [];
      const item = link({ id: `${index}`, path, area: pathname, label, icon: icon ?? own?.icon ?? starIcon });
      const isShown =
        item.isCurrent === true && [...new URLSearchParams(view)].every(([name, value]) => query.get(name) === value);
      return [{ group, isInBar, isView: view !== undefined, item: { ...item, isCurrent: isShown } }];
    },
  );
  // If the current page and a view of it are both in the menu, only the view is marked as current.
  const isViewOpen = found.some(({ isView, item }) => isView && item.isCurrent);
  return found.map(({ isView, item, ...rest }) => ({
    ...rest,
    item: isViewOpen && !isView ? { ...item, isCurrent: false } : item,
  }));
}

/** Groups adjacent entries that have the same heading. */
export function inGroups(items: readonly ContentItem[]): readonly NavGroup[] {
  const groups: { readonly id: string; readonly label: string | undefined; readonly items: NavItem[] }[] = [];
  for (const [index, { group, item }] of items.entries()) {
    const open = groups.at(-1);
    if (open && items[index - 1]?.group === group) open.items.push(item);
    else groups.push({ id: `${index}`, label: group === '' ? undefined : group, items: [item] });
  }
  return groups;
}
