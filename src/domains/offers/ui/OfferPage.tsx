import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { starIcon } from '../../../ui/basics/icons.ts';
import { DetailPage } from '../../../kernel/detail/DetailPage.tsx';
import { offerStore } from '../OfferStore.ts';
import { offersPath } from '../paths.ts';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';
import { OfferDetail } from './OfferDetail.tsx';
import styles from './OfferPage.module.css';
import { TakeOffer } from './TakeOffer.tsx';

/** 2.2-3: everything about one offer. */
export const OfferPage: RouteModule['Page'] = observer(function OfferPage({ match }) {
  const id = match.params['id'] ?? '';
  const app = useApp();
  const { t, href, session, news } = app;
  const store = useStore(offerStore);
  const load = () =>
    app
      .store(offerStore)
      .load(id, session.uid)
      .catch(() => undefined);
  useVisitorKnown(() => void load());
  useEffect(
    () =>
      news.subscribe((event) => {
        if (event.type === 'campaign.offer.deactivated' && event.data.offer_id === id) store.end(id);
      }),
    [id, news, store],
  );
  const { offer, status } = store;
  return (
    <DetailPage
      className={styles['page']}
      status={status}
      value={offer}
      onRetry={load}
      // It has ended, or is another player's.
      gone={{
        icon: starIcon,
        title: t('offerPages:page.goneTitle'),
        text: t('offerPages:page.goneText'),
        href: href(offersPath),
        label: t('offerPages:page.toOffers'),
      }}
    >
      {(shown) => (
        <>
          <OfferDetail offer={shown} level={1} />
          <aside className={styles['aside']}>
            <TakeOffer offer={shown} />
          </aside>
        </>
      )}
    </DetailPage>
  );
});
