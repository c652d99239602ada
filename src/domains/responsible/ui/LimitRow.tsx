import { observer } from 'mobx-react-lite';
import { formatDateTime } from '../../../shared/dates/formatDate.ts';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import type { Money } from '../../../shared/money/money.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { limitsStore } from '../LimitsStore.ts';
import type { LimitName } from '../LimitsStore.ts';
import type { LimitValue } from '../parseSettings.ts';
import { LimitForm } from './LimitForm.tsx';
import styles from './Limits.module.css';

interface Props {
  readonly name: LimitName;
  readonly currency: string;
}

/** One limit: what it is, what of it is used, what waits, and its form. */
export const LimitRow = observer(function LimitRow({ name, currency }: Props) {
  const { t } = useApp();
  const store = useStore(limitsStore);
  const limit = store.limitOf(name);
  const valueText = useLimitText();
  const label = t(`responsible:period.${name.period}`);
  const isSet = limit !== null && (limit.amount !== null || limit.minutes !== null);
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <span className={styles['period']}>{label}</span>
        <span className={isSet ? styles['value'] : styles['none']}>
          {isSet ? valueText(limit) : t('responsible:limits.none')}
        </span>
        {limit?.amount && limit.used && <Used used={limit.used} of={limit.amount} />}
        {limit?.pending && <Pending value={limit.pending} at={limit.pending.effectiveAt} />}
        <span role="status">
          {store.isSaved(name) && (
            <span className={styles['saved']}>
              {t(store.saved?.isWaiting ? 'responsible:limits.savedLater' : 'responsible:limits.savedNow')}
            </span>
          )}
        </span>
      </div>
      {store.isEdited(name) ? (
        <LimitForm name={name} currency={currency} isSet={isSet} />
      ) : (
        <Button
          size="sm"
          aria-label={`${t(isSet ? 'responsible:limits.change' : 'responsible:limits.set')}: ${t(`responsible:limits.${name.kind}.title`)}, ${label}`}
          onClick={() => store.edit(name)}
        >
          {t(isSet ? 'responsible:limits.change' : 'responsible:limits.set')}
        </Button>
      )}
    </li>
  );
});

/** A limit's value in the player's words; "no limit" for none. */
function useLimitText(): (value: LimitValue) => string {
  const { t, locale } = useApp();
  return ({ amount, minutes }) => {
    if (amount !== null) return formatMoney(amount, locale.code, 'cashier');
    return minutes === null ? t('responsible:limits.none') : t('responsible:limits.minutes', { count: minutes });
  };
}

function Pending({ value, at }: { readonly value: LimitValue; readonly at: number }) {
  const { t } = useApp();
  const valueText = useLimitText();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <span className={styles['pending']}>
      {t('responsible:limits.pending', { value: valueText(value), at: formatDateTime(at, zone, t('responsible:at')) })}
    </span>
  );
}

/** How much of a limit is used, as a bar and in words. */
function Used({ used, of }: { readonly used: Money; readonly of: Money }) {
  const { t, locale } = useApp();
  const share = of.minor === 0n ? 1 : Math.min(1, Number((used.minor * 1000n) / of.minor) / 1000);
  const text = t('responsible:limits.used', { amount: formatMoney(used, locale.code, 'cashier') });
  return (
    <span className={styles['used']}>
      <span className={styles['bar']} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span className={styles['usedText']}>{text}</span>
    </span>
  );
}
