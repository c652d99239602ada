import { useId, type ReactElement, type ReactNode } from 'react';
import { Icon, type IconNode } from '../basics/Icon.tsx';
import { Surface } from './Surface.tsx';
import styles from './TitledSurface.module.css';

export interface TitledSurfaceProps {
  readonly icon: IconNode;
  readonly title: string;
  /** A label beside the title. */
  readonly mark?: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A card of a settings page: an icon, a heading, a sentence, and what can be done. */
export function TitledSurface({ icon, title, mark, lead, children }: TitledSurfaceProps): ReactElement {
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
        {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
        {children}
      </div>
    </Surface>
  );
}
