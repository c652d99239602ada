import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/basics/Button.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { waitText } from '../../../../kernel/figures/waitText.ts';
import { focusCode } from './focusCode.ts';
import type { ResendTimer } from './ResendTimer.ts';

interface Props {
  readonly timer: Pick<ResendTimer, 'seconds'>;
  readonly isPending?: boolean;
  readonly onResend: () => void;
}

/**
 * Requests another code; until the server's resend time is over it shows the time that is left. Once a code is on its way
 * the code's field has the focus: the button can't be pressed then.
 */
export const ResendButton = observer(function ResendButton({ timer, isPending = false, onResend }: Props) {
  const { t } = useApp();
  const { seconds } = timer;
  const isWaiting = seconds > 0;
  const button = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isWaiting || !isPressed.current) return;
    isPressed.current = false;
    focusCode(button.current);
  }, [isWaiting]);
  const resend = () => {
    isPressed.current = true;
    onResend();
  };
  return (
    <Button ref={button} variant="quiet" size="sm" isDisabled={isWaiting} isPending={isPending} afterClick={resend}>
      {isWaiting ? t('forms:code.resendIn', { wait: waitText(t, seconds) }) : t('forms:code.resend')}
    </Button>
  );
});
