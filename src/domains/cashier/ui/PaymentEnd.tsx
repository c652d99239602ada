import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../../../kernel/AppContext.tsx';
import { ScreenButton } from '../../../kernel/ScreenButton.tsx';
import { classes } from '../../../ui/basics/classes.ts';
import { CheckingNotice } from './CheckingNotice.tsx';
import styles from './frame/CashierForm.module.css';
import { CashierProblemNotice } from './CashierProblemNotice.tsx';
import type { SpendingView } from './spendingView.ts';

interface Props {
  readonly spending: SpendingView;
  /** Of the button. */
  readonly label: string;
  readonly isBusy: boolean;
  /** Of the box around the button. */
  readonly className?: string | undefined;
  /** Above the button, in its box. */
  readonly children?: ReactNode;
}

/** The end of a payment's form: an outcome that is still unknown, why it was refused, and the button. */
export const PaymentEnd = observer(function PaymentEnd({ spending, label, isBusy, className, children }: Props) {
  const { t, session, content } = useApp();
  // Resolved by signing in again.
  const problem = spending.problem?.code === 'signedOut' && session.isPlayer ? null : spending.problem;
  const isChecking = spending.payment.phase === 'checking';
  return (
    <>
      {isChecking && <Checking />}
      {problem && <CashierProblemNotice problem={problem} />}
      <div className={classes(styles['end'], className)}>
        {children}
        <ScreenButton
          label={isChecking ? t('cashier:checking.button') : label}
          type="submit"
          variant="primary"
          size="lg"
          isBlock
          isPending={isBusy && !isChecking}
          isDisabled={isChecking}
          shellEmoji={content.config.cashier.telegramEmoji}
        />
      </div>
    </>
  );
});

/** The button alone would not say that nothing is paid twice: the notice may be below the part of the form in view. */
function Checking() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its result is no clean-up of this effect: browsers answer a promise.
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className={styles['checking']}>
      <CheckingNotice />
    </div>
  );
}
