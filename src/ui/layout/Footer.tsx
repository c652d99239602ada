import type { ReactElement, ReactNode } from 'react';
import { Logo } from '../basics/Logo.tsx';
import styles from './Footer.module.css';

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly {
    readonly label: string;
    readonly href: string;
    readonly isExternal?: boolean | undefined;
  }[];
}

export interface FooterProps {
  readonly name: string;
  /** A sentence under the logo, a language switch, licence marks. */
  readonly about?: ReactNode;
  readonly columns: readonly FooterColumn[];
  readonly legal?: ReactNode;
}

export function Footer({ name, about, columns, legal }: FooterProps): ReactElement {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['brand']}>
          <Logo name={name} />
          {about}
        </div>
        {columns.map((column) => (
          <div key={column.title}>
            <h2 className={styles['heading']}>{column.title}</h2>
            <ul className={styles['links']}>
              {column.links.map((link) => (
                <li key={link.href}>
                  <a
                    className={styles['link']}
                    href={link.href}
                    {...(link.isExternal ? { target: '_blank', rel: 'noopener' } : {})}
                  >
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {legal !== undefined && <div className={styles['legal']}>{legal}</div>}
      </div>
    </footer>
  );
}
