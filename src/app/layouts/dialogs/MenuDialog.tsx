import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { ActionPlace } from '../../../kernel/AppServices.ts';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { openInstall } from '../../../domains/install/face/installing/openInstall.ts';
import { useCanInstall } from '../../../domains/install/face/installing/useCanInstall.ts';
import { settingsPath } from '../../../domains/profile/paths.ts';
import { signOut } from '../../../domains/session/face/signOut.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { downloadIcon, logOutIcon } from '../../../ui/basics/icons.ts';
import { useViewportClass } from '../../../ui/basics/useViewport.ts';
import { useHiddenPages } from '../../../kernel/shellRules.ts';
import { useManifests } from '../../routing/fetchManifests.ts';
import { AccountPerson } from '../account/AccountPerson.tsx';
import { LanguageLinks } from '../LanguageLinks.tsx';
import styles from './MenuDialog.module.css';
import { navOf, playerItems, sideGroups } from '../navigationItems.ts';
import { ThemeSwitch } from '../ThemeSwitch.tsx';

/** A curtain with the entries of the side navigation, for phones. It closes at each press: the bar of a wait is below it. */
export const MenuDialog = observer(function MenuDialog({ frame, close }: DialogProps<null, null>) {
  const app = useApp();
  const manifests = useManifests();
  const hiddenPages = useHiddenPages();
  const { t, place, session } = app;
  const viewport = useViewportClass();
  const isInstallable = useCanInstall();
  const isBeside = viewport !== null && viewport !== 'mobile';
  // The phone was rotated: the side navigation is shown now.
  useEffect(() => {
    if (isBeside) close(null);
  }, [close, isBeside]);
  const actions = (where: ActionPlace) =>
    session.isPlayer &&
    playerItems(app, manifests, where).map(({ id, icon, label, onClick }) => (
      <Button
        key={id}
        icon={icon}
        isBlock
        onClick={() => {
          close(null);
          onClick();
        }}
      >
        {label}
      </Button>
    ));
  return (
    <Dialog
      {...frame}
      title={t('core:nav.menu')}
      labelClose={t('core:close')}
      {...(session.isPlayer && { foot: <SignOut close={() => close(null)} /> })}
    >
      {session.isPlayer && (
        <a className={styles['account']} href={app.href(settingsPath)} onClick={() => close(null)}>
          <AccountPerson />
        </a>
      )}
      <nav className={styles['menu']} aria-label={t('core:nav.side')}>
        {sideGroups(navOf(app, place, hiddenPages, true), manifests, place.path).flatMap((group) =>
          group.items
            .filter(({ isHeld }) => !isHeld)
            .map((item) => (
              <a
                key={item.id}
                className={styles['item']}
                href={item.href}
                aria-current={item.isCurrent ? 'page' : undefined}
                onClick={() => close(null)}
              >
                <Icon of={item.icon} size={20} />
                {item.label}
              </a>
            )),
        )}
      </nav>
      {actions('navigation')}
      <LanguageLinks onPress={() => close(null)} />
      <ThemeSwitch />
      {isInstallable && (
        <Button
          icon={downloadIcon}
          isBlock
          onClick={() => {
            close(null);
            void openInstall(app);
          }}
        >
          {t('menu:install.app')}
        </Button>
      )}
      {actions('menuEnd')}
    </Dialog>
  );
});

/** Always in view, however long the menu is. */
function SignOut({ close }: { readonly close: () => void }) {
  const app = useApp();
  return (
    <Button
      icon={logOutIcon}
      isBlock
      onClick={() => {
        close();
        return signOut(app);
      }}
    >
      {app.t('core:signOut')}
    </Button>
  );
}
