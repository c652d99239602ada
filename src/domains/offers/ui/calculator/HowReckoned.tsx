import { useApp } from '../../../../kernel/AppContext.tsx';
import type { CalculatorData } from '../../calculator/api.ts';
import type { Reckoned } from '../../calculator/CalculatorStore.ts';
import styles from './OfferCalculator.module.css';
import { useReckonedFormat } from './useReckonedFormat.ts';

interface Props {
  readonly data: CalculatorData;
  readonly reckoned: Reckoned;
}

/** Where the figures come from, one press away. */
export function HowReckoned({ data: { offer, habits, isIsolated }, reckoned }: Props) {
  const { t } = useApp();
  const format = useReckonedFormat(offer.currency);
  const { game, odds, rounds, seconds } = reckoned;
  return (
    <details className={styles['how']}>
      <summary>{t('calculator:how.title')}</summary>
      <ul>
        <li>{t(`calculator:how.${odds.source}`, { game: game.title, count: odds.outcomes.length })}</li>
        <li>{t('calculator:how.played', { played: playedText(odds.played, t) })}</li>
        <li>{t('calculator:how.method')}</li>
        <li>{t(isIsolated ? 'calculator:how.isolated' : 'calculator:how.mixed')}</li>
        <li>{t('calculator:how.average')}</li>
        {seconds !== null && seconds > 0 && (
          <li>
            {t(habits.secondsPerRound === null ? 'calculator:how.pace' : 'calculator:how.ownPace', {
              seconds: format.count(Math.round((seconds / (rounds ?? 1)) * 10) / 10),
            })}
          </li>
        )}
        <li>{t('calculator:how.checked')}</li>
      </ul>
    </details>
  );
}

type Translate = ReturnType<typeof useApp>['t'];

/** The studio's words for a way of playing; one that has none here stays as it is. */
const playedText = (played: string, t: Translate): string =>
  t(`calculator:played.${played.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`, { defaultValue: played });
