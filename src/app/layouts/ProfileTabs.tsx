import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { Chip } from '../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../ui/tiles/ChipRow.tsx';
import { useIsLive } from '../../ui/basics/useIsLive.ts';
import { useManifests } from '../routing/fetchManifests.ts';
import { useShownPlace } from '../useShownPlace.ts';
import { profileTabsOf } from './profileTabsOf.ts';

/** 2.4-1: the links between the pages of the profile. */
export const ProfileTabs = observer(function ProfileTabs() {
  const app = useApp();
  const place = useShownPlace();
  const tabs = profileTabsOf(app, useManifests(), useIsLive());
  const nav = useRef<HTMLElement>(null);
  // On a phone the row scrolls: the current tab is brought into it, also if it is shown later than the page.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [place.path, tabs.length]);
  return (
    <nav ref={nav} aria-label={app.t('core:nav.profile')}>
      <ChipRow label={app.t('core:nav.profile')}>
        {tabs.map(({ path, label, icon, isHeld }) => (
          <span key={path} style={{ display: 'contents', visibility: isHeld ? 'hidden' : undefined }}>
            <Chip href={app.href(path)} icon={icon} isOn={place.path === path}>
              {app.t(label)}
            </Chip>
          </span>
        ))}
      </ChipRow>
    </nav>
  );
});
