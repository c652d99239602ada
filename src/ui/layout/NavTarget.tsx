import type { ReactElement, ReactNode } from 'react';
import type { NavItem } from './navItem.ts';

export interface NavTargetProps {
  readonly item: NavItem;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A navigation item as a link or a button. */
export function NavTarget({ item, className, title, children }: NavTargetProps): ReactElement {
  if (item.href === undefined) {
    return (
      <button type="button" className={className} title={title} aria-expanded={item.isExpanded} onClick={item.onClick}>
        {children}
      </button>
    );
  }
  return (
    <a
      className={className}
      title={title}
      style={item.isHeld ? { visibility: 'hidden' } : undefined}
      href={item.href}
      aria-current={item.isCurrent ? 'page' : undefined}
      onClick={item.onClick}
    >
      {children}
    </a>
  );
}
