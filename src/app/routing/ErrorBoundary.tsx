import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { useApp } from '../../kernel/AppContext.tsx';
import { FileMissing } from '../../lib/KeptFetch.ts';
import { FailedState } from '../../ui/basics/FailedState.tsx';
import { MissingFault } from './MissingFault.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly missing: FileMissing | null;
}

const whole: State = { hasFailed: false, missing: null };

/**
 * Catches a page's render error, so that the layout around it keeps working. Reset by another path (by key), by its
 * retry button, or when a file that was missing has arrived.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state = whole;

  static getDerivedStateFromError(error: unknown): State {
    return { hasFailed: true, missing: error instanceof FileMissing ? error : null };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportError(new Error(`page failed: ${error.message}${info.componentStack ?? ''}`, { cause: error }));
  }

  readonly #reset = (): void => this.setState(whole);

  override render(): ReactNode {
    const { hasFailed, missing } = this.state;
    if (!hasFailed) return this.props.children;
    return missing ? <MissingFault missing={missing} onArrival={this.#reset} /> : <PageFault onRetry={this.#reset} />;
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
