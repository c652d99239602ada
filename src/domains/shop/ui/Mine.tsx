import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { RewardLine } from '../../loyalty/face/rewards/RewardLine.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { shopIcon, ticketIcon } from '../../../ui/basics/icons.ts';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { tournamentsPath } from '../../tournaments/paths.ts';
import { mineStore } from '../MineStore.ts';
import { shelfPath } from '../paths.ts';
import { placeOfUse } from '../placeOfUse.ts';
import type { PurchaseView } from '../productView.ts';
import { Frames } from './Frames.tsx';
import styles from './Mine.module.css';
import { usePointsText } from './usePointsText.ts';

/** What the player has bought, and how it is used. */
export const Mine = observer(function Mine() {
  const { t, href, session } = useApp();
  const store = useStore(mineStore);
  useForPlayer(() => void store.load());
  useStaleness(store);
  if (session.status !== 'unknown' && session.uid === 0)
    return <EmptyState icon={shopIcon} title={t('shop:mine.emptyTitle')} text={t('shop:guest')} />;
  return (
    <div className={styles['mine']}>
      {store.tickets > 0 && (
        <Notice
          icon={ticketIcon}
          action={
            <Button size="sm" href={href(tournamentsPath)}>
              {t('shop:mine.toTournaments')}
            </Button>
          }
        >
          {t('shop:mine.tickets', { count: store.tickets })}
        </Notice>
      )}
      <Frames />
      <ListFaces
        list={store.purchases}
        empty={
          <EmptyState
            icon={shopIcon}
            title={t('shop:mine.emptyTitle')}
            text={t('shop:mine.emptyText')}
            action={<Button href={href(shelfPath(''))}>{t('shop:empty.all')}</Button>}
          />
        }
      >
        <ul className={styles['list']}>
          {store.purchases.items.map((purchase) => (
            <Row key={purchase.id} purchase={purchase} />
          ))}
        </ul>
      </ListFaces>
    </div>
  );
});

/** Another page of the player may have bought something: what is shown is fetched again with the points. */
function useStaleness(store: { load(): Promise<void> }): void {
  const { news } = useApp();
  useEffect(
    () =>
      news.subscribe((event) => {
        if (event.type === 'loyalty.changed') void store.load();
      }),
    [news, store],
  );
}

const Row = observer(function Row({ purchase }: { readonly purchase: PurchaseView }) {
  const { t, href } = useApp();
  const figures = useFigures();
  const write = usePointsText();
  const [reward] = purchase.rewards;
  return (
    <li className={styles['row']}>
      <Picture src={purchase.image} width={48} ratio={1} alt="" placeholderColour={purchase.colour} />
      <div className={styles['words']}>
        <b>{purchase.title}</b>
        <span className={styles['note']}>
          {t('shop:mine.bought', { at: figures.time(purchase.boughtAt) })} · {write(purchase.price)}
        </span>
        {reward && <RewardLine reward={reward} />}
      </div>
      {reward && reward.kind !== 'frame' && (
        <Button size="sm" href={href(placeOfUse(reward))}>
          {t(`shop:use.${reward.kind}`)}
        </Button>
      )}
    </li>
  );
});
