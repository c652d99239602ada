import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { formatDateTime } from '../../../shared/dates/formatDate.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { exclusionStore } from '../ExclusionStore.ts';
import styles from './Exclusion.module.css';

const breakMs = 24 * 3_600_000;

/** How often the shown end follows the clock, in ms: it is shown to the minute. */
const stepMs = 15_000;

/** One press starts a break of 24 hours; nothing starts by itself. */
export const BreakDialog = observer(function BreakDialog({ close, frame }: DialogProps<null, null>) {
  const { t, clock } = useApp();
  const store = useStore(exclusionStore);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(stepMs, () => setNow(clock.now())), [clock]);
  const begin = async () => {
    if (await store.begin('break', 0)) close(null);
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Dialog
      {...frame}
      preventClose={store.isSending}
      title={t('responsible:break.title')}
      labelClose={t('core:close')}
      foot={
        <div className={styles['answers']}>
          <Button isBlock hasFirstFocus isDisabled={store.isSending} onClick={() => close(null)}>
            {t('responsible:break.cancel')}
          </Button>
          <Button isBlock variant="primary" isPending={store.isSending} onClick={begin}>
            {t('responsible:break.now')}
          </Button>
        </div>
      }
    >
      <div className={styles['page']}>
        <p>{t('responsible:break.text', { at: formatDateTime(now + breakMs, zone, t('responsible:at')) })}</p>
        <p>{t('responsible:break.final')}</p>
        <ProblemNotice problem={store.problem} />
      </div>
    </Dialog>
  );
});
