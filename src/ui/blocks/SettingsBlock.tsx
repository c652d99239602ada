import { useId, type ReactElement, type ReactNode } from 'react';
import { Icon, type IconNode } from '../basics/Icon.tsx';
import styles from './SettingsBlock.module.css';
import { Surface } from './Surface.tsx';

export interface SettingsBlockProps {
  readonly icon: IconNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A card of a settings page: an icon, a heading, a sentence, and what can be done. */
export function SettingsBlock({ icon, title, lead, children }: SettingsBlockProps): ReactElement {
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
        </div>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {children}
      </div>
    </Surface>
  );
}
