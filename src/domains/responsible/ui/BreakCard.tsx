import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { breakIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { confirm } from '../../../kernel/confirm.ts';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { exclusionStore } from '../ExclusionStore.ts';
import { openBreak } from '../openBreak.ts';
import styles from './Exclusion.module.css';

/** A break of 24 hours, or a time-out of the market's lengths in days. */
export const BreakCard = observer(function BreakCard({ days }: { readonly days: readonly number[] }) {
  const app = useApp();
  const { t } = app;
  const store = useStore(exclusionStore);
  const [length, setLength] = useState(String(days[0] ?? ''));
  const start = async () => {
    const count = Number(length);
    const isSure = await confirm(app, 'timeOut', {
      title: t('responsible:timeOut.question', { count }),
      content: t('responsible:timeOut.consequences'),
      textAgree: t('responsible:timeOut.start'),
      textReject: t('responsible:cancel'),
    });
    if (isSure) await store.begin('time_out', count);
  };
  return (
    <IconCard icon={breakIcon} title={t('responsible:timeOut.title')} lead={t('responsible:timeOut.lead')}>
      <Button icon={breakIcon} onClick={() => openBreak(app).then(() => undefined)}>
        {t('responsible:break.button')}
      </Button>
      {days.length > 0 && (
        <div className={styles['row']}>
          <Select
            label={t('responsible:timeOut.length')}
            name="timeOut"
            value={length}
            options={days.map((count) => ({ value: String(count), label: t('responsible:days', { count }) }))}
            onChange={setLength}
          />
          <Button isPending={store.isSending} onClick={start}>
            {t('responsible:timeOut.start')}
          </Button>
        </div>
      )}
      <ProblemNotice problem={store.problem} />
    </IconCard>
  );
});
