import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { gamesIcon, pointsIcon, questIcon } from '../../../ui/basics/icons.ts';
import { hallPath } from '../../games/face/hallFilter.ts';
import { questsPath } from '../../quests/paths.ts';
import type { ProductView } from '../productView.ts';
import { shopStore } from '../ShopStore.ts';
import styles from './BuyDialog.module.css';
import { ProductHero } from './ProductHero.tsx';
import { usePointsText } from './usePointsText.ts';

const ways = [
  ['earnPlay', gamesIcon],
  ['earnQuests', questIcon],
  ['earnLevels', pointsIcon],
] as const;

/** How many points are missing, and how they come. */
export const MissingView = observer(function MissingView({ product }: { readonly product: ProductView }) {
  const { t } = useApp();
  const store = useStore(shopStore);
  const write = usePointsText();
  const have = store.points ?? '0';
  const percent = Number((BigInt(have) * 100n) / BigInt(product.price));
  return (
    <div className={styles['body']}>
      <ProductHero product={product}>
        <p className={styles['missing']}>{t('shop:buy.missing', { points: write(store.missing(product)) })}</p>
        <span className={styles['bar']} aria-hidden="true">
          <span className={styles['fill']} style={{ inlineSize: `${percent}%` }} />
        </span>
      </ProductHero>
      <p className={styles['text']}>{t('shop:buy.missingText', { price: write(product.price), have: write(have) })}</p>
      <ul className={styles['ways']}>
        {ways.map(([name, icon]) => (
          <li key={name}>
            <Icon of={icon} />
            {t(`shop:buy.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  );
});

export function MissingFoot({ onLeave }: { readonly onLeave: () => void }) {
  const { t, href } = useApp();
  return (
    <span className={styles['foot']}>
      <Button variant="primary" size="lg" isBlock href={href(questsPath)} onClick={onLeave}>
        {t('shop:buy.toQuests')}
      </Button>
      <Button size="lg" isBlock href={href(hallPath())} onClick={onLeave}>
        {t('shop:buy.toGames')}
      </Button>
    </span>
  );
}
