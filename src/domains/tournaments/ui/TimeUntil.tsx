import { useEffect } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { useTimeLeft } from '../../../kernel/figures/useTimeLeft.ts';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import type { Translate } from '../../../lib/i18n.ts';
import { countdown } from '../../../shared/dates/countdown.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { clockIcon } from '../../../ui/basics/icons.ts';
import type { TournamentView } from '../tournamentView.ts';
import styles from './TimeUntil.module.css';

interface Props {
  readonly tournament: Pick<TournamentView, 'status' | 'startsAt' | 'endsAt' | 'isFinal'>;
  /** It has begun or ended. */
  readonly onOver: () => void;
}

/** The time until a tournament begins or ends, by the server's clock; empty until the browser has read it. */
export function TimeUntil({ tournament: { status, startsAt, endsAt, isFinal }, onOver }: Props) {
  const { t } = useApp();
  const figures = useFigures();
  // The server does not know the visitor's time zone.
  const hasZone = useVisitor() !== 'unknown';
  const left = useTimeLeft(status === 'future' ? startsAt : endsAt, asShown);
  const isOver = status !== 'past' && left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (status === 'past') return <span className={styles['time']}>{overText()}</span>;
  return (
    <span className={styles['time']} role="timer">
      {left !== null && (
        <>
          <Icon of={clockIcon} size={14} />
          <span>
            {t(status === 'future' ? 'tournaments:time.starts' : 'tournaments:time.ends', { left: leftText(t, left) })}
          </span>
        </>
      )}
    </span>
  );

  function overText(): string {
    if (!isFinal) return t('tournaments:time.counting');
    return hasZone ? t('tournaments:time.overSince', { day: figures.day(endsAt) }) : t('tournaments:time.over');
  }
}

const minute = 60_000;
/** Seconds are shown in the last hour only. */
const asShown = (left: number): number => (left >= 60 * minute ? Math.floor(left / minute) * minute : left);

/** In two units. */
function leftText(t: Translate, left: number): string {
  const { days, hours, minutes, seconds } = countdown(left, 0);
  const unit = (name: string, value: number) => t(`forms:left.${name}`, { value });
  if (days > 0) return `${unit('days', days)} ${unit('hours', hours)}`;
  if (hours > 0) return `${unit('hours', hours)} ${unit('minutes', minutes)}`;
  return `${unit('minutes', minutes)} ${unit('seconds', seconds)}`;
}
