import { observer } from 'mobx-react-lite';
import { useApp } from '../../kernel/AppContext.tsx';
import { Dropdown } from '../../ui/basics/Dropdown.tsx';
import type { DropdownProps } from '../../ui/basics/Dropdown.tsx';
import { globeIcon } from '../../ui/basics/icons.ts';
import { useLanguageEntries } from './useLanguageEntries.ts';

/** Shows the current language; its dropdown has the others as links (whole page loads, as in `LanguageLinks`). */
export const LanguageSwitch = observer(function LanguageSwitch(
  look: Pick<DropdownProps, 'align' | 'variant' | 'fallback'>,
) {
  const { t } = useApp();
  const { current, entries } = useLanguageEntries();
  return (
    <Dropdown
      {...look}
      icon={globeIcon}
      label={current}
      name={`${t('core:language')}: ${current}`}
      groups={[entries]}
    />
  );
});
