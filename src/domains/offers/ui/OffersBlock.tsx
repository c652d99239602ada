import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useTitleHref } from '../../../kernel/useTitleHref.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Rail } from '../../../ui/tiles/Rail.tsx';
import { offersPath } from '../paths.ts';
import { OfferCard } from './OfferCard.tsx';
import styles from './OffersBlock.module.css';
import { useOffers } from './useOffers.ts';

/** The current offers on the home page. Its height is the same with and without offers: nothing below it moves. */
export const OffersBlock = observer(function OffersBlock() {
  const { t, href, session } = useApp();
  const store = useOffers();
  const titleHref = useTitleHref(offersPath);
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load(session.uid)} />;
  return (
    <Rail
      title={t('menu:offers.offers')}
      titleHref={titleHref}
      all={{ label: t('offers:all'), href: href(offersPath) }}
      labelPrevious={t('core:previous')}
      labelNext={t('core:next')}
      itemWidth="min(78vw, 20rem)"
    >
      {store.status !== 'ready' &&
        [0, 1, 2].map((index) => (
          <li key={index} className={styles['slot']}>
            <Skeleton height="100%" />
          </li>
        ))}
      {store.status === 'ready' && store.offers.length === 0 && (
        <li className={styles['slot']}>
          <p className={styles['empty']}>{t('offers:empty')}</p>
        </li>
      )}
      {store.offers.map((offer) => (
        <OfferCard key={offer.id} offer={offer} level={3} onOver={({ id }) => void store.drop(id)} />
      ))}
    </Rail>
  );
});
