import type { MouseEvent, ReactNode } from 'react';
import { useApp } from '../AppContext.ts';

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly label?: string;
  readonly isCurrent?: boolean;
  /** After the place has changed, for example to close what covers it. */
  readonly onGo?: () => void;
  readonly children: ReactNode;
}

/** A link inside of the sportsbook; in a tab of its own it opens the same place. */
export function Link({ to, className, label, isCurrent = false, onGo, children }: LinkProps) {
  const { router } = useApp();
  const go = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.go(to);
    onGo?.();
  };
  return (
    <a
      href={`?path=${encodeURIComponent(to)}`}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={go}
    >
      {children}
    </a>
  );
}
