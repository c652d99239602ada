import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { BlockSlot } from '../../../kernel/slots/BlockSlot.tsx';
import { fundingState } from '../../bonuses/face/FundingState.ts';
import { alertIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useCashierFormat } from './frame/useCashierFormat.ts';

/** What a withdrawal costs besides its fee, told before anything is sent. */
export function CostNotices() {
  return (
    <>
      <BurnNotice />
      <BlockSlot page="withdraw" />
    </>
  );
}

/** 2.10-17: while a casino bonus is active. */
const BurnNotice = observer(function BurnNotice() {
  const { t } = useApp();
  const format = useCashierFormat();
  const { casino } = useStore(fundingState);
  if (casino === null) return null;
  return (
    <Notice icon={alertIcon}>
      {t('cashier:burn.warning', { amount: format.inText(format.money(casino.balance)) })}
    </Notice>
  );
});
