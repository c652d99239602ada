import type { AppServices } from '../../kernel/AppServices.ts';
import type { ProfileTabEntry } from '../../kernel/manifest.ts';
import type { NamedManifest } from '../manifests.ts';
import { entryState } from './entryState.ts';

export interface ProfileTab extends ProfileTabEntry {
  readonly isHeld: boolean;
}

/** The tabs of all domains that are shown or whose room is kept, in their order. */
export function profileTabsOf(
  app: AppServices,
  manifests: readonly NamedManifest[],
  isLive: boolean,
): readonly ProfileTab[] {
  return manifests
    .flatMap(({ profileTabs: tabs = [] }) => tabs)
    .flatMap((tab): ProfileTab[] => {
      const state = entryState(tab, app, isLive);
      return state === 'off' ? [] : [{ ...tab, isHeld: state === 'held' }];
    })
    .sort((left, right) => left.order - right.order);
}
