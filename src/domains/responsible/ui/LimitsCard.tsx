import { observer } from 'mobx-react-lite';
import { filterIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useDraft } from '../../../kernel/forms/useDraft.ts';
import { limitGroups, limitsStore } from '../LimitsStore.ts';
import type { ResponsibleSettings } from '../parseSettings.ts';
import { LimitRow } from './LimitRow.tsx';
import styles from './Limits.module.css';

/** Deposit, loss and wager limits by period, and the length of a session. */
export const LimitsCard = observer(function LimitsCard({ settings }: { readonly settings: ResponsibleSettings }) {
  const { t } = useApp();
  const store = useStore(limitsStore);
  useDraft('limit', { read: () => store.typed, restore: (texts) => store.carryOn(texts) });
  return (
    <IconCard
      icon={filterIcon}
      title={t('responsible:limits.title')}
      lead={t('responsible:limits.lead', { count: settings.coolOffHours })}
    >
      {limitGroups.map(({ kind, rows }) => (
        <section key={kind} className={styles['group']} aria-labelledby={`limits-${kind}`}>
          <h3 id={`limits-${kind}`} className={styles['kind']}>
            {t(`responsible:limits.${kind}.title`)}
          </h3>
          <p className={styles['note']}>{t(`responsible:limits.${kind}.text`)}</p>
          <ul className={styles['rows']}>
            {rows.map((name) => (
              <LimitRow key={name.period} name={name} currency={settings.currency} />
            ))}
          </ul>
        </section>
      ))}
    </IconCard>
  );
});
