import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { shopPath } from '../paths.ts';
import { shopStore } from '../ShopStore.ts';
import { ProductCard } from './ProductCard.tsx';
import shelf from './Shelf.module.css';
import styles from './ShopPage.module.css';

const shown = 4;

/** The first board of the shop, on the loyalty page. */
export const ShopStrip = observer(function ShopStrip() {
  const { t, href, session } = useApp();
  const store = useStore(shopStore);
  useVisitorKnown((uid) => void store.load(uid));
  return (
    <section className={styles['page']} aria-labelledby="shop-strip">
      <header className={styles['head']}>
        <h2 id="shop-strip">{t('shop:strip.heading')}</h2>
        <Button href={href(shopPath)}>{t('shop:strip.all')}</Button>
      </header>
      {store.status === 'failed' && <LoadFailed onRetry={() => store.load(session.uid)} />}
      {store.status !== 'ready' && store.status !== 'failed' && <Skeleton height="300px" />}
      <ul className={shelf['shelf']} data-goods={shown}>
        {store.products.slice(0, shown).map((product) => (
          <ProductCard key={product.id} product={product} level={3} isPriority={false} />
        ))}
      </ul>
    </section>
  );
});
