import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import { Amount } from '../../../ui/basics/Amount.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { Sitting } from '../parseSettings.ts';
import styles from './SittingFacts.module.css';

const minuteMs = 60_000;

/** What was played since the sign-in: how long, staked, won, and the difference. */
export const SittingFacts = observer(function SittingFacts({ sitting }: { readonly sitting: Sitting }) {
  const { t, locale } = useApp();
  const amount = (value: Sitting['net']) => <Amount text={formatMoney(value, locale.code, 'player')} />;
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('responsible:sitting.time')}</dt>
        <dd>
          <Elapsed since={sitting.startedAt} />
        </dd>
      </div>
      <div>
        <dt>{t('responsible:sitting.wagered')}</dt>
        <dd>{amount(sitting.wagered)}</dd>
      </div>
      <div>
        <dt>{t('responsible:sitting.won')}</dt>
        <dd>{amount(sitting.won)}</dd>
      </div>
      <div>
        <dt>{t('responsible:sitting.net')}</dt>
        <dd>{amount(sitting.net)}</dd>
      </div>
    </dl>
  );
});

/** Hours and minutes since a moment; counts on while it is shown. */
function Elapsed({ since }: { readonly since: number }) {
  const { t, clock } = useApp();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(minuteMs / 4, () => setNow(clock.now())), [clock]);
  const minutes = Math.max(0, Math.floor((now - since) / minuteMs));
  return <span>{t('responsible:sitting.elapsed', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</span>;
}
