import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { ListFaces } from '../../../kernel/lists/ListFaces.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { betsIcon } from '../../../ui/basics/icons.ts';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Tabs } from '../../../ui/widgets/Tabs.tsx';
import { betTabs, kinds, periods, sports } from '../betFilter.ts';
import { betsStore } from '../BetsStore.ts';
import { bettingPath } from '../paths.ts';
import { BetCard } from './BetCard.tsx';
import styles from './BetsPage.module.css';

/** 2.2-20, 2.4-1: the player's bets, with every leg. */
export const BetsPage = observer(function BetsPage() {
  const { t } = useApp();
  const store = useStore(betsStore);
  const { filter } = store;
  useForPlayer(() => store.open());
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{t('betting:bets.heading')}</h1>
      <Tabs
        label={t('betting:bets.show')}
        value={filter.tab}
        onChange={(value) => store.change({ tab: betTabs.find((tab) => tab === value) ?? 'open' })}
        tabs={betTabs.map((tab) => ({
          value: tab,
          label: t(`betting:bets.tabs.${tab}`),
          content: (
            <div className={styles['list']}>
              <Filters />
              <Bets />
            </div>
          ),
        }))}
      />
    </div>
  );
});

const Filters = observer(function Filters() {
  const { t } = useApp();
  const store = useStore(betsStore);
  const { sport, kind, days } = store.filter;
  return (
    <div className={styles['filters']}>
      <Select
        label={t('betting:bets.sport')}
        name="sport"
        value={sport}
        options={[
          { value: '', label: t('betting:bets.all') },
          ...sports.map((one) => ({ value: one, label: t(`betting:sports.${one}`) })),
        ]}
        onChange={(value) => store.change({ sport: value })}
      />
      <Select
        label={t('betting:bets.kind')}
        name="kind"
        value={kind}
        options={[
          { value: '', label: t('betting:bets.all') },
          ...kinds.map((one) => ({ value: one, label: t(`betting:kinds.${one}`) })),
        ]}
        onChange={(value) => store.change({ kind: value })}
      />
      <Select
        label={t('betting:bets.period')}
        name="period"
        value={String(days)}
        options={periods.map((one) => ({ value: String(one), label: t(`betting:periods.${one}`) }))}
        onChange={(value) => store.change({ days: Number(value) })}
      />
    </div>
  );
});

const Bets = observer(function Bets() {
  const { t, href } = useApp();
  const store = useStore(betsStore);
  const empty = (
    <EmptyState
      icon={betsIcon}
      title={t(`betting:bets.empty.${store.filter.tab}`)}
      text={t('betting:bets.emptyText')}
      action={
        <Button variant="primary" href={href(bettingPath())}>
          {t('betting:bets.toBetting')}
        </Button>
      }
    />
  );
  return (
    <ListFaces list={store.list} empty={empty}>
      {store.shown.length === 0 && !store.list.hasMore ? (
        empty
      ) : (
        <ul className={styles['bets']}>
          {store.shown.map((bet) => (
            <BetCard key={bet.id} bet={bet} />
          ))}
        </ul>
      )}
    </ListFaces>
  );
});
