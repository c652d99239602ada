import { useApp } from '../../../../kernel/AppContext.tsx';
import type { Round } from '../../parseCashier.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { roundStatusKeys } from '../../ui/words.ts';
import { detailDialog } from '../detailDialog.ts';

/** Opens the detail of a round: its facts, its rows of the ledger, its case file. */
export function useOpenRound(): (round: Round) => Promise<null> {
  const { t, dialogs } = useApp();
  const format = useCashierFormat();
  return (round) =>
    dialogs.open(detailDialog, {
      title: round.game.title,
      facts: [
        { label: t('cashier:history.state'), value: t(roundStatusKeys[round.status]) },
        { label: t('cashier:history.stake'), value: format.money(round.stake), isCode: true },
        { label: t('cashier:history.payout'), value: format.money(round.payout), isCode: true },
        { label: t('cashier:history.when'), value: format.time(round.startedAt) },
        { label: t('history:detail.reference'), value: round.id, isCode: true },
      ],
      again: '',
      about: { file: 'round', id: round.id },
    });
}
