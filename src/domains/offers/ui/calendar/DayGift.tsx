import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { TimeLeft } from '../../../../kernel/figures/TimeLeft.tsx';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { ProblemNotice } from '../../../../kernel/problems/ProblemNotice.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { bonusesPath } from '../../../bonuses/paths.ts';
import type { CalendarDay } from '../../calendar/api.ts';
import { calendarStore } from '../../calendar/CalendarStore.ts';
import { FactList } from '../FactList.tsx';
import { useCostWords } from '../useCostWords.ts';
import { useFigureWords } from '../useFigureWords.ts';
import styles from './DayGift.module.css';

/** What one day gives, what that costs, when it can be claimed, and what has come of the try. */
export const DayGift = observer(function DayGift({ day }: { readonly day: CalendarDay }) {
  const { t } = useApp();
  const { gift } = day;
  const { value, note } = useFigureWords(gift.figure);
  const costs = useCostWords({ action: 'take', minDeposit: null, gifts: [gift] });
  return (
    <div className={styles['gift']}>
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <span>{`${t('offerPages:calendar.day', { day: day.day })}: ${value}`}</span>{' '}
          <span className={styles['unit']}>{note}</span>
        </h3>
        <ul className={styles['costs']}>
          {costs.map((cost) => (
            <li key={cost}>{cost}</li>
          ))}
        </ul>
      </div>
      <Way day={day} />
      {gift.facts.length > 0 && (
        // By day: the terms of another day are closed again.
        <details key={day.day} className={styles['terms']}>
          <summary>{t('offerPages:calendar.terms')}</summary>
          <FactList facts={gift.facts} lead={null} />
        </details>
      )}
    </div>
  );
});

const Way = observer(function Way({ day: { day, status, opensAt, closesAt } }: { readonly day: CalendarDay }) {
  const { t, href } = useApp();
  const figures = useFigures();
  const store = useStore(calendarStore);
  const isDone = store.claimed === day;
  return (
    <div className={styles['way']}>
      {store.refusal !== null && (
        <Notice tone="error" role="alert">
          {t(`offerPages:calendar.errors.${store.refusal}`)}
        </Notice>
      )}
      <ProblemNotice problem={store.problem} />
      {status === 'claimed' && (
        <Notice
          tone="success"
          role={isDone ? 'status' : undefined}
          action={
            <Button size="sm" href={href(bonusesPath)}>
              {t('offerPages:calendar.toBonuses')}
            </Button>
          }
        >
          {t(isDone ? 'offerPages:calendar.justClaimed' : 'offerPages:calendar.claimed')}
        </Notice>
      )}
      {status === 'open' && (
        <Button variant="primary" size="lg" isPending={store.isClaiming} onClick={() => store.claim(day)}>
          {t('offerPages:calendar.claim')}
        </Button>
      )}
      {status === 'open' && (
        <p className={styles['time']}>
          {t('offerPages:calendar.until', { time: figures.time(closesAt) })}{' '}
          <b>
            <TimeLeft until={closesAt} />
          </b>
        </p>
      )}
      {status === 'coming' && (
        <p className={styles['time']}>
          {t('offerPages:calendar.opens', { time: figures.time(opensAt) })}{' '}
          <b>
            <TimeLeft until={opensAt} />
          </b>
        </p>
      )}
      {status === 'missed' && (
        <p className={styles['time']}>{t('offerPages:calendar.missed', { time: figures.time(closesAt) })}</p>
      )}
    </div>
  );
});
