import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { confirm } from '../../../kernel/confirm.ts';
import { ProblemNotice } from '../../../kernel/problems/ProblemNotice.tsx';
import { formatDate } from '../../../shared/dates/formatDate.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import styles from './EntriesList.module.css';
import { entriesStore } from './EntriesStore.ts';
import type { EntryAction } from './EntriesStore.ts';
import { lookAgain } from './lookAgain.ts';
import type { Entry } from './parseEntries.ts';
import { useEntryName } from './useEntryName.ts';

interface Props {
  readonly entry: Entry;
  /** An action on it has been done. */
  readonly onDone: () => void;
}

/** One way in: what it is, since when and when last used, and what can be done about it. */
export const EntryRow = observer(function EntryRow({ entry, onDone }: Props) {
  const app = useApp();
  const { t, notices } = app;
  const store = useStore(entriesStore);
  const { id, kind, isHeld, canRemove } = entry;
  const name = useEntryName(entry);
  // Passkeys have no names: their dates tell them apart.
  const factsId = useId();
  const running = store.runningOf(id);
  const act = async (action: EntryAction) => {
    if (!(await store[action](id))) return;
    notices.show(t(`entries:done.${action}`), 'success');
    onDone();
    await lookAgain(app, kind);
  };
  const remove = async () => {
    const isSure = await confirm(app, 'removeEntry', {
      title: t('entries:removeTitle'),
      content: t('entries:removeText', { name }),
      textAgree: t('entries:remove'),
      textReject: t('entries:cancel'),
      tone: 'danger',
    });
    if (isSure) await act('remove');
  };
  const button = { size: 'sm', 'aria-describedby': factsId } as const;
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <div className={styles['name']}>
          {name}
          {isHeld && <Pill tone="danger">{t('entries:onHold')}</Pill>}
        </div>
        <div id={factsId} className={styles['note']}>
          <Days entry={entry} />
          {!canRemove && <span>{t('entries:onlyWayIn')}</span>}
        </div>
        <ProblemNotice problem={store.problemOf(id)} own={{ onlyWayIn: 'entries:onlyWayIn' }} />
      </div>
      <div className={styles['actions']}>
        {isHeld && (
          <Button
            {...button}
            aria-label={t('entries:confirmNamed', { name })}
            isPending={running === 'confirm'}
            isDisabled={running === 'remove'}
            onClick={() => act('confirm')}
          >
            {t('entries:confirm')}
          </Button>
        )}
        <Button
          {...button}
          aria-label={t('entries:removeNamed', { name })}
          isPending={running === 'remove'}
          isDisabled={!canRemove || running === 'confirm'}
          onClick={remove}
        >
          {t('entries:remove')}
        </Button>
      </div>
    </li>
  );
});

function Days({ entry: { addedAt, lastUsedAt } }: Pick<Props, 'entry'>) {
  const { t } = useApp();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      {addedAt !== null && <span>{t('entries:added', { day: formatDate(addedAt, zone) })}</span>}
      {lastUsedAt !== null && <span>{t('entries:used', { day: formatDate(lastUsedAt, zone) })}</span>}
    </>
  );
}
