import { Component, type ReactNode } from 'react';
import { WayBack } from './WayBack.tsx';

interface ErrorBoundaryProps {
  /** Another place is tried anew. */
  readonly path?: string;
  readonly children: ReactNode;
}

/** Catches what a part throws while rendering, so that the frame is never blank. React reports the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidUpdate({ path }: ErrorBoundaryProps): void {
    if (this.state.isBroken && path !== this.props.path) this.mend();
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children;
    return <WayBack reason="broken" onBack={() => this.mend()} />;
  }

  private mend(): void {
    this.setState({ isBroken: false });
  }
}
