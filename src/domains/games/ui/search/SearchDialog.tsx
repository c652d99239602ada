import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { useApp } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { SearchBox } from './SearchBox.tsx';

/** 2.10-11: finds games, providers and categories while typing; arrow keys choose, Enter opens. */
export function SearchDialog({ close, frame }: DialogProps<null, string | null>) {
  const { t } = useApp();
  return (
    <Dialog
      {...frame}
      title={t('games:search.title')}
      isTitleHidden
      closeButtonPosition="none"
      labelClose={t('core:close')}
      height="steady"
      padding="flush"
    >
      <SearchBox onChoose={close} onClose={frame.onClose} />
    </Dialog>
  );
}
