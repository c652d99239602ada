import { observer } from 'mobx-react-lite';
import { signOut } from '../../../domains/session/face/signOut.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { globeIcon, logOutIcon, themeIcon } from '../../../ui/basics/icons.ts';
import { Menu } from '../../../ui/widgets/Menu.tsx';
import type { MenuEntry } from '../../../ui/widgets/Menu.tsx';
import { useManifests } from '../../routing/fetchManifests.ts';
import { useLanguageEntries } from '../useLanguageEntries.ts';
import { useTheme } from '../useTheme.ts';
import { AccountPerson } from './AccountPerson.tsx';
import { AccountTrigger } from './AccountTrigger.tsx';
import { accountLinks } from './accountLinks.ts';

/** A player's pages, language and theme, and the way out. Mounted by the press that opens it. */
export const AccountMenu = observer(function AccountMenu() {
  const app = useApp();
  const { t } = app;
  const links = accountLinks(app, useManifests());
  return (
    <Menu
      isOpenAtFirst
      trigger={<AccountTrigger />}
      head={<AccountPerson />}
      groups={[links]}
      foot={[
        ...useLanguageEntry(),
        ...useThemeEntry(),
        { id: 'signOut', label: t('core:signOut'), icon: logOutIcon, onSelect: () => void signOut(app) },
      ]}
    />
  );
});

/** Nothing where there is one language. */
function useLanguageEntry(): readonly MenuEntry[] {
  const { t } = useApp();
  const { current, entries } = useLanguageEntries();
  if (entries.length < 2) return [];
  return [{ id: 'language', label: t('core:language'), icon: globeIcon, value: current, entries }];
}

/** Nothing where the shell decides the theme. */
function useThemeEntry(): readonly MenuEntry[] {
  const { t, platform } = useApp();
  const { list, theme, choose } = useTheme();
  if (list.length < 2 || platform.can.hostTheme) return [];
  return [
    {
      id: 'theme',
      label: t('core:theme.label'),
      icon: themeIcon,
      value: t(`core:theme.${theme}`),
      entries: list.map((name) => ({
        id: name,
        label: t(`core:theme.${name}`),
        isChosen: name === theme,
        onSelect: () => choose(name),
      })),
    },
  ];
}
