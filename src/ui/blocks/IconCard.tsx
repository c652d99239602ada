import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../basics/Icon.tsx';
import type { IconNode } from '../basics/Icon.tsx';
import { Surface } from './Surface.tsx';
import styles from './IconCard.module.css';

interface Props {
  readonly icon: IconNode;
  readonly title: ReactNode;
  /** A label beside the title: on, off. */
  readonly mark?: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A card of a settings page: an icon, a heading, a sentence, and what can be done. */
export function IconCard({ icon, title, mark, lead, children }: Props) {
  const id = useId();
  return (
    <Surface as="section" labelledBy={id}>
      <div className={styles['block']}>
        <div className={styles['head']}>
          <span className={styles['glyph']}>
            <Icon of={icon} />
          </span>
          <h2 id={id} className={styles['title']}>
            {title}
          </h2>
          {mark}
        </div>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {children}
      </div>
    </Surface>
  );
}
