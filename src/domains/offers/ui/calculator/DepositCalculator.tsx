import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { chosenOffer } from '../../face/ChosenOffer.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { calculatorDialog } from '../../dialogs.ts';

/** Under the chosen offer of the deposit form: what it comes to for this deposit. */
export const DepositCalculator = observer(function DepositCalculator() {
  const { t, dialogs } = useApp();
  const { offer } = useStore(chosenOffer);
  if (offer === null) return null;
  const { id, title, deposit } = offer;
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={() => void dialogs.open(calculatorDialog, { offerId: id, title, deposit })}
    >
      {t('offers:chances')}
    </Button>
  );
});
