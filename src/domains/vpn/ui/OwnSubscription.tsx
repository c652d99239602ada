import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { ProgressRing } from '../../../ui/blocks/ProgressRing.tsx';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { shopStore } from '../ShopStore.ts';
import { subscriptionStore } from '../SubscriptionStore.ts';
import { daysLeft } from '../view.ts';
import type { Subscription } from '../view.ts';
import { Configuration } from './Configuration.tsx';
import styles from './OwnSubscription.module.css';

/** 7-103: what runs now; nothing for guests and for players without one. */
export const OwnSubscription = observer(function OwnSubscription() {
  const { current } = useStore(subscriptionStore);
  return current?.status === 'active' ? <Running subscription={current} /> : null;
});

/** The word beside a number of days, in its grammatical form. */
function dayWord(days: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return format.formatToParts(days).find(({ type }) => type === 'unit')?.value ?? '';
}

/** How often the days left are counted again, in ms. */
const minuteMs = 60_000;

const Running = observer(function Running({ subscription }: { readonly subscription: Subscription }) {
  const { t, clock, locale } = useApp();
  const figures = useFigures();
  const { plans } = useStore(shopStore);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(minuteMs, () => setNow(clock.now())), [clock]);
  const id = useId();
  const { days, percent } = daysLeft(subscription, now);
  const plan = plans?.find((one) => one.id === subscription.plan);
  const { endsAt } = subscription;
  return (
    <Surface as="section" tone="lit" padding="lg" labelledBy={id}>
      <div className={styles['own']}>
        <div className={styles['state']}>
          <ProgressRing percent={percent} size={148} label={t('vpn:own.left', { count: days })}>
            <b className={styles['days']}>{days}</b>
            <span className={styles['unit']}>{dayWord(days, locale.code)}</span>
          </ProgressRing>
          <div className={styles['words']}>
            <h2 id={id} className={styles['name']}>
              {plan === undefined ? t('vpn:own.title') : t('vpn:own.titleOf', { plan: plan.title })}
            </h2>
            {endsAt !== null && <p className={styles['text']}>{t('vpn:own.until', { time: figures.time(endsAt) })}</p>}
            <p className={styles['text']}>{t('vpn:own.server', { server: subscription.server })}</p>
          </div>
        </div>
        <Renewal subscription={subscription} />
        <Configuration text={subscription.configuration} />
      </div>
    </Surface>
  );
});

/** 7-104 */
const Renewal = observer(function Renewal({ subscription }: { readonly subscription: Subscription }) {
  const { t } = useApp();
  const store = useStore(subscriptionStore);
  const figures = useFigures();
  const { isRenewed, renewalAt, renewalPrice } = subscription;
  const amount = figures.inText(renewalPrice);
  const hint =
    isRenewed && renewalAt !== null
      ? t('vpn:renewal.on', { amount, time: figures.time(renewalAt) })
      : t('vpn:renewal.off', { amount });
  return (
    <div className={styles['renewal']}>
      <Switch
        name="vpn-renewal"
        label={t('vpn:renewal.label')}
        hint={hint}
        isOn={isRenewed}
        isBusy={store.isTurning}
        onChange={(isOn) => void store.turnRenewal(isOn)}
      />
      <p className={styles['tick']} role="status">
        {store.hasTurned && (
          <>
            <Icon of={checkIcon} size={16} />
            <span>{t('vpn:renewal.saved')}</span>
          </>
        )}
      </p>
    </div>
  );
});
