import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { useForPlayer } from '../../../../kernel/visitor/useForPlayer.ts';
import { Button } from '../../../../ui/basics/Button.tsx';
import { downloadIcon } from '../../../../ui/basics/icons.ts';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { historyStore } from '../../HistoryStore.ts';
import { useCashierFormat } from '../../ui/frame/useCashierFormat.ts';
import { exportStore } from '../ExportStore.ts';
import { periodStart } from '../historyFilter.ts';
import styles from './History.module.css';

/** 3-12, 7-74: asks for a file of the rounds that are shown, and fetches it once it is made. */
export const RoundsExport = observer(function RoundsExport() {
  const { content } = useApp();
  return content.site.isGameHistoryExportEnabled ? <Enabled /> : null;
});

const Enabled = observer(function Enabled() {
  const { t, clock } = useApp();
  const store = useStore(exportStore);
  const { filters } = useStore(historyStore);
  useForPlayer(() => store.open());
  const { game, period } = filters.filter;
  return (
    <div className={styles['export']}>
      <Button
        size="sm"
        icon={downloadIcon}
        isPending={store.isAsking || store.isPending}
        onClick={() => void store.ask({ game, from: periodStart(period, clock.now()) })}
      >
        {t('history:export.ask')}
      </Button>
      <Latest />
    </div>
  );
});

const Latest = observer(function Latest() {
  const { t } = useApp();
  const store = useStore(exportStore);
  const format = useCashierFormat();
  const { request, fault } = store;
  return (
    <div role="status" className={styles['latest']}>
      {fault !== null && <Notice tone="error">{t(`history:export.${fault}`)}</Notice>}
      {request?.status === 'pending' && <p className={styles['told']}>{t('history:export.making')}</p>}
      {request?.status === 'expired' && <p className={styles['told']}>{t('history:export.expired')}</p>}
      {request?.status === 'ready' && (
        <>
          <Button size="sm" variant="primary" icon={downloadIcon} onClick={() => store.download()}>
            {t('history:export.fetch', { count: request.rounds })}
          </Button>
          <span className={styles['told']}>
            {t('history:export.until', { time: format.time(request.expires_at ?? '') })}
          </span>
        </>
      )}
    </div>
  );
});
