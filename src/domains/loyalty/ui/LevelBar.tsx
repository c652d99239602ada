import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { standingStore } from '../face/StandingStore.ts';
import { groupedDigits } from '../../../shared/text/groupedDigits.ts';
import styles from './LevelBar.module.css';

/** 3-64: the way to the next level as a bar, in words and figures. */
export const LevelBar = observer(function LevelBar() {
  const { t } = useApp();
  const { standing, next, missing, percent } = useStore(standingStore);
  if (standing === null) return null;
  const isLast = next === null || missing === null;
  const text = isLast
    ? t('loyalty:standing.last', { earned: groupedDigits(standing.earned) })
    : t('loyalty:standing.missing', {
        count: missing > 1_000_000n ? 1_000_000 : Number(missing),
        shown: groupedDigits(missing),
        name: next.name,
      });
  return (
    <>
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label={t('loyalty:standing.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <span className={styles['done']} style={{ '--done': percent / 100 } as CSSProperties} />
      </div>
      <p className={styles['note']}>{text}</p>
      {!isLast && (
        <p className={styles['figures']}>
          <bdi>{`${groupedDigits(standing.earned)} / ${groupedDigits(next.from)}`}</bdi>
        </p>
      )}
    </>
  );
});
