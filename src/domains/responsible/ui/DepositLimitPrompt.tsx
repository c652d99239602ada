import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { limitsStore } from '../LimitsStore.ts';
import type { LimitName } from '../LimitsStore.ts';
import { LimitForm } from './LimitForm.tsx';
import styles from './Limits.module.css';

const daily: LimitName = { kind: 'deposit', period: 'day' };

/** trust.md: before the first deposit a player is asked for a limit of their own. Nothing depends on the answer. */
export const DepositLimitPrompt = observer(function DepositLimitPrompt() {
  const { t } = useApp();
  const store = useStore(limitsStore);
  const [isDeclined, setDeclined] = useState(false);
  useForPlayer((uid) => void store.ensure(uid));
  if (store.isSaved(daily)) {
    return (
      <Notice tone="success" role="status">
        {t('responsible:prompt.saved')}
      </Notice>
    );
  }
  if (isDeclined || store.settings?.isDepositLimitPrompted !== true) return null;
  return (
    <Notice tone="info" title={t('responsible:prompt.title')}>
      <div className={styles['prompt']}>
        <p>{t('responsible:prompt.text')}</p>
        {store.isEdited(daily) ? (
          <LimitForm name={daily} currency={store.settings.currency} isSet={false} />
        ) : (
          <div className={styles['buttons']}>
            <Button size="sm" variant="primary" onClick={() => store.edit(daily)}>
              {t('responsible:prompt.set')}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setDeclined(true)}>
              {t('responsible:prompt.later')}
            </Button>
          </div>
        )}
      </div>
    </Notice>
  );
});
