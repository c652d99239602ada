import type { ReactElement } from 'react';
import { Picture } from '../tiles/Picture.tsx';
import styles from './OptionIcon.module.css';

/** 3-21: the picture of an option beside its name, which says the same; nothing without one. */
export function OptionIcon({ src = '' }: { readonly src?: string | undefined }): ReactElement | null {
  if (src === '') return null;
  return <Picture className={styles['icon']} src={src} width={48} ratio={1} alt="" />;
}

/** The same before a field's own text. */
export function ChosenIcon({ icon = '' }: { readonly icon?: string | undefined }): ReactElement | null {
  if (icon === '') return null;
  return (
    <span className={styles['chosen']}>
      <OptionIcon src={icon} />
    </span>
  );
}
