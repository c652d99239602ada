import { useEffect } from 'react';
import { isOnline, onOnline } from '../lib/online.ts';
import { FailedState } from '../ui/basics/FailedState.tsx';
import { useApp } from './AppContext.tsx';

/** The failed state of a block, with a retry button; it tries by itself as well when the browser is online again. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => Promise<void> }) {
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
      text={t('core:failed.text')}
      labelRetry={t('core:retry')}
      onRetry={onRetry}
    />
  );
}
