import type { AppServices } from '../../../kernel/AppServices.ts';
import type { MenuEntry } from '../../../ui/widgets/Menu.tsx';
import type { NamedManifest } from '../../manifests.ts';
import { entryState } from '../entryState.ts';
import { profileTabsOf } from '../profileTabsOf.ts';

/** The pages of the profile, then those that domains add to the player's menu. */
export function accountLinks(app: AppServices, manifests: readonly NamedManifest[]): readonly MenuEntry[] {
  const tabs = profileTabsOf(app, manifests, true).filter(({ isHeld }) => !isHeld);
  const others = manifests
    .flatMap(({ menu = [] }) => menu)
    .filter((entry) => entry.isInAccountMenu === true && entryState(entry, app, true) === 'shown');
  return [...tabs, ...others].map(({ path, label, icon }) => ({
    id: path,
    label: app.t(label),
    icon,
    href: app.href(path),
    isChosen: app.place.path === path,
  }));
}
