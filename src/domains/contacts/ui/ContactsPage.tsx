import { useApp } from '../../../kernel/AppContext.tsx';
import styles from './ConfirmationPage.module.css';
import { ContactsPanel } from './ContactsPanel.tsx';

/** 3-17, 4-37: the player's e-mail address and phone number, in the profile. */
export function ContactsPage() {
  const { t } = useApp();
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('contacts:tab.heading')}</h1>
        <p className={styles['text']}>{t('contacts:tab.text')}</p>
      </header>
      <ContactsPanel />
    </div>
  );
}
