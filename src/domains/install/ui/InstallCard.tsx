import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useCardTurn } from '../../../kernel/cards/useCardTurn.ts';
import { openInstall } from '../../../kernel/installing/openInstall.ts';
import { useCanInstall } from '../../../kernel/installing/useCanInstall.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { downloadIcon } from '../../../ui/basics/icons.ts';
import { installStore } from '../InstallStore.ts';
import styles from './InstallCard.module.css';

/** Pages with a task of their own: nothing is offered over a game, a payment or the page that it leads to. */
const busyPaths = /^\/(game|cashier|confirmation)(\/|$)/;
/** After the hints of the account. */
const order = 20;

/** A small card above the bottom bar: it covers the page and shifts nothing. */
export const InstallCard = observer(function InstallCard() {
  const app = useApp();
  const { t, place, play, dialogs } = app;
  const store = useStore(installStore);
  const isPossible = useCanInstall();
  const isFree = !play.isPlaying && !play.isMoneyMoving && !dialogs.isAnyOpen && !busyPaths.test(place.path);
  const isShown = useCardTurn('install', store.isOffered && isPossible && isFree, order);
  const install = async () => {
    if (await openInstall(app)) store.close();
    else store.refuse();
  };
  return (
    <div aria-live="polite">
      {isShown && (
        <aside className={styles['card']} aria-label={t('install:title')}>
          <span className={styles['chip']}>
            <Icon of={downloadIcon} size={22} />
          </span>
          <div>
            <b>{t('install:title')}</b>
            <p className={styles['text']}>{t('install:text')}</p>
          </div>
          <div className={styles['answers']}>
            <Button size="sm" variant="primary" onClick={install}>
              {t('install:yes')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => store.refuse()}>
              {t('install:no')}
            </Button>
          </div>
        </aside>
      )}
    </div>
  );
});
