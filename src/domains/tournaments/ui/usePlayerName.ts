import { useApp } from '../../../kernel/AppContext.tsx';
import type { BoardRow } from '../tournamentView.ts';

/** How a participant is named to others: the nickname, or the number for those without one. */
export function usePlayerName(): (row: Pick<BoardRow, 'name' | 'number'>) => string {
  const { t } = useApp();
  return ({ name, number }) => (name === '' ? t('tournaments:board.player', { number }) : name);
}
