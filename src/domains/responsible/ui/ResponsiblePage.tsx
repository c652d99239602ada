import { observer } from 'mobx-react-lite';
import { Skeleton } from '../../../ui/basics/Skeleton.tsx';
import { clockIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { limitsStore } from '../LimitsStore.ts';
import { BreakCard } from './BreakCard.tsx';
import { ExclusionCard } from './ExclusionCard.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import styles from './ResponsiblePage.module.css';
import { SittingFacts } from './SittingFacts.tsx';

/** 2.4-1, trust.md: what the player has played, their limits, a break, and exclusion. */
export const ResponsiblePage = observer(function ResponsiblePage() {
  const { t } = useApp();
  const store = useStore(limitsStore);
  useForPlayer((uid) => void store.open(uid));
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('responsible:heading')}</h1>
        <p className={styles['lead']}>{t('responsible:lead')}</p>
      </header>
      <Settings />
    </div>
  );
});

const Settings = observer(function Settings() {
  const { t } = useApp();
  const { settings, status, load } = useLimits();
  if (settings === null) {
    return status === 'failed' ? (
      <LoadFailed onRetry={load} />
    ) : (
      <>
        <Skeleton height="11rem" />
        <Skeleton height="20rem" />
        <Skeleton height="11rem" />
      </>
    );
  }
  const { realityCheckMinutes } = settings;
  return (
    <>
      <IconCard
        icon={clockIcon}
        title={t('responsible:sitting.title')}
        lead={
          realityCheckMinutes > 0
            ? t('responsible:sitting.reality', { count: realityCheckMinutes })
            : t('responsible:sitting.lead')
        }
      >
        <SittingFacts sitting={settings.sitting} />
      </IconCard>
      <LimitsCard settings={settings} />
      <BreakCard days={settings.timeOutDays} />
      <ExclusionCard months={settings.selfExclusionMonths} />
    </>
  );
});

function useLimits() {
  const store = useStore(limitsStore);
  return { settings: store.settings, status: store.status, load: () => store.load() };
}
