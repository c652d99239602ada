import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from './Button.tsx';
import type { ButtonVariant } from './Button.tsx';
import styles from './Dropdown.module.css';
import type { IconNode } from './Icon.tsx';
import { chevronDownIcon } from './icons.ts';
import { lazyPart } from './lazyPart.tsx';
import type { MenuProps } from '../widgets/Menu.tsx';

export interface DropdownProps extends Pick<MenuProps, 'groups' | 'align'> {
  readonly label: string;
  /** The accessible name, if the label alone does not say what is chosen here; must contain the label. */
  readonly name?: string | undefined;
  readonly icon?: IconNode | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'sm' | 'md' | undefined;
  /** The same choices as plain content: shown without JavaScript, and if the menu's code fails to load. */
  readonly fallback: ReactNode;
}

/** The menu's code is larger than the rest of the page's frame: prefetched on hover or focus of the button. */
const LazyMenu = lazyPart(
  async () => (await import('../widgets/Menu.tsx')).Menu,
  () => null,
);

/** A button with a menu below it (4-56). The first press fetches the menu if it was not prefetched. */
export function Dropdown({
  label,
  name = label,
  icon,
  variant = 'quiet',
  size = 'sm',
  fallback,
  ...menu
}: DropdownProps): ReactNode {
  const [state, setState] = useState<'untouched' | 'opened' | 'missing'>('untouched');
  // Prefetch only: a failure is retried on the press.
  const approach = () => void LazyMenu.fetch().catch(() => undefined);
  const open = () =>
    LazyMenu.fetch().then(
      () => setState('opened'),
      () => setState('missing'),
    );
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    void open();
  };
  const look = { variant, size, icon, iconEnd: chevronDownIcon, 'aria-label': name } as const;

  if (state === 'missing') return fallback;
  if (state === 'opened') return <LazyMenu {...menu} isOpenAtFirst trigger={<Button {...look}>{label}</Button>} />;
  return (
    <>
      <Button
        {...look}
        className={styles['button']}
        aria-haspopup="menu"
        aria-expanded={false}
        onPointerEnter={approach}
        onFocus={approach}
        onKeyDown={handleKey}
        onClick={open}
      >
        {label}
      </Button>
      <noscript>{fallback}</noscript>
    </>
  );
}
