import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { ForVisitor } from '../../../kernel/visitor/ForVisitor.tsx';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { pointsIcon } from '../../../ui/basics/icons.ts';
import { Chip } from '../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../ui/tiles/ChipRow.tsx';
import { boardsOf, tabOf } from '../category.ts';
import type { ShopTab } from '../category.ts';
import { shelfPath } from '../paths.ts';
import { shopStore } from '../ShopStore.ts';
import { Mine } from './Mine.tsx';
import { Shelf } from './Shelf.tsx';
import styles from './ShopPage.module.css';
import { usePointsText } from './usePointsText.ts';

/** 2.2-5: a shelf with prices in points, and what the player has. */
export const ShopPage: RouteModule['Page'] = observer(function ShopPage({ match }) {
  const { t, news } = useApp();
  const store = useStore(shopStore);
  const tab = tabOf(match.search);
  useVisitorKnown((uid) => void store.load(uid));
  useEffect(() => news.subscribe((event) => store.hear(event)), [news, store]);
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <h1>{t('shop:heading')}</h1>
          <p className={styles['lead']}>{t('shop:lead')}</p>
        </div>
        <ForVisitor guest={<GuestWay />} player={<Purse />} />
      </header>
      <Tabs tab={tab} />
      {tab === 'mine' ? <Mine /> : <Shelf category={tab} />}
    </div>
  );
});

const Tabs = observer(function Tabs({ tab }: { readonly tab: ShopTab }) {
  const { t, href, session } = useApp();
  const { products } = useStore(shopStore);
  const label = t('shop:heading');
  return (
    <nav aria-label={label}>
      <ChipRow label={label}>
        <Chip href={href(shelfPath(''))} isOn={tab === ''}>
          {t('shop:tab.all')}
        </Chip>
        {boardsOf(products).map((category) => (
          <Chip key={category} href={href(shelfPath(category))} isOn={tab === category}>
            {t(`shop:tab.${category}`)}
          </Chip>
        ))}
        {(session.uid > 0 || tab === 'mine') && (
          <Chip href={href(shelfPath('mine'))} isOn={tab === 'mine'}>
            {t('shop:tab.mine')}
          </Chip>
        )}
      </ChipRow>
    </nav>
  );
});

const Purse = observer(function Purse() {
  const { t } = useApp();
  const { points } = useStore(shopStore);
  const write = usePointsText();
  return (
    <p className={styles['purse']} aria-live="polite">
      <Icon of={pointsIcon} />
      <span>{points === null ? '…' : t('shop:have', { points: write(points) })}</span>
    </p>
  );
});

function GuestWay() {
  const { t } = useApp();
  return (
    <span className={styles['guest']}>
      <span className={styles['lead']}>{t('shop:guest')}</span>
      <Button variant="primary" href="?show_popup_auth=1">
        {t('shop:signIn')}
      </Button>
    </span>
  );
}
