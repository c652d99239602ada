import { observer } from 'mobx-react-lite';
import type { ShopTab } from '../category.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { shopIcon } from '../../../ui/basics/icons.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { shelfPath } from '../paths.ts';
import { shopStore } from '../ShopStore.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './Shelf.module.css';

/** The goods, on boards. */
export const Shelf = observer(function Shelf({ category }: { readonly category: Exclude<ShopTab, 'mine'> }) {
  const { t, href, session } = useApp();
  const store = useStore(shopStore);
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.load(session.uid)} />;
  if (store.status !== 'ready') {
    return (
      <LoadingBlock>
        <div className={styles['shelf']}>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} height="300px" />
          ))}
        </div>
      </LoadingBlock>
    );
  }
  const shown = store.products.filter((one) => category === '' || one.category === category);
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={shopIcon}
        title={t('shop:empty.title')}
        text={t('shop:empty.text')}
        action={<Button href={href(shelfPath(''))}>{t('shop:empty.all')}</Button>}
      />
    );
  }
  return (
    <ul className={styles['shelf']}>
      {shown.map((product, index) => (
        <ProductCard key={product.id} product={product} level={2} isPriority={index < 2} />
      ))}
    </ul>
  );
});
