import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { standingStore } from '../face/StandingStore.ts';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { groupedDigits } from '../../../shared/text/groupedDigits.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Portrait } from './Portrait.tsx';
import styles from './StandingCard.module.css';
import { LevelBar } from './LevelBar.tsx';

/** Where the player stands: portrait, level, points to spend, and the way to the next level in words and figures. */
export const StandingCard = observer(function StandingCard() {
  const { t, session } = useApp();
  const store = useStore(standingStore);
  useForPlayer((uid) => void store.load(uid));
  const { standing, present } = store;
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load(session.uid)} />;
  if (standing === null || present === null) {
    return (
      <LoadingBlock>
        <Skeleton height="132px" />
      </LoadingBlock>
    );
  }
  return (
    <section className={styles['card']} aria-label={t('loyalty:standing.label')}>
      <Portrait size={96} mood="idle" frame={standing.frame} frameImage={standing.frameImage} />
      <div className={styles['body']}>
        <p className={styles['level']}>{t('loyalty:standing.level', { level: standing.level, name: present.name })}</p>
        <p className={styles['points']}>
          <b className={styles['figure']}>{groupedDigits(standing.points)}</b>{' '}
          <span className={styles['alias']}>{t('loyalty:standing.toSpend', { alias: standing.pointsAlias })}</span>
        </p>
        <LevelBar />
      </div>
    </section>
  );
});
