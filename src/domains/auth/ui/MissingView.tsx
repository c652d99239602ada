import { FailedState } from '../../../ui/basics/FailedState.tsx';
import type { MissingPart } from '../../../ui/basics/lazyPart.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';

/** Shown if a view's code did not load. */
export function MissingView({ onRetry }: MissingPart) {
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
