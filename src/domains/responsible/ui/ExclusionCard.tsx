import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { lockIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { confirm } from '../../../kernel/confirm.ts';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { exclusionStore } from '../ExclusionStore.ts';
import styles from './Exclusion.module.css';

/** Self-exclusion of the market's lengths in months. It cannot be taken back, so it asks twice. */
export const ExclusionCard = observer(function ExclusionCard({ months }: { readonly months: readonly number[] }) {
  const app = useApp();
  const { t } = app;
  const store = useStore(exclusionStore);
  const [length, setLength] = useState('');
  const [hasAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const exclude = async () => {
    setTried(true);
    if (length === '' || !hasAgreed) return;
    const count = Number(length);
    const isSure = await confirm(app, 'selfExclusion', {
      title: t('responsible:exclusion.question', { count }),
      content: t('responsible:exclusion.consequences'),
      textAgree: t('responsible:exclusion.start'),
      textReject: t('responsible:cancel'),
    });
    if (isSure) await store.begin('self_exclusion', count);
  };
  return (
    <IconCard icon={lockIcon} title={t('responsible:exclusion.title')} lead={t('responsible:exclusion.lead')}>
      <Select
        label={t('responsible:exclusion.length')}
        name="exclusion"
        value={length}
        placeholder={t('responsible:exclusion.choose')}
        error={isTried && length === '' ? t('responsible:exclusion.chooseFirst') : undefined}
        options={months.map((count) => ({ value: String(count), label: t('responsible:months', { count }) }))}
        onChange={setLength}
      />
      <Checkbox
        name="exclusionAgreed"
        isChecked={hasAgreed}
        error={isTried && !hasAgreed ? t('responsible:exclusion.agreeFirst') : undefined}
        label={t('responsible:exclusion.agree')}
        onChange={setAgreed}
      />
      <Button isPending={store.isSending} onClick={exclude}>
        {t('responsible:exclusion.start')}
      </Button>
      <ProblemNotice problem={store.problem} />
      <p className={styles['note']}>{t('responsible:exclusion.help')}</p>
    </IconCard>
  );
});
