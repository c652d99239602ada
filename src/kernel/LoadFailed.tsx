import { useEffect } from 'react';
import { isOnline, onOnline } from '../lib/online.ts';
import { FailedState } from '../ui/basics/FailedState.tsx';
import { useApp } from './AppContext.tsx';

interface Props {
  /** What is missing without it, if that can be said. */
  readonly text?: string;
  readonly onRetry: () => Promise<void>;
}

/** The failed state of a block, with a retry button; it tries by itself as well when the browser is online again. */
export function LoadFailed({ text, onRetry }: Props) {
  const { t } = useApp();
  useEffect(
    () =>
      onOnline(() => {
        // A further failure is shown by the block itself.
        if (isOnline()) onRetry().catch(() => undefined);
      }),
    [onRetry],
  );
  return (
    <FailedState
      title={t('core:failed.title')}
      text={text ?? t('core:failed.text')}
      labelRetry={t('core:retry')}
      onRetry={onRetry}
    />
  );
}
