import { Button } from '../../../ui/basics/Button.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import styles from './AuthForm.module.css';

/** 2.9-2: the way back to the view before. */
export function BackLink({ onBack }: { readonly onBack: () => void }) {
  const { t } = useApp();
  return (
    <p className={styles['link']}>
      <Button variant="quiet" size="sm" afterClick={onBack}>
        {t('auth:back')}
      </Button>
    </p>
  );
}
