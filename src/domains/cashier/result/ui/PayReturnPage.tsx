import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import type { PayReturn } from '../../api.ts';
import { payReturnStore } from '../PayReturnStore.ts';
import styles from './PayResultPage.module.css';
import { ResultFace } from '../../ui/ResultFace.tsx';
import type { ResultMark } from '../../ui/ResultFace.tsx';

interface Face {
  readonly mark: ResultMark;
  readonly title: string;
  readonly text: string;
}

const waiting: Face = { mark: 'loader', title: 'cashier:return.pendingTitle', text: 'cashier:return.pendingText' };

const faces: Readonly<Record<PayReturn['status'], Face>> = {
  pending: waiting,
  processing: waiting,
  succeeded: { mark: 'success', title: 'cashier:return.paidTitle', text: 'cashier:return.paidText' },
  failed: { mark: 'failed', title: 'cashier:return.failedTitle', text: 'cashier:return.failedText' },
  cancelled: { mark: 'cancelled', title: 'cashier:return.cancelledTitle', text: 'cashier:return.cancelledText' },
  returned: { mark: 'cancelled', title: 'cashier:return.returnedTitle', text: 'cashier:return.returnedText' },
};

/**
 * The end of a payment that was begun in the messenger, in the browser in which it was paid. It states the outcome, and
 * nothing of the player: whoever is signed in here, if anybody, may be somebody else.
 */
export const PayReturnPage = observer(function PayReturnPage() {
  const { t, place } = useApp();
  const store = useStore(payReturnStore);
  const { search } = place;
  useEffect(() => store.open(new URLSearchParams(search).get('payment') ?? ''), [store, search]);
  if (store.status === 'failed')
    return (
      <div className={styles['page']}>
        <LoadFailed onRetry={() => store.ask()} />
      </div>
    );
  const face =
    store.status === 'unknown'
      ? ({ mark: 'unknown', title: 'cashier:return.unknownTitle', text: 'cashier:return.unknownText' } as const)
      : faces[store.payment?.status ?? 'pending'];
  return (
    <div className={styles['page']}>
      <div className={styles['state']}>
        <div role="status">
          <ResultFace level={1} mark={face.mark} title={t(face.title)} text={t(face.text)} />
        </div>
        {store.payment !== null && (
          <Button variant="primary" size="lg" isBlock href={store.payment.link}>
            {t('cashier:return.button')}
          </Button>
        )}
      </div>
    </div>
  );
});
