import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { EntriesList } from './EntriesList.tsx';
import styles from './EntriesDialog.module.css';
import { entriesStore } from './EntriesStore.ts';

/** What is held since the password was changed. It closes by itself once the player has decided about all. */
export const EntriesDialog = observer(function EntriesDialog({ close, frame }: DialogProps<null, null>) {
  const { t } = useApp();
  const { held, hasHeld } = useStore(entriesStore);
  useEffect(() => {
    if (!hasHeld) close(null);
  }, [hasHeld, close]);
  return (
    <Dialog
      {...frame}
      title={t('entries:dialogTitle')}
      labelClose={t('core:close')}
      foot={
        <Button isBlock onClick={() => close(null)}>
          {t('entries:later')}
        </Button>
      }
    >
      <p className={styles['lead']}>{t('entries:held')}</p>
      <EntriesList entries={held} />
    </Dialog>
  );
});
