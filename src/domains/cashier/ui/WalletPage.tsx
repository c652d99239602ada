import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { PageBlocks } from '../../../kernel/slots/PageBlocks.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { CashierFrame } from './frame/CashierFrame.tsx';

/** 2.3-2: what the player owns, the vault, and the account's currency; each is a block of its domain. */
export const WalletPage = observer(function WalletPage() {
  const { t } = useApp();
  const visitor = useVisitor();
  const skeleton = (
    <LoadingBlock>
      <Skeleton height="420px" />
      <Skeleton height="280px" />
    </LoadingBlock>
  );
  return (
    <CashierFrame section="wallet" heading={t('cashier:wallet.heading')}>
      {/* The blocks are the player's: the server renders the frame alone. */}
      {visitor === 'player' ? <PageBlocks page="wallet" skeleton={skeleton} /> : skeleton}
    </CashierFrame>
  );
});
