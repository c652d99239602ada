import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { FormIdle } from './FormIdle.ts';
import styles from './FormIdleDialog.module.css';

/** Counts the time to answer down; its button has the focus, so that one key press is enough. */
export const FormIdleDialog = observer(function FormIdleDialog({
  props: idle,
  close,
  frame,
}: DialogProps<Pick<FormIdle, 'secondsLeft'>, boolean>) {
  const { t } = useApp();
  const { secondsLeft } = idle;
  useEffect(() => {
    if (secondsLeft === null) close(false);
  }, [secondsLeft, close]);
  const left = secondsLeft ?? 0;
  return (
    <Dialog
      {...frame}
      title={t('deposit:idle.title')}
      labelClose={t('core:close')}
      foot={
        <Button isBlock variant="primary" hasFirstFocus onClick={() => close(true)}>
          {t('deposit:idle.stay')}
        </Button>
      }
    >
      <p>{t('deposit:idle.text')}</p>
      <p className={styles['time']} role="timer" aria-label={t('deposit:idle.timer')}>
        {left}
      </p>
      <p className="visually-hidden" role="status">
        {t('deposit:idle.inSeconds', { count: spokenSeconds(left) })}
      </p>
    </Dialog>
  );
});

/** A screen reader must not read every second: said at 60, 30 and 10. */
const spokenSeconds = (seconds: number): number => [10, 30].find((step) => seconds <= step) ?? 60;
