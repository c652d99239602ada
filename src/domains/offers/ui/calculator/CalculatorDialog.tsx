import { observer } from 'mobx-react-lite';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { useMarkers } from '../../../../kernel/useMarkers.ts';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { OfferCalculator } from './OfferCalculator.tsx';

export interface CalculatorDialogProps {
  readonly offerId: string;
  readonly title: string;
  /** Minor units; null for none yet. */
  readonly deposit: bigint | null;
}

/** The calculator over the deposit form. */
export const CalculatorDialog = observer(function CalculatorDialog({
  props: { offerId, title, deposit },
  frame,
}: DialogProps<CalculatorDialogProps, null>) {
  const { t } = useApp();
  const markers = useMarkers();
  return (
    <Dialog {...frame} title={t('calculator:dialog', { title: markers.plain(title) })} labelClose={t('core:close')}>
      <OfferCalculator offerId={offerId} deposit={deposit} isPlain />
    </Dialog>
  );
});
