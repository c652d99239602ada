import { memo } from 'react';
import type { TournamentRule } from '../../../contract/tournaments/tournaments.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { pointsText } from '../pointsText.ts';
import type { BoardRow } from '../tournamentView.ts';
import styles from './BoardLine.module.css';
import { usePlayerName } from './usePlayerName.ts';

interface Props {
  readonly as: 'li' | 'div';
  readonly row: BoardRow;
  readonly rule: TournamentRule;
  /** Null for a place without a prize. */
  readonly prize: string | null;
  readonly isOwn: boolean;
}

/** One participant's place, name, points and prize. */
export const BoardLine = memo(function BoardLine({ as: Tag, row, rule, prize, isOwn }: Props) {
  const { t } = useApp();
  const nameOf = usePlayerName();
  return (
    <Tag className={classes(styles['line'], isOwn && styles['own'])}>
      <span className={styles['place']}>{row.place}</span>
      <span className={styles['name']}>
        <bdi>{isOwn ? t('tournaments:board.you') : nameOf(row)}</bdi>
        {row.isSandbox && <small className={styles['sandbox']}>{t('tournaments:board.sandbox')}</small>}
      </span>
      <bdi className={styles['points']} dir="ltr">
        {pointsText(rule, row.points)}
      </bdi>
      <span className={styles['prize']}>{prize}</span>
    </Tag>
  );
});
