import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { exclusionStore } from '../ExclusionStore.ts';
import styles from './Exclusion.module.css';

/** Seconds in which a press by mistake can be taken back. */
const graceSeconds = 5;

/**
 * One press is enough for a break of 24 hours: it begins by itself after a few seconds, in which it can be taken back.
 */
export const BreakDialog = observer(function BreakDialog({ close, frame }: DialogProps<null, null>) {
  const { t, clock } = useApp();
  const store = useStore(exclusionStore);
  const [left, setLeft] = useState(graceSeconds);
  const begin = async () => {
    if (await store.begin('break', 0)) close(null);
  };
  useEffect(() => {
    if (left === 0) return undefined;
    return clock.after(1000, () => setLeft(left - 1));
  }, [clock, left]);
  useEffect(() => {
    if (left > 0) return;
    void store.begin('break', 0).then((hasBegun) => {
      if (hasBegun) close(null);
    });
  }, [close, left, store]);
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
        <p>{t('responsible:break.text')}</p>
        {left > 0 && (
          <p className={styles['count']} role="timer" aria-live="assertive">
            {t('responsible:break.startsIn', { count: left })}
          </p>
        )}
        <ProblemNotice problem={store.problem} />
      </div>
    </Dialog>
  );
});
