import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AppProvider, useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { useForPlayer } from '../../../../kernel/visitor/useForPlayer.ts';
import { subtractMoney } from '../../../../shared/money/money.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import type { Transaction } from '../../parseCashier.ts';
import { lostFace } from '../../result/lostFace.ts';
import type { LostFace } from '../../result/lostFace.ts';
import { payResultStore } from '../../result/PayResultStore.ts';
import { Waiting } from '../../result/ui/Waiting.tsx';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { ResultFace } from '../../ui/ResultFace.tsx';
import { depositStore } from '../DepositStore.ts';
import { takeAgain } from '../takeWanted.ts';
import { DepositBody } from '../ui/DepositPage.tsx';
import styles from './DepositHere.module.css';
import { DepositScope } from './DepositScope.ts';

/** The deposit over a game: the form, then the payment until its outcome, then back to the game. */
export const DepositHere = observer(function DepositHere({ close, frame }: DialogProps<null, boolean>) {
  const app = useApp();
  const { t } = app;
  const [scope] = useState(() => new DepositScope(app));
  const isPaid =
    scope.transaction !== '' && scope.app.store(payResultStore).follower.transaction?.status === 'succeeded';
  return (
    <Dialog
      {...frame}
      onClose={() => (isPaid ? close(true) : frame.onClose())}
      title={t('deposit:here.title')}
      labelClose={t('core:close')}
    >
      <AppProvider value={scope.app}>
        {scope.transaction === '' ? (
          <FormHere lost={scope.lost} />
        ) : (
          <Followed
            key={scope.transaction}
            id={scope.transaction}
            onGoOn={() => close(true)}
            onAgain={(lost) => scope.again(lost)}
          />
        )}
      </AppProvider>
    </Dialog>
  );
});

function FormHere({ lost }: { readonly lost: Transaction | null }) {
  const { locale } = useApp();
  const store = useStore(depositStore);
  const open = async (uid: number) => {
    await store.open(uid, lost?.method);
    if (lost !== null && !store.isBusy) takeAgain(store.spending, lost, locale.code);
  };
  useForPlayer((uid) => void open(uid));
  return (
    <div className={styles['form']}>
      <DepositBody isWhole />
    </div>
  );
}

interface FollowedProps {
  readonly id: string;
  readonly onGoOn: () => void;
  readonly onAgain: (lost: Transaction) => void;
}

const Followed = observer(function Followed({ id, onGoOn, onAgain }: FollowedProps) {
  const { t } = useApp();
  const store = useStore(payResultStore);
  useForPlayer((uid) => store.open(uid, id));
  const { transaction, status } = store.follower;
  if (transaction === null && (status === 'failed' || status === 'unknown'))
    return <LoadFailed onRetry={() => store.follower.askNow()} />;
  if (transaction === null)
    return (
      <ResultFace level={2} mark="loader" title={t('cashier:result.pendingTitle')} text={t('cashier:result.loading')} />
    );
  if (transaction.status === 'succeeded') return <Paid transaction={transaction} onGoOn={onGoOn} />;
  const face = lostFace(transaction);
  return face === null ? (
    <Waiting transaction={transaction} />
  ) : (
    <Lost face={face} onAgain={() => onAgain(transaction)} />
  );
});

function Paid({ transaction, onGoOn }: { readonly transaction: Transaction; readonly onGoOn: () => void }) {
  const { t } = useApp();
  const format = useCashierFormat();
  const net = subtractMoney(transaction.amount, transaction.fee);
  return (
    <div className={styles['end']}>
      <div role="status">
        <ResultFace
          level={2}
          mark="success"
          title={t('cashier:result.successTitle')}
          text={t('cashier:result.successText', { amount: format.inText(format.money(net)) })}
        />
      </div>
      <Button variant="primary" size="lg" isBlock hasFirstFocus onClick={onGoOn}>
        {t('deposit:here.goOn')}
      </Button>
    </div>
  );
}

function Lost({ face, onAgain }: { readonly face: LostFace; readonly onAgain: () => void }) {
  const { t } = useApp();
  return (
    <div className={styles['end']}>
      <div role="status">
        <ResultFace level={2} mark={face.mark} title={t(face.title)} text={t(face.text)} />
      </div>
      <Button variant="primary" size="lg" isBlock onClick={onAgain}>
        {t('cashier:toDeposit')}
      </Button>
    </div>
  );
}
