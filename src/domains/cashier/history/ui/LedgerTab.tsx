import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useFigures } from '../../../../kernel/figures/useFigures.ts';
import { ListFaces } from '../../../../kernel/lists/ListFaces.tsx';
import { Amount } from '../../../../ui/basics/Amount.tsx';
import { Button } from '../../../../ui/basics/Button.tsx';
import { downloadIcon, historyIcon } from '../../../../ui/basics/icons.ts';
import { EmptyState } from '../../../../ui/blocks/EmptyState.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { historyStore } from '../../HistoryStore.ts';
import { HistoryTable } from '../../ui/HistoryTable.tsx';
import table from '../../ui/HistoryTable.module.css';
import { useMethodName } from '../../face/useMethodName.ts';
import { detailDialog } from '../detailDialog.ts';
import { ledgerGroups } from '../historyFilter.ts';
import type { Movement } from '../ledgerApi.ts';
import { ledgerStore } from '../LedgerStore.ts';
import { EndlessEnd } from './EndlessEnd.tsx';
import { FileNotice } from './FileNotice.tsx';
import styles from './History.module.css';
import { PeriodSelect } from './PeriodSelect.tsx';
import { useLedgerWords } from './useLedgerWords.ts';

/** 2.3-6: every row of the player's accounts, with its reason and the balance after it. */
export const LedgerTab = observer(function LedgerTab() {
  const { t, session } = useApp();
  const { filters } = useStore(historyStore);
  const { filter } = filters;
  const store = useStore(ledgerStore);
  const { uid } = session;
  useEffect(() => {
    if (uid !== 0) void store.show(filter);
  }, [store, filter, uid]);
  return (
    <div className={table['list']}>
      <div className={styles['filters']}>
        <Select
          label={t('history:filters.group')}
          name="group"
          value={filter.group}
          options={ledgerGroups.map((group) => ({ value: group, label: t(`history:groups.${group}`) }))}
          onChange={(value) => filters.change({ group: ledgerGroups.find((one) => one === value) ?? 'all' })}
        />
        <PeriodSelect />
      </div>
      <Files />
      <ListFaces
        list={store.movements}
        empty={<EmptyState icon={historyIcon} title={t('history:emptyTitle')} text={t('history:emptyText')} />}
      >
        <Rows />
      </ListFaces>
    </div>
  );
});

const Files = observer(function Files() {
  const { t } = useApp();
  const store = useStore(ledgerStore);
  return (
    <>
      <div className={styles['files']}>
        {(['statement', 'csv'] as const).map((file) => (
          <Button
            key={file}
            size="sm"
            icon={downloadIcon}
            isPending={store.fileAsked === file}
            isDisabled={store.fileAsked !== '' && store.fileAsked !== file}
            onClick={() => store.downloadShown(file)}
          >
            {t(`history:files.${file}`)}
          </Button>
        ))}
      </div>
      <FileNotice />
    </>
  );
});

const Rows = observer(function Rows() {
  const { t, dialogs } = useApp();
  const { movements } = useStore(ledgerStore);
  const figures = useFigures();
  const words = useLedgerWords();
  const methodName = useMethodName();
  const more = useCallback(() => void movements.more(), [movements]);
  const subjectOf = ({ subject }: Movement) =>
    subject.kind === 'method' ? methodName(subject.sysname, subject.name) : subject.name;
  const open = (row: Movement) => {
    const about = row.subject.kind === 'method' ? 'payment' : 'round';
    const hasFile = row.subject.kind === 'method' || row.subject.kind === 'game';
    return dialogs.open(detailDialog, {
      title: words.reason(row.reason),
      facts: [
        { label: t('cashier:amount'), value: words.signed(row.amount), isCode: true },
        { label: t('history:detail.balance'), value: words.balance(row.balance) },
        { label: t('history:detail.after'), value: figures.money(row.after), isCode: true },
        ...(row.subject.kind === '' ? [] : [{ label: t('history:detail.about'), value: subjectOf(row) }]),
        { label: t('cashier:history.when'), value: figures.time(row.at) },
        // Without a subject it is the ledger's own technical name.
        ...(row.subject.kind === ''
          ? []
          : [{ label: t('history:detail.reference'), value: row.reference, isCode: true }]),
        { label: t('history:detail.row'), value: row.id, isCode: true },
      ],
      again: '',
      about: hasFile ? { file: about, id: row.reference } : null,
    });
  };
  return (
    <>
      <HistoryTable
        label={t('history:tab')}
        columns={{
          when: t('cashier:history.when'),
          what: t('cashier:history.what'),
          state: t('history:detail.after'),
          sum: t('cashier:amount'),
        }}
        rows={movements.items.map((row) => ({
          id: row.id,
          when: <span className={table['note']}>{figures.time(row.at)}</span>,
          what: (
            <>
              <button type="button" className={styles['opener']} onClick={() => void open(row)}>
                {words.reason(row.reason)}
              </button>
              <span className={table['note']}>
                {subjectOf(row) === ''
                  ? words.balance(row.balance)
                  : `${subjectOf(row)} · ${words.balance(row.balance)}`}
              </span>
            </>
          ),
          state: (
            <span className={table['note']}>
              <span className={table['named']}>{t('history:after')} </span>
              <Amount text={figures.money(row.after)} />
            </span>
          ),
          sum: <Amount className={table['sum']} text={words.signed(row.amount)} />,
        }))}
      />
      {movements.hasMore && <EndlessEnd mark={movements.items.length} more={more} />}
    </>
  );
});
