import { observer } from 'mobx-react-lite';
import { Amount } from '../../../ui/basics/Amount.tsx';
import type { AmountProps } from '../../../ui/basics/Amount.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { hiddenBalances } from './HiddenBalances.ts';

/** As long for every figure, so that its length tells nothing. */
export const HIDDEN_FIGURE = '••••';

/** A figure of the player's own money, which the player may have hidden. */
export const PrivateAmount = observer(function PrivateAmount(props: AmountProps) {
  const { t } = useApp();
  if (!useStore(hiddenBalances).isHidden) return <Amount {...props} />;
  return (
    <>
      <span aria-hidden="true">{HIDDEN_FIGURE}</span>
      <span className="visually-hidden">{t('core:hiddenFigure')}</span>
    </>
  );
});
