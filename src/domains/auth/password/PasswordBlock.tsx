import { useId } from 'react';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { lockIcon } from '../../../ui/basics/icons.ts';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import styles from './PasswordBlock.module.css';

/** 7-6: the security page's card about the password. */
export function PasswordBlock() {
  const { t } = useApp();
  const id = useId();
  return (
    <Surface as="section" labelledBy={id} className={styles['block']}>
      <div className={styles['head']}>
        <span className={styles['glyph']}>
          <Icon of={lockIcon} />
        </span>
        <h2 id={id} className={styles['title']}>
          {t('auth:password.title')}
        </h2>
      </div>
      <p className={styles['lead']}>{t('auth:password.lead')}</p>
      <ChangePassword />
    </Surface>
  );
}
