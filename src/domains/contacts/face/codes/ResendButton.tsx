import { observer } from 'mobx-react-lite';
import { Button } from '../../../../ui/basics/Button.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { ResendTimer } from './ResendTimer.ts';

interface Props {
  readonly timer: Pick<ResendTimer, 'seconds'>;
  readonly isPending?: boolean;
  readonly onResend: () => void;
}

/** Requests another code; until the server's resend time is over it shows the seconds that are left. */
export const ResendButton = observer(function ResendButton({ timer, isPending = false, onResend }: Props) {
  const { t } = useApp();
  const { seconds } = timer;
  return (
    <Button variant="quiet" size="sm" isDisabled={seconds > 0} isPending={isPending} afterClick={onResend}>
      {seconds > 0 ? t('forms:code.resendIn', { seconds }) : t('forms:code.resend')}
    </Button>
  );
});
