import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { wheelSpinIcon } from '../../../ui/basics/icons.ts';
import { wheelPath } from '../paths.ts';
import { spinCountStore } from '../SpinCountStore.ts';
import styles from './HeaderWheel.module.css';

/** In the header of wide screens: spins that wait for the player. */
export const HeaderWheel = observer(function HeaderWheel() {
  const { t, href } = useApp();
  const store = useStore(spinCountStore);
  useForPlayer(() => store.follow());
  const { count } = store;
  if (count === 0) return null;
  return (
    <a className={styles['pill']} href={href(wheelPath)} aria-label={t('wheel:header', { count })}>
      <Icon of={wheelSpinIcon} size={20} />
      <span className={styles['count']}>{count}</span>
    </a>
  );
});
