import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { IdleTimer } from '../idle/IdleTimer.ts';
import styles from './IdleDialog.module.css';

type Props = DialogProps<Pick<IdleTimer, 'secondsLeft' | 'note'>, boolean>;

/**
 * 2.10-12, 9-4: counts the last part of the idle time down. Any activity closes it in all tabs, by way of the timer;
 * its button has the focus, so that one key press is enough.
 */
export const IdleDialog = observer(function IdleDialog({ props: timer, close, frame }: Props) {
  const { t } = useApp();
  const { secondsLeft } = timer;
  const isOver = secondsLeft === 0;
  useEffect(() => {
    // Noted elsewhere already, or no longer asked.
    if (secondsLeft === null) close(false);
  }, [secondsLeft, close]);
  const stay = () => {
    timer.note();
    close(true);
  };
  return (
    <Dialog
      {...frame}
      title={t('session:idle.title')}
      labelClose={t('core:close')}
      closeButtonPosition="none"
      foot={
        <Button isBlock variant="primary" hasFirstFocus isPending={isOver} onClick={stay}>
          {t('session:idle.stay')}
        </Button>
      }
    >
      <p>{t('session:idle.text')}</p>
      <p className={styles['time']} role="timer" aria-label={t('session:idle.timer')}>
        {clockText(secondsLeft ?? 0)}
      </p>
      <p className="visually-hidden" role="status">
        {isOver ? t('session:idle.leaving') : <Spoken seconds={secondsLeft ?? 0} />}
      </p>
    </Dialog>
  );
});

/** Said at every minute and at the last 30 and 10 seconds: a screen reader must not read every second. */
function Spoken({ seconds }: { readonly seconds: number }) {
  const { t } = useApp();
  const said = spokenSeconds(seconds);
  return (
    <span>
      {said < 60 ? t('session:idle.inSeconds', { count: said }) : t('session:idle.inMinutes', { count: said / 60 })}
    </span>
  );
}

const spokenSeconds = (seconds: number): number =>
  [10, 30].find((step) => seconds <= step) ?? Math.ceil(seconds / 60) * 60;

/** Minutes and seconds, such as 5:07. */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
