import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { useMarkers } from '../../../../kernel/useMarkers.ts';
import { classes } from '../../../../ui/basics/classes.ts';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import type { CalculatorData } from '../../calculator/api.ts';
import { calculatorStore } from '../../calculator/CalculatorStore.ts';
import type { Reckoned } from '../../calculator/CalculatorStore.ts';
import { HowReckoned } from './HowReckoned.tsx';
import { HundredPlayers } from './HundredPlayers.tsx';
import styles from './OfferCalculator.module.css';
import { ReckonedFigures } from './ReckonedFigures.tsx';
import { useReckonedSentences } from './useReckonedSentences.ts';

/** The answer in sentences, then in figures, then how it was reckoned. */
export const CalculatorResult = observer(function CalculatorResult({ data }: { readonly data: CalculatorData }) {
  const { t } = useApp();
  const store = useStore(calculatorStore);
  const { status, reckoned } = store;
  const isOld = status !== 'ready';
  return (
    <div className={styles['result']} aria-busy={status === 'working'}>
      {status === 'noOdds' && <p className={styles['instead']}>{t('calculator:noOdds')}</p>}
      {status === 'failed' && <LoadFailed onRetry={() => store.reckon()} />}
      {status !== 'noOdds' && status !== 'failed' && reckoned === null && (
        <div className={styles['waiting']}>
          <Skeleton height="100%" />
        </div>
      )}
      {status !== 'noOdds' && status !== 'failed' && reckoned !== null && (
        <div className={classes(styles['answer'], isOld && styles['old'])}>
          <Sentences data={data} reckoned={reckoned} isSaid={!isOld} />
          <ReckonedFigures data={data} reckoned={reckoned} />
          <HowReckoned data={data} reckoned={reckoned} />
        </div>
      )}
    </div>
  );
});

interface SentencesProps {
  readonly data: CalculatorData;
  readonly reckoned: Reckoned;
  /** Screen readers hear the new answer, not the old one that waits for it. */
  readonly isSaid: boolean;
}

function Sentences({ data, reckoned, isSaid }: SentencesProps) {
  const markers = useMarkers();
  const { lead, more } = useReckonedSentences(data, reckoned);
  return (
    <div className={styles['sentences']} role={isSaid ? 'status' : undefined}>
      <p className={styles['lead']}>{markers.nodes(lead)}</p>
      <HundredPlayers chance={reckoned.chance} />
      {more.map((sentence) => (
        <p key={sentence} className={styles['sentence']}>
          {markers.nodes(sentence)}
        </p>
      ))}
    </div>
  );
}
