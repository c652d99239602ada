import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { starIcon } from '../../../ui/basics/icons.ts';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { hallPath } from '../../games/face/hallFilter.ts';
import type { OfferView } from '../offerView.ts';
import { OfferCard } from './OfferCard.tsx';
import styles from './OfferGrid.module.css';
import { useOffers } from './useOffers.ts';

/** The offers in their four states. */
export const OfferGrid = observer(function OfferGrid({ onOpen }: { readonly onOpen?: (offer: OfferView) => void }) {
  const { t, href, session } = useApp();
  const store = useOffers();
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load(session.uid)} />;
  if (store.status !== 'ready') {
    return (
      <LoadingBlock>
        <div className={styles['grid']}>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} height="336px" />
          ))}
        </div>
      </LoadingBlock>
    );
  }
  if (store.offers.length === 0) {
    return (
      <EmptyState
        icon={starIcon}
        title={t('offerPages:list.emptyTitle')}
        text={t('offerPages:list.emptyText')}
        action={<Button href={href(hallPath())}>{t('offerPages:list.toGames')}</Button>}
      />
    );
  }
  return (
    <ul className={styles['grid']}>
      {store.offers.map((offer, index) => (
        <OfferCard
          key={offer.id}
          offer={offer}
          level={2}
          isPriority={index === 0}
          onOpen={onOpen}
          onOver={({ id }) => void store.drop(id)}
        />
      ))}
    </ul>
  );
});
