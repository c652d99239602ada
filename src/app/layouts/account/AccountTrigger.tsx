import type { ComponentProps } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { AccountFace } from './AccountFace.tsx';
import styles from './AccountTrigger.module.css';

/** The button that opens the player's menu. It passes on what the menu adds to its trigger. */
export function AccountTrigger(trigger: Omit<ComponentProps<'button'>, 'children' | 'className' | 'type'>) {
  const { t } = useApp();
  return (
    <button {...trigger} type="button" className={styles['button']} aria-label={t('core:nav.account')}>
      <AccountFace />
    </button>
  );
}
