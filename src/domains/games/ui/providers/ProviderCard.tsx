import type { ReactNode } from 'react';
import { Picture } from '../../../../ui/tiles/Picture.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { hallPath } from '../../face/hallFilter.ts';
import type { Provider } from '../../providers/ProvidersStore.ts';
import styles from './ProvidersPage.module.css';

interface Props {
  readonly provider: Provider;
  readonly children?: ReactNode;
}

/** A studio: its mark, its name and the number of its games; `children` say more of it. */
export function ProviderCard({ provider: { sysname, name, image, count }, children }: Props) {
  const { t, href } = useApp();
  return (
    <li className={styles['card']}>
      <Picture className={styles['mark']} src={image} width={120} ratio={282 / 72} alt="" />
      <a className={styles['link']} href={href(hallPath({ providers: [sysname] }))}>
        {name}
      </a>
      <span className={styles['games']}>{t('games:hall.count', { count })}</span>
      {children}
    </li>
  );
}
