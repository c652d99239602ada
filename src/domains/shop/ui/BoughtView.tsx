import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { RewardLine } from '../../loyalty/face/rewards/RewardLine.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import type { PurchaseView } from '../productView.ts';
import { placeOfUse } from '../placeOfUse.ts';
import { shopStore } from '../ShopStore.ts';
import styles from './BuyDialog.module.css';
import { ProductHero } from './ProductHero.tsx';
import { usePointsText } from './usePointsText.ts';

interface Props {
  readonly purchase: PurchaseView;
  readonly onLeave: () => void;
}

/** It is the player's: what it is, and where it is used. */
export const BoughtView = observer(function BoughtView({ purchase, onLeave }: Props) {
  const { t, href } = useApp();
  const { points } = useStore(shopStore);
  const write = usePointsText();
  const [reward] = purchase.rewards;
  return (
    <div className={styles['body']}>
      <ProductHero product={purchase}>
        {purchase.rewards.map((one, index) => (
          <b key={index}>
            <RewardLine reward={one} size={32} />
          </b>
        ))}
      </ProductHero>
      <Notice tone="success" role="status">
        {t('shop:buy.boughtText', { title: purchase.title, points: write(points ?? '0') })}
      </Notice>
      <span className={styles['foot']}>
        {reward && (
          <Button variant="primary" size="lg" isBlock href={href(placeOfUse(reward))} onClick={onLeave}>
            {t(`shop:use.${reward.kind}`)}
          </Button>
        )}
        <Button size="lg" isBlock onClick={onLeave}>
          {t('shop:buy.keepLooking')}
        </Button>
      </span>
    </div>
  );
});
