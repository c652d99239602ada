import { Button } from '../ui/basics/Button.tsx';
import type { NoticeBodyProps } from './views.ts';
import { useApp } from './AppContext.tsx';
import styles from './RetryNotice.module.css';

export interface Retry {
  readonly onRetry: () => unknown;
  /** Of the button; "Try again" by default. */
  readonly label?: string;
}

/** Duration of the toast, in ms. Longer than a plain one, since it has a button. */
export const retryNoticeMs = 10_000;

/** A toast with a text and a button, by default one to try again. */
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
        {data.label ?? t('core:retry')}
      </Button>
    </div>
  );
}
