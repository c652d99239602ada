import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useApp, useStore } from '../../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../../kernel/dialogs.ts';
import { keepFocusAt } from '../../../../lib/keptFocus.ts';
import { Skeleton } from '../../../../ui/basics/Skeleton.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { handoffStore } from '../HandoffStore.ts';
import type { HandoffState } from '../HandoffStore.ts';
import { AskedPart } from './AskedPart.tsx';
import { CodePart } from './CodePart.tsx';
import { EndPart } from './EndPart.tsx';
import styles from './HandoffDialog.module.css';

/** Hands the page to another device: the code, who asks with it, and how it ended. */
export const HandoffDialog = observer(function HandoffDialog({ frame, close }: DialogProps<null, null>) {
  const { t, platform } = useApp();
  const store = useStore(handoffStore);
  const part = useRef<HTMLDivElement>(null);
  const { state } = store;
  // The pressed button may have gone with the part that it was in.
  useEffect(() => keepFocusAt(part.current), [state]);
  const isMessenger = platform.launch.registration !== null;
  return (
    <Dialog
      {...frame}
      title={t(isMessenger ? 'handoff:source.titleBrowser' : 'handoff:source.title')}
      labelClose={t('core:close')}
    >
      <p className="visually-hidden" role="status">
        {isAnnounced(state) ? t(`handoff:announced.${state}`) : ''}
      </p>
      <div ref={part} className={styles['part']} tabIndex={-1}>
        <Part onDone={() => close(null)} />
      </div>
    </Dialog>
  );
});

/** The texts of how it ended are announced themselves. */
const isAnnounced = (state: HandoffState): state is 'waiting' | 'asked' | 'approved' =>
  state === 'waiting' || state === 'asked' || state === 'approved';

const Part = observer(function Part({ onDone }: { readonly onDone: () => void }) {
  const { state } = useStore(handoffStore);
  if (state === 'idle' || state === 'making') return <Skeleton height="24rem" />;
  if (state === 'waiting') return <CodePart />;
  if (state === 'asked' || state === 'approved') return <AskedPart />;
  return <EndPart state={state} onDone={onDone} />;
});
