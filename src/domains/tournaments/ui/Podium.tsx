import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import type { TournamentRule } from '../../../contract/tournaments/tournaments.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { useMovingRows } from '../../../ui/widgets/useMovingRows.ts';
import { pointsText } from '../pointsText.ts';
import { prizeAt } from '../tournamentView.ts';
import type { BoardRow, Prize } from '../tournamentView.ts';
import styles from './Podium.module.css';
import { usePlayerName } from './usePlayerName.ts';

interface Props {
  readonly rows: readonly BoardRow[];
  readonly prizes: readonly Prize[];
  readonly rule: TournamentRule;
  /** The viewer's number; 0 for none. */
  readonly own: number;
}

const steps = [1, 2, 3];
/** Whoever comes to a step rises onto it. */
const arrival = {
  start: () => ({ opacity: 0, transform: 'translateY(8px)' }),
  part: (step: Element) => step.firstElementChild,
};

/** The first three places. A place that nobody has yet is a step to take. */
export const Podium = observer(function Podium({ rows, prizes, rule, own }: Props) {
  const { t } = useApp();
  const nameOf = usePlayerName();
  const taken = steps.map((place) => rows.find((one) => one.place === place));
  const list = useMovingRows(
    taken.map((row) => row?.number ?? 0),
    arrival,
  );
  return (
    <ol ref={list} className={styles['podium']}>
      {steps.map((place, index) => {
        const row = taken[index];
        const isOwn = row?.number === own;
        const name = row && nameOf(row);
        return (
          <li key={place} className={classes(styles['step'], styles[`place${place}`], isOwn && styles['own'])}>
            <span className={styles['who']}>
              <span
                className={classes(styles['head'], !row && styles['free'])}
                style={{ '--hue': row ? (row.number * 47) % 360 : 0 } as CSSProperties}
                aria-hidden="true"
              >
                {row ? firstLetter(row, name ?? '') : ''}
              </span>
              <bdi className={styles['name']}>
                {isOwn ? t('tournaments:board.you') : (name ?? t('tournaments:board.free'))}
              </bdi>
              {row?.isSandbox && <small className={styles['sandbox']}>{t('tournaments:board.sandbox')}</small>}
              <bdi className={styles['points']} dir="ltr">
                {row ? pointsText(rule, row.points) : ' '}
              </bdi>
            </span>
            <span className={styles['block']}>
              <b className={styles['number']}>{place}</b>
              <span className={styles['prize']}>{prizeAt(prizes, place)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
});

/** A player without a nickname shows the number. */
const firstLetter = (row: BoardRow, name: string): string =>
  row.name === '' ? String(row.number % 100) : ([...name][0] ?? '').toUpperCase();
