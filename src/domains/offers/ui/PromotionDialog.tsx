import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useMarkers } from '../../../kernel/useMarkers.ts';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { offerStore } from '../OfferStore.ts';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';
import { OfferDetail } from './OfferDetail.tsx';
import { TakeOffer } from './TakeOffer.tsx';

type Props = DialogProps<{ readonly id: string; readonly title: string }, null>;

/** 2.10-13: the detail of a promotion, over the list. */
export const PromotionDialog = observer(function PromotionDialog({ props: { id, title }, close, frame }: Props) {
  const app = useApp();
  const { t, session } = app;
  const store = useStore(offerStore);
  const markers = useMarkers();
  const load = () =>
    app
      .store(offerStore)
      .load(id, session.uid)
      .catch(() => undefined);
  useVisitorKnown(() => void load());
  const offer = store.offer?.id === id ? store.offer : null;
  const isGone = store.status === 'missing';
  return (
    <Dialog
      {...frame}
      title={markers.plain(title)}
      labelClose={t('core:close')}
      foot={offer && <TakeOffer offer={offer} isPlain onLeave={() => close(null)} />}
    >
      {isGone && <p>{t('offerPages:page.goneText')}</p>}
      {store.status === 'failed' && <LoadFailed onRetry={load} />}
      {offer && <OfferDetail offer={offer} level={null} />}
      {!offer && !isGone && store.status !== 'failed' && (
        <LoadingBlock>
          <Skeleton height="480px" />
        </LoadingBlock>
      )}
    </Dialog>
  );
});
