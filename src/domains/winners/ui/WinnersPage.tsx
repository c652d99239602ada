import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { chainIcon, winnersIcon } from '../../../ui/basics/icons.ts';
import { LeadEnd } from '../../../ui/basics/LeadEnd.tsx';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { Chip } from '../../../ui/tiles/Chip.tsx';
import { ChipRow } from '../../../ui/tiles/ChipRow.tsx';
import { periods } from '../api.ts';
import { proofPath, winnersPath } from '../paths.ts';
import { winnersStore } from '../WinnersStore.ts';
import { WinnerList } from './WinnerList.tsx';
import styles from './WinnersPage.module.css';

/** 2.2-7, 1-16: who has won, newest first or the biggest of a period; the period is in the address. */
export const WinnersPage = observer(function WinnersPage() {
  const { t, href } = useApp();
  const store = useStore(winnersStore);
  useEffect(() => store.follow(), [store]);
  useForPlayer(() => void store.refresh());
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('winners:heading')}</h1>
        <p className={styles['lead']}>{t('winners:lead')}</p>
        <a className={styles['proof']} href={href(proofPath)}>
          <Icon of={chainIcon} size={18} />
          {t('winners:toProof')}
        </a>
      </header>
      <ChipRow label={t('winners:periods')}>
        {periods.map((period) => (
          <Chip key={period} href={href(winnersPath(period))} isOn={store.period === period}>
            {t(`winners:period.${period}`)}
          </Chip>
        ))}
      </ChipRow>
      <LeadEnd />
      <List />
    </div>
  );
});

const List = observer(function List() {
  const { t } = useApp();
  const store = useStore(winnersStore);
  if (store.status === 'failed') return <LoadFailed onRetry={() => store.show(store.period)} />;
  if (store.status !== 'ready') {
    return (
      <LoadingBlock>
        {Array.from({ length: 8 }, (_row, index) => (
          <Skeleton key={index} height="72px" />
        ))}
      </LoadingBlock>
    );
  }
  if (store.items.length === 0)
    return <EmptyState icon={winnersIcon} title={t(`winners:empty.${store.period}`)} text={t('winners:empty.text')} />;
  return <WinnerList key={store.period} winners={store.items} onHold={(isHeld) => store.hold(isHeld)} />;
});
