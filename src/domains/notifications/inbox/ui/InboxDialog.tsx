import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { ListFaces } from '../../../../kernel/lists/ListFaces.tsx';
import { noticeSound } from '../../NoticeSound.ts';
import { playChime } from '../../../../lib/playChime.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { bellIcon, readAllIcon } from '../../../../ui/basics/icons.ts';
import { EmptyState } from '../../../../ui/blocks/EmptyState.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Switch } from '../../../../ui/form/Switch.tsx';
import { inboxStore } from '../InboxStore.ts';
import type { InboxItem } from '../parseItem.ts';
import { groupByDay } from './groupByDay.ts';
import styles from './InboxDialog.module.css';
import { InboxRow } from './InboxRow.tsx';

/** ux.md: newest first, grouped by day, each with one action. */
export const InboxDialog = observer(function InboxDialog({ close, frame }: DialogProps<null, string | null>) {
  const { t } = useApp();
  const store = useStore(inboxStore);
  useEffect(() => void store.load(), [store]);
  return (
    <Dialog {...frame} title={t('inbox:title')} labelClose={t('core:close')} height="steady" foot={<Foot />}>
      {store.hasReadFailed && (
        <Notice tone="error" role="alert">
          {t('inbox:readFailed')}
        </Notice>
      )}
      <ListFaces
        list={listOf(store)}
        empty={<EmptyState icon={bellIcon} title={t('inbox:empty.title')} text={t('inbox:empty.text')} />}
      >
        <Days items={store.items} onGo={close} />
      </ListFaces>
    </Dialog>
  );
});

/** The store as a list with the usual four states. */
const listOf = (store: ReturnType<typeof inboxStore.create>) => ({
  status: store.status,
  items: store.items.map(({ id }) => ({ id: String(id) })),
  hasMore: store.hasMore,
  moreStatus: store.moreStatus,
  load: () => store.load(),
  more: () => store.more(),
});

function Days({ items, onGo }: { readonly items: readonly InboxItem[]; readonly onGo: (path: string) => void }) {
  const { t, clock } = useApp();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return groupByDay(items, clock.now(), zone).map(({ key, date, items: ofDay }) => (
    <section key={date} className={styles['day']}>
      <h3 className={styles['date']}>{key === null ? date : t(`inbox:${key}`)}</h3>
      <ul className={styles['list']}>
        {ofDay.map((item) => (
          <InboxRow key={item.id} item={item} zone={zone} onGo={onGo} />
        ))}
      </ul>
    </section>
  ));
}

const Foot = observer(function Foot() {
  const { t } = useApp();
  const store = useStore(inboxStore);
  const sound = useStore(noticeSound);
  const turn = (isOn: boolean) => {
    sound.turn(isOn);
    if (isOn) void playChime();
  };
  return (
    <div className={styles['foot']}>
      <Switch name="notice-sound" label={t('inbox:sound')} isOn={sound.isOn} onChange={turn} />
      <Button size="sm" icon={readAllIcon} isDisabled={store.unread === 0} onClick={() => store.readAll()}>
        {t('inbox:readAll')}
      </Button>
    </div>
  );
});
