import { FailedState } from '../ui/basics/FailedState.tsx';
import { useApp } from './AppContext.tsx';

/** The failed state of a block, with a retry button. */
export function LoadFailed({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const { t } = useApp();
  return (
    <FailedState
      title={t('core:failed.title')}
      text={t('core:failed.text')}
      labelRetry={t('core:retry')}
      onRetry={onRetry}
    />
  );
}
