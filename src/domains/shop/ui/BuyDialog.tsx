import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { shopStore } from '../ShopStore.ts';
import { BoughtView } from './BoughtView.tsx';
import { ConfirmFoot, ConfirmView } from './ConfirmView.tsx';
import { MissingFoot, MissingView } from './MissingView.tsx';

type Props = DialogProps<{ readonly id: string }, null>;

/** 2.10-8: confirm with the whole terms, bought, and insufficient funds, in one dialog. */
export const BuyDialog = observer(function BuyDialog({ props: { id }, close, frame }: Props) {
  const { t, session } = useApp();
  const store = useStore(shopStore);
  useVisitorKnown((uid) => void store.load(uid));
  useEffect(() => {
    store.forgetOutcome();
    return () => store.forgetOutcome();
  }, [store]);
  const leave = () => close(null);
  const product = store.product(id);
  const dialog = { ...frame, labelClose: t('core:close') };
  if (product === null) {
    return (
      <Dialog {...dialog} title={t('shop:heading')}>
        {store.status === 'failed' && <LoadFailed onRetry={() => store.load(session.uid)} />}
        {store.status === 'ready' && <p>{t('shop:errors.unknownProduct')}</p>}
        {store.status !== 'ready' && store.status !== 'failed' && <Skeleton height="320px" />}
      </Dialog>
    );
  }
  if (store.bought !== null) {
    return (
      <Dialog {...dialog} title={t('shop:buy.bought')}>
        <BoughtView purchase={store.bought} onLeave={leave} />
      </Dialog>
    );
  }
  if (store.missing(product) > 0n && product.status === 'open') {
    return (
      <Dialog {...dialog} title={product.title} foot={<MissingFoot onLeave={leave} />}>
        <MissingView product={product} />
      </Dialog>
    );
  }
  return (
    <Dialog {...dialog} title={product.title} foot={<ConfirmFoot product={product} onLeave={leave} />}>
      <ConfirmView product={product} />
    </Dialog>
  );
});
