import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { LoadFailed } from '../../../../kernel/LoadFailed.tsx';
import { LoadingBlock } from '../../../../kernel/lists/LoadingBlock.tsx';
import { Remote } from '../../../../kernel/Remote.ts';
import { Amount } from '../../../../ui/basics/Amount.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { downloadIcon } from '../../../../ui/basics/icons.ts';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { receiptPath } from '../../paths.ts';
import type { HistoryDetail } from '../HistoryDetail.ts';
import type { Movement } from '../ledgerApi.ts';
import { ledgerStore } from '../LedgerStore.ts';
import styles from './DetailDialog.module.css';
import { FileNotice } from './FileNotice.tsx';
import { useLedgerWords } from './useLedgerWords.ts';

/** All that is known of one payment, round or row, and its case file. */
export const DetailDialog = observer(function DetailDialog({ props, frame }: DialogProps<HistoryDetail, null>) {
  const { t, href } = useApp();
  const store = useStore(ledgerStore);
  const { about } = props;
  return (
    <Dialog
      {...frame}
      title={props.title}
      labelClose={t('core:close')}
      foot={
        about !== null && (
          <>
            {props.again !== '' && (
              <Button variant="primary" isBlock href={href(props.again)} onClick={() => frame.onClose()}>
                {t('core:retry')}
              </Button>
            )}
            {about.file === 'payment' && (
              <Button isBlock href={href(receiptPath(about.id))} onClick={() => frame.onClose()}>
                {t('history:detail.receipt')}
              </Button>
            )}
            <Button
              isBlock
              icon={downloadIcon}
              isPending={store.fileAsked !== ''}
              onClick={() => store.download(about)}
            >
              {t('history:detail.pack')}
            </Button>
          </>
        )
      }
    >
      <dl className={styles['facts']}>
        {props.facts.map(({ label, value, isCode = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isCode ? <bdi dir="ltr">{value}</bdi> : value}</dd>
          </div>
        ))}
      </dl>
      {about !== null && (
        <>
          <Postings reference={about.id} />
          <p className={styles['note']}>{t('history:detail.packText')}</p>
        </>
      )}
      <FileNotice />
    </Dialog>
  );
});

const Postings = observer(function Postings({ reference }: { readonly reference: string }) {
  const { t } = useApp();
  const store = useStore(ledgerStore);
  const figures = useFigures();
  const words = useLedgerWords();
  const [rows] = useState(() => new Remote<readonly Movement[]>());
  useEffect(() => {
    void rows.refresh(reference, () => store.about(reference));
  }, [rows, store, reference]);
  if (rows.status === 'failed')
    return <LoadFailed onRetry={() => rows.refresh(reference, () => store.about(reference))} />;
  if (rows.value === null)
    return (
      <LoadingBlock>
        <Skeleton height="96px" />
      </LoadingBlock>
    );
  return (
    <section className={styles['postings']}>
      <h3>{t('history:detail.postings')}</h3>
      {rows.value.length === 0 && <p className={styles['note']}>{t('history:detail.none')}</p>}
      <ul>
        {rows.value.map((row) => (
          <li key={row.id}>
            <span>
              {words.reason(row.reason)}
              <span className={styles['note']}>
                {words.balance(row.balance)} · {figures.time(row.at)}
              </span>
            </span>
            <Amount text={words.signed(row.amount)} className={styles['sum']} />
          </li>
        ))}
      </ul>
    </section>
  );
});
