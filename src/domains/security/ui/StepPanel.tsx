import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import styles from './StepPanel.module.css';

/** A step that replaces what was pressed: the focus moves to it, so that a screen reader goes on there. */
export function StepPanel({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles['panel']} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
