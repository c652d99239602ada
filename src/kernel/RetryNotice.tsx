import { Button } from '../ui/basics/Button.tsx';
import type { NoticeBodyProps } from './views.ts';
import { useApp } from './AppContext.tsx';
import styles from './RetryNotice.module.css';

export interface Retry {
  readonly onRetry: () => unknown;
}

/** Duration of the toast, in ms. Longer than a plain one, since it has a button. */
export const retryNoticeMs = 10_000;

/** A toast with an error text and a retry button. */
export function RetryNotice({ text, data, close }: NoticeBodyProps<Retry>) {
  const { t } = useApp();
  const retry = () => {
    close();
    data.onRetry();
  };
  return (
    <div className={styles['retry']}>
      <span>{text}</span>
      <Button size="sm" onClick={retry}>
        {t('core:retry')}
      </Button>
    </div>
  );
}
