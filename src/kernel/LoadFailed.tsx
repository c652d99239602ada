import { FailedState } from '../ui/basics/FailedState.tsx';
import { useApp } from './AppContext.tsx';

/** A block that did not load, with another try. */
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
