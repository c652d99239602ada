import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { lazyPart } from '../../../ui/basics/lazyPart.tsx';
import { askForManifests } from '../../routing/fetchManifests.ts';
import { AccountTrigger } from './AccountTrigger.tsx';

/** Prefetched when the pointer or the focus comes to the button. */
const LazyMenu = lazyPart(
  async () => {
    const [{ AccountMenu }] = await Promise.all([import('./AccountMenu.tsx'), askForManifests()]);
    return AccountMenu;
  },
  () => <AccountTrigger />,
);

/** The player's menu in the header of wide screens. The first press fetches it; if that fails, the next one does again. */
export function AccountButton() {
  const { t, notices } = useApp();
  const [isOpened, setOpened] = useState(false);
  // Prefetch only: a failure is told on the press.
  const approach = () => void LazyMenu.fetch().catch(() => undefined);
  const open = () =>
    void LazyMenu.fetch().then(
      () => setOpened(true),
      () => notices.show(t('core:failed.title'), 'error'),
    );
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  if (isOpened) return <LazyMenu />;
  return (
    <AccountTrigger
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={approach}
      onFocus={approach}
      onKeyDown={handleKey}
      onClick={open}
    />
  );
}
