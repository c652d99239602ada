import type { ReactNode } from 'react';
import { useApp } from '../AppContext.tsx';
import { isOutside, linkTarget } from '../../shared/content/linkTarget.ts';

interface Props {
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link of the content system: within this site in the current language, or outside in a new tab. */
export function ContentAnchor({ to, className, children }: Props) {
  const { href } = useApp();
  const target = linkTarget(to);
  if (target === null) return <span className={className}>{children}</span>;
  return (
    <a
      className={className}
      href={target.startsWith('/') ? href(target) : target}
      {...(isOutside(target) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {children}
    </a>
  );
}
