import { Icon } from '../../ui/basics/Icon.tsx';
import { alertIcon, lockIcon, refreshIcon, searchIcon } from '../../ui/basics/icons.ts';
import styles from './SystemPicture.module.css';

const icons = {
  notFound: searchIcon,
  forbidden: lockIcon,
  maintenance: refreshIcon,
  userBlock: alertIcon,
  fileOver: alertIcon,
} as const;

export type SystemPictureName = keyof typeof icons;

/** Inline SVG: these pages must render when every other server is down. */
export function SystemPicture({ name }: { readonly name: SystemPictureName }) {
  return (
    <span className={styles['chip']}>
      <span className={styles['face']}>
        <Icon of={icons[name]} size={44} />
      </span>
    </span>
  );
}
