import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { depositFrom } from '../../cashier/paths.ts';
import { useFigures } from '../../../kernel/figures/useFigures.ts';
import { ForVisitor } from '../../../kernel/visitor/ForVisitor.tsx';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { Button } from '../../../ui/basics/Button.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { Surface } from '../../../ui/blocks/Surface.tsx';
import { Badge } from '../../../ui/tiles/Badge.tsx';
import { askToBuy } from '../askToBuy.ts';
import { shopStore } from '../ShopStore.ts';
import { subscriptionStore } from '../SubscriptionStore.ts';
import type { Plan } from '../view.ts';
import styles from './PlanCard.module.css';

interface Props {
  readonly plan: Plan;
  readonly isRenewed: boolean;
  /** The lowest price for each month. */
  readonly isBest: boolean;
}

export const PlanCard = observer(function PlanCard({ plan, isRenewed, isBest }: Props) {
  const { t } = useApp();
  const { current } = useStore(subscriptionStore);
  const figures = useFigures();
  const isOwn = current?.plan === plan.id;
  const price = figures.money(plan.price);
  const perMonth = figures.inText(plan.perMonth);
  return (
    <Surface as="li" tone={isOwn ? 'lit' : 'plain'} padding="lg" className={styles['card']}>
      <div className={styles['top']}>
        <h3 className={styles['name']}>{plan.title}</h3>
        {isOwn && <Badge tone="accent">{t('vpn:plan.own')}</Badge>}
        {!isOwn && isBest && <Badge tone="money">{t('vpn:plan.best')}</Badge>}
      </div>
      <p className={styles['price']}>
        <Amount text={price} />
      </p>
      <p className={styles['month']}>{t('vpn:plan.perMonth', { amount: perMonth })}</p>
      <ul className={styles['facts']}>
        {[
          t('vpn:plan.days', { count: plan.days }),
          t('vpn:plan.devices', { count: plan.devices }),
          plan.description,
        ].map((fact) => (
          <li key={fact}>
            <Icon of={checkIcon} size={16} />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
      <div className={styles['way']}>
        <ForVisitor guest={<GuestWay />} player={<PlayerWay plan={plan} isRenewed={isRenewed} />} />
      </div>
    </Surface>
  );
});

function GuestWay() {
  const { t } = useApp();
  return (
    <Button isBlock href="?show_popup_auth=1">
      {t('vpn:plan.signIn')}
    </Button>
  );
}

const PlayerWay = observer(function PlayerWay({ plan, isRenewed }: Omit<Props, 'isBest'>) {
  const app = useApp();
  const { t, href, place, session } = app;
  const shop = useStore(shopStore);
  const store = useStore(subscriptionStore);
  const { current, buying, status } = store;
  const { main } = session.balance;
  const isShort = main !== null && main.currency === plan.price.currency && main.minor < plan.price.minor;
  if (isShort) {
    return (
      <span className={styles['short']}>
        <span className={styles['month']}>{t('vpn:plan.short')}</span>
        <Button isBlock href={href(depositFrom(place))} aria-label={t('vpn:plan.depositNamed', { plan: plan.title })}>
          {t('core:deposit')}
        </Button>
      </span>
    );
  }
  const buy = async () => {
    const order = { plan, seen: current?.seen ?? '', isRenewed };
    if (!(await askToBuy(app, order))) return;
    await store.buy(order);
    if (store.fault?.refusal === 'priceChanged') await shop.reload(session.uid);
  };
  return (
    <Button
      isBlock
      variant={current === null ? 'primary' : 'secondary'}
      aria-label={t(current === null ? 'vpn:plan.buyNamed' : 'vpn:plan.addNamed', { plan: plan.title })}
      isPending={buying === plan.id}
      isDisabled={status !== 'ready' || (buying !== '' && buying !== plan.id) || current?.status === 'waiting'}
      onClick={buy}
    >
      {t(current === null ? 'vpn:plan.buy' : 'vpn:plan.add')}
    </Button>
  );
});
