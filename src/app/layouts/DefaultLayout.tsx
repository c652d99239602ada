import { observer } from 'mobx-react-lite';
import { memo, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import type { AppServices } from '../../kernel/AppServices.ts';
import { HydratingPart } from '../../kernel/HydratingPart.tsx';
import { HeldPart } from '../../kernel/held/HeldPart.tsx';
import { whenNear, whileShown } from '../../kernel/held/Need.ts';
import { ForVisitor } from '../../kernel/visitor/ForVisitor.tsx';
import { useCanInstall } from '../../domains/install/face/installing/useCanInstall.ts';
import { useVisitor } from '../../kernel/visitor/useVisitor.ts';
import { IconButton } from '../../ui/basics/IconButton.tsx';
import { downloadIcon, searchIcon } from '../../ui/basics/icons.ts';
import { AppShell } from '../../ui/layout/AppShell.tsx';
import { BottomBar } from '../../ui/layout/BottomBar.tsx';
import { SideNav } from '../../ui/layout/SideNav.tsx';
import { useIsLive } from '../../ui/basics/useIsLive.ts';
import { useViewport } from '../../ui/basics/useViewport.ts';
import type { NavMode } from '../../ui/layout/SideNav.tsx';
import { TopBar } from '../../ui/layout/TopBar.tsx';
import { useHiddenPages } from '../../kernel/shellRules.ts';
import { useManifests } from '../routing/fetchManifests.ts';
import { useShownPlace } from '../useShownPlace.ts';
import { searchPath } from '../../domains/games/paths.ts';
import { AccountButton } from './account/AccountButton.tsx';
import { DomainNotice } from './DomainNotice.tsx';
import { HeaderAccount } from './HeaderAccount.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LaunchPerson } from './LaunchPerson.tsx';
import styles from './Layout.module.css';
import { bottomItems, navOf, playerItems, sideGroups } from './navigationItems.ts';
import { openMenu } from './openMenu.ts';
import { SiteFooter } from './SiteFooter.tsx';

interface Props {
  readonly hasFooter: boolean;
  readonly children: ReactNode;
}

/** The layout of the site: top bar, navigation by viewport, footer. Observes as little as possible itself. */
export function DefaultLayout({ hasFooter, children }: Props) {
  const { t } = useApp();
  const viewport = useViewport();
  const [needs] = useState(() => ({
    nav: whileShown(viewport, ({ current }) => current !== 'mobile'),
    bar: whileShown(viewport, ({ current }) => current === 'mobile'),
  }));
  const [navMode, setNavMode] = useState<NavMode>('auto');
  const toggle = useCallback(() => setNavMode((mode) => (mode === 'auto' ? 'icons' : 'auto')), []);
  return (
    <AppShell
      skipLabel={t('core:skip')}
      navMode={navMode}
      topBar={
        <>
          <SiteTopBar />
          <DomainNotice />
        </>
      }
      // Each part comes alive on its own, if it is shown, once the manifests have loaded; until then its links work.
      sideNav={
        <HeldPart need={needs.nav}>
          <SiteNav mode={navMode} onToggle={toggle} />
        </HeldPart>
      }
      bottomBar={
        <HeldPart need={needs.bar}>
          <SiteBottomBar />
        </HeldPart>
      }
      footer={
        hasFooter ? (
          <HeldPart need={whenNear}>
            <SiteFooter />
          </HeldPart>
        ) : null
      }
    >
      {children}
    </AppShell>
  );
}

const install = async (app: AppServices) =>
  (await import('../../domains/install/face/installing/openInstall.ts')).openInstall(app);

/** Independent of the page shown: observes the place itself, so it is memoised. */
const SiteNav = memo(
  observer(function SiteNav({ mode, onToggle }: { readonly mode: NavMode; readonly onToggle: () => void }) {
    const app = useApp();
    const place = useShownPlace();
    const manifests = useManifests();
    const hiddenPages = useHiddenPages();
    const isLive = useIsLive();
    const { t, href } = app;
    const isInstallable = useCanInstall();
    const isPlayer = useVisitor() === 'player';
    return (
      <SideNav
        label={t('core:nav.side')}
        logo={{ name: t('core:brand'), href: href('/') }}
        groups={[
          ...sideGroups(navOf(app, place, hiddenPages, isLive), manifests, place.path),
          ...(isPlayer ? [{ id: 'player', items: playerItems(app, manifests, 'navigation') }] : []),
        ]}
        mode={mode}
        labelToggle={t('core:nav.toggle')}
        onToggle={onToggle}
        footItem={
          isInstallable
            ? { id: 'install', label: t('menu:install.app'), icon: downloadIcon, onClick: () => void install(app) }
            : undefined
        }
      />
    );
  }),
);

const SiteBottomBar = memo(
  observer(function SiteBottomBar() {
    const app = useApp();
    const place = useShownPlace();
    const manifests = useManifests();
    const hiddenPages = useHiddenPages();
    const isLive = useIsLive();
    const { t } = app;
    return (
      <BottomBar
        label={t('core:nav.main')}
        items={bottomItems(navOf(app, place, hiddenPages, isLive), manifests, place.path, () => void openMenu(app))}
      />
    );
  }),
);

/** The same on every page: memoised, not rendered again when the place changes. */
const SiteTopBar = memo(function SiteTopBar() {
  const { t, href } = useApp();
  return (
    <TopBar
      logo={{ name: t('core:brand'), href: href('/') }}
      hasSideNav
      start={<LaunchPerson />}
      search={<IconButton icon={searchIcon} label={t('core:nav.search')} href={href(searchPath)} />}
      account={<HeaderAccount />}
      end={<ForVisitor guest={<GuestEnd />} player={<PlayerEnd />} />}
    />
  );
});

/** Where it does not fit, and without JavaScript, the languages are in the footer. */
function GuestEnd() {
  return (
    <span className={styles['laptopOnly']}>
      <LanguageSwitch fallback={null} />
    </span>
  );
}

/** Players choose the language in their menu. */
function PlayerEnd() {
  return (
    <HydratingPart>
      <AccountButton />
    </HydratingPart>
  );
}
