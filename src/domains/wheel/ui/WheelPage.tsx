import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../kernel/lists/LoadingBlock.tsx';
import { useVisitorKnown } from '../../../kernel/visitor/useVisitorKnown.ts';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { wheelSpinIcon } from '../../../ui/basics/icons.ts';
import { EmptyState } from '../../../ui/blocks/EmptyState.tsx';
import { RadioTabs } from '../../../ui/form/RadioTabs.tsx';
import { wheelsStore } from '../WheelsStore.ts';
import { ExpectedValue } from './ExpectedValue.tsx';
import { WheelLinks } from './WheelLinks.tsx';
import styles from './WheelPage.module.css';
import { WheelTable } from './WheelTable.tsx';

/** 2.2-15: the fortune wheels. */
export const WheelPage: RouteModule['Page'] = observer(function WheelPage() {
  const { t } = useApp();
  const store = useStore(wheelsStore);
  useVisitorKnown((uid) => {
    void store.load().then(() => (uid === 0 ? undefined : store.resume()));
  });
  useEffect(() => store.follow(), [store]);
  const { campaign, campaigns, status, wheel, spins } = store;
  if (status === 'failed') return <LoadFailed onRetry={() => store.load()} />;
  if (status === 'ready' && campaign === null)
    return <EmptyState level={1} icon={wheelSpinIcon} title={t('wheel:none.title')} text={t('wheel:none.text')} />;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('wheel:heading')}</h1>
        {campaigns.length > 1 && campaign !== null && (
          <RadioTabs
            label={t('wheel:choose')}
            tabs={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
            value={campaign.id}
            onChange={(id) => {
              if (spins.isBusy) return;
              spins.clear();
              void store.choose(id);
            }}
          />
        )}
      </header>
      {campaign !== null && wheel !== null && <WheelTable key={campaign.id} campaign={campaign} info={wheel.info} />}
      {(campaign === null || wheel === null) && store.wheelStatus !== 'failed' && (
        <LoadingBlock>
          <div className={styles['waiting']}>
            <Skeleton height="100%" />
          </div>
        </LoadingBlock>
      )}
      {store.wheelStatus === 'failed' && <LoadFailed onRetry={() => store.load()} />}
      {campaign !== null && (
        <aside className={styles['aside']}>
          <p className={styles['text']}>{campaign.text}</p>
          {wheel !== null && <ExpectedValue campaign={campaign} info={wheel.info} />}
          <WheelLinks campaign={campaign} />
        </aside>
      )}
    </div>
  );
});
