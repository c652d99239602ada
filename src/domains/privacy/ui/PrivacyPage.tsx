import { useApp } from '../../../kernel/AppContext.tsx';
import { CloseBlock } from './CloseBlock.tsx';
import { ExportBlock } from './ExportBlock.tsx';
import { SharingBlock } from './SharingBlock.tsx';
import styles from './PrivacyPage.module.css';

/** 1-14: a player's own data, and leaving. */
export function PrivacyPage() {
  const { t } = useApp();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('privacy:heading')}</h1>
        <p className={styles['text']}>{t('privacy:text')}</p>
      </header>
      <SharingBlock />
      <ExportBlock />
      <CloseBlock />
    </div>
  );
}
