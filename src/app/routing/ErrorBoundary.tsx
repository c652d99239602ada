import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { FailedState } from '../../ui/basics/FailedState.tsx';

interface Props {
  readonly children: ReactNode;
}

/**
 * Catches a page's render error, so that the layout around it keeps working. Reset by another path (by key), or in a
 * kept page by its retry button.
 */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(new Error(`page failed: ${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <PageFault onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    );
  }
}

function PageFault({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useApp();
  return (
    <FailedState
      title={t('core:fault.title')}
      text={t('core:fault.text')}
      labelRetry={t('core:retry')}
      onRetry={onRetry}
    />
  );
}
