import type { AppServices } from '../../kernel/AppServices.ts';
import type { DialogKind } from '../../kernel/dialogs.ts';
import { openDrafts } from '../../kernel/forms/OpenDrafts.ts';
import { pageScroll } from '../../lib/pageScroll.ts';
import { collectPlace } from './source/collectPlace.ts';
import { handoffStore } from './source/HandoffStore.ts';

const handoffDialog: DialogKind<null, null> = {
  name: 'handoff',
  isCareful: true,
  size: 'sm',
  dismissed: null,
  namespaces: ['handoff', 'forms'],
  load: async () => (await import('./source/ui/HandoffDialog.tsx')).HandoffDialog,
};

/** Hands the page, its drafts and the open game to another device. Resolves when the dialog is closed. */
export function openHandoff(app: AppServices): Promise<null> {
  const store = app.store(handoffStore);
  let isShown = true;
  const source = {
    collect: () => collectPlace(app.place, app.store(openDrafts), pageScroll()),
    onTaken() {
      app.store(openDrafts).leave();
      if (!isShown) app.notices.show(app.t('handoff:source.takenNotice'), 'success');
    },
  };
  return app.dialogs.open(handoffDialog, null, {
    beforeOpen() {
      // A game in full screen would cover it.
      app.platform.fullScreen?.exit();
      void store.begin(source);
    },
    closed() {
      isShown = false;
      store.close();
    },
  });
}
