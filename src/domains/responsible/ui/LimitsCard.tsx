import { observer } from 'mobx-react-lite';
import { filterIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { LimitName } from '../LimitsStore.ts';
import type { LimitKind, ResponsibleSettings } from '../parseSettings.ts';
import { LimitRow } from './LimitRow.tsx';
import styles from './Limits.module.css';

const periods = ['day', 'week', 'month'] as const;
const groups: readonly { readonly kind: LimitKind; readonly rows: readonly LimitName[] }[] = [
  ...(['deposit', 'loss', 'wager'] as const).map((kind) => ({
    kind,
    rows: periods.map((period) => ({ kind, period })),
  })),
  { kind: 'session', rows: [{ kind: 'session', period: 'session' }] },
];

/** Deposit, loss and wager limits by period, and the length of a session. */
export const LimitsCard = observer(function LimitsCard({ settings }: { readonly settings: ResponsibleSettings }) {
  const { t } = useApp();
  return (
    <IconCard
      icon={filterIcon}
      title={t('responsible:limits.title')}
      lead={t('responsible:limits.lead', { count: settings.coolOffHours })}
    >
      {groups.map(({ kind, rows }) => (
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
