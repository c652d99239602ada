import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useApp } from '../../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../../kernel/visitor/useForPlayer.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { clockIcon } from '../../../../ui/basics/icons.ts';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import type { Transaction } from '../../parseCashier.ts';
import { payPendingPath } from '../../paths.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { useMethodName } from '../../ui/useMethodName.ts';
import { createDepositApi } from '../depositApi.ts';

/** A deposit that waits for the player: they may go on with it, or give it up on its own page. */
export const UnfinishedNotice = observer(function UnfinishedNotice() {
  const { t, call, href } = useApp();
  const format = useCashierFormat();
  const methodName = useMethodName();
  const [unfinished, setUnfinished] = useState<Transaction | null>(null);
  useForPlayer(() => {
    let isWanted = true;
    createDepositApi(call)
      .unfinished()
      .then(
        (found) => {
          if (isWanted) setUnfinished(found);
        },
        // Reported by the transport: a new deposit needs no answer to this.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  });
  if (unfinished === null) return null;
  return (
    <Notice
      icon={clockIcon}
      role="status"
      title={t('deposit:unfinished.title')}
      action={
        <Button size="sm" href={href(payPendingPath(unfinished.id))}>
          {t('deposit:unfinished.open')}
        </Button>
      }
    >
      {t('deposit:unfinished.text', {
        amount: format.inText(format.money(unfinished.amount)),
        method: methodName(unfinished.method, unfinished.methodName),
      })}
    </Notice>
  );
});
