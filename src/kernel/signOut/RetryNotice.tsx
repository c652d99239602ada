import { Button } from '../../ui/basics/Button.tsx';
import type { NoticeBodyProps } from '../../domains/notices/index.ts';
import { useApp } from '../AppContext.tsx';
import styles from './RetryNotice.module.css';

export interface Retry {
  readonly onRetry: () => unknown;
}

/** Longer than a toast of words: there is something to do in it. */
export const retryNoticeMs = 10_000;

/** A toast that says what failed, with the way to try it again. */
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
