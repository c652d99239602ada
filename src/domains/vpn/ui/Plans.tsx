import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { ForVisitor } from '../../../kernel/visitor/ForVisitor.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { shopStore } from '../ShopStore.ts';
import { subscriptionStore } from '../SubscriptionStore.ts';
import { PlanCard } from './PlanCard.tsx';
import styles from './VpnPage.module.css';

/** 7-102: the plans. Renewal is chosen before, and off unless the player switches it on. */
export const Plans = observer(function Plans() {
  const { t, session } = useApp();
  const shop = useStore(shopStore);
  const { current } = useStore(subscriptionStore);
  const [isChosen, setIsChosen] = useState(false);
  const id = useId();
  const isRenewed = current?.isRenewed ?? isChosen;
  const { plans, status } = shop;
  if (status === 'failed') return <LoadFailed onRetry={() => shop.reload(session.uid)} />;
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {t(current === null ? 'vpn:plans' : 'vpn:extend')}
      </h2>
      {plans === null ? (
        <LoadingBlock>
          <div className={styles['plans']}>
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} height="300px" />
            ))}
          </div>
        </LoadingBlock>
      ) : (
        <ul className={styles['plans']}>
          {plans.map((plan, index) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              isRenewed={isRenewed}
              isBest={plans.length > 1 && index === plans.length - 1}
            />
          ))}
        </ul>
      )}
      {current === null && (
        <ForVisitor
          guest={null}
          player={
            <div className={styles['renewal']}>
              <Switch
                name="vpn-renewal"
                label={t('vpn:renewal.choose')}
                hint={t('vpn:renewal.hint')}
                isOn={isChosen}
                onChange={setIsChosen}
              />
            </div>
          }
        />
      )}
    </section>
  );
});
