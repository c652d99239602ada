import type { ReactElement } from 'react';
import styles from './Logo.module.css';

export interface LogoProps {
  /** The brand's name beside the mark; without it the mark only. */
  readonly name?: string | undefined;
  /** Edge of the mark in CSS pixels, 28 by default. */
  readonly size?: number | undefined;
}

/** A gaming chip seen from above, with an open C on it. */
export function Logo({ name, size = 28 }: LogoProps): ReactElement {
  return (
    <span className={styles['logo']}>
      <svg className={styles['mark']} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles['brass']} cx="20" cy="20" r="19" />
        <circle className={styles['notches']} cx="20" cy="20" r="16.5" />
        <circle className={styles['deep']} cx="20" cy="20" r="11" />
        <path className={styles['letter']} d="M24.6 16.2a6 6 0 1 0 0 7.6" />
      </svg>
      {name !== undefined && <span>{name}</span>}
    </span>
  );
}
