import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { groupedDigits } from '../../../shared/text/groupedDigits.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { pointsIcon } from '../../../ui/basics/icons.ts';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { buyDialog } from '../dialogs.ts';
import type { ProductView } from '../productView.ts';
import { shopStore } from '../ShopStore.ts';
import styles from './ProductCard.module.css';
import { usePointsText } from './usePointsText.ts';

interface Props {
  readonly product: ProductView;
  readonly level: 2 | 3;
  readonly isPriority: boolean;
}

/** A product on its board: what it is, its price on a tag, and what stands between it and the player. */
export const ProductCard = observer(function ProductCard({ product, level, isPriority }: Props) {
  const { dialogs } = useApp();
  const { id, title, price, status, colour, image } = product;
  const Heading = level === 2 ? 'h2' : 'h3';
  const open = () => void dialogs.open(buyDialog, { id });
  return (
    <li className={styles['card']} data-status={status} style={{ '--tint': colour } as CSSProperties}>
      <div className={styles['niche']}>
        <Picture
          className={styles['picture']}
          src={image}
          width={184}
          ratio={1}
          alt=""
          isPriority={isPriority}
          placeholderColour="transparent"
        />
        <span className={styles['tag']} aria-hidden="true">
          <Icon of={pointsIcon} size={14} />
          {groupedDigits(price)}
        </span>
      </div>
      <div className={styles['board']} />
      <div className={styles['words']}>
        <Heading className={styles['title']}>
          <button type="button" className={styles['open']} onClick={open}>
            {title}
            <span className="visually-hidden">
              , <Price price={price} />
            </span>
          </button>
        </Heading>
        <State product={product} />
      </div>
    </li>
  );
});

const Price = ({ price }: { readonly price: string }) => usePointsText()(price);

/** The one thing that a player should know: it is gone, how many points are missing, how many are left. */
const State = observer(function State({ product }: { readonly product: ProductView }) {
  const { t } = useApp();
  const store = useStore(shopStore);
  const write = usePointsText();
  const { status, stock, bought } = product;
  const missing = store.missing(product);
  if (status !== 'open') return <p className={styles['state']}>{t(`shop:card.${status}`)}</p>;
  if (missing > 0n) return <p className={styles['state']}>{t('shop:card.missing', { points: write(missing) })}</p>;
  if (stock !== null) return <p className={styles['state']}>{t('shop:card.left', { count: stock })}</p>;
  return <p className={styles['state']}>{bought > 0 ? t('shop:card.bought', { count: bought }) : '\u00a0'}</p>;
});
