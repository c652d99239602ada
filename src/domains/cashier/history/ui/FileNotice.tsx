import { observer } from 'mobx-react-lite';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import { Notice } from '../../../../ui/blocks/Notice.tsx';
import { ledgerStore } from '../LedgerStore.ts';

/** Says that a file could not be had. */
export const FileNotice = observer(function FileNotice() {
  const { t } = useApp();
  const { fileFailed } = useStore(ledgerStore);
  if (fileFailed === '') return null;
  return (
    <Notice tone="error" role="alert">
      {t('history:files.failed')}
    </Notice>
  );
});
