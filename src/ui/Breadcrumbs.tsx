import type { ReactElement } from 'react';
import styles from './Breadcrumbs.module.css';
import { Icon } from './Icon.tsx';
import { chevronRightIcon } from './icons.ts';

export interface BreadcrumbsProps {
  readonly label: string;
  /** From the top down to this page, whose own crumb has no address. */
  readonly crumbs: readonly { readonly label: string; readonly href?: string | undefined }[];
}

export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ol className={styles['list']}>
        {crumbs.map((crumb) => (
          <li key={crumb.label} className={styles['item']}>
            {crumb.href === undefined ? (
              <span className={styles['here']} aria-current="page">
                {crumb.label}
              </span>
            ) : (
              <>
                <a className={styles['link']} href={crumb.href}>
                  {crumb.label}
                </a>
                <Icon className={styles['chevron']} of={chevronRightIcon} size={15} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
