import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import type { AppServices } from '../../kernel/deps.ts';
import type { ProfileTabEntry } from '../../kernel/manifest.ts';
import { Chip } from '../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../ui/tiles/ChipRow.tsx';
import type { NamedManifest } from '../manifests.ts';
import { useManifests } from '../routing/fetchManifests.ts';
import { useShownPlace } from '../useShownPlace.ts';

/** The shown tabs of all domains, in their order. */
export function profileTabs(app: AppServices, manifests: readonly NamedManifest[]): readonly ProfileTabEntry[] {
  return manifests
    .flatMap(({ profileTabs: tabs = [] }) => tabs)
    .filter(({ isShown }) => isShown?.(app) ?? true)
    .sort((left, right) => left.order - right.order);
}

/** 2.4-1: the links between the pages of the profile. */
export const ProfileTabs = observer(function ProfileTabs() {
  const app = useApp();
  const place = useShownPlace();
  const tabs = profileTabs(app, useManifests());
  const nav = useRef<HTMLElement>(null);
  // On a phone the row scrolls: the current tab is brought into it.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [place.path]);
  return (
    <nav ref={nav} aria-label={app.t('core:nav.profile')}>
      <ChipRow label={app.t('core:nav.profile')}>
        {tabs.map(({ path, label, icon }) => (
          <Chip key={path} href={app.href(path)} icon={icon} isOn={place.path === path}>
            {app.t(label)}
          </Chip>
        ))}
      </ChipRow>
    </nav>
  );
});
