import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import type { VerificationRequest } from '../VerificationRequest.ts';
import { verificationStore } from '../VerificationStore.ts';
import { VerificationPanel } from './VerificationPanel.tsx';

/** 2.10-5: the same as the page, over any other. It can be closed at any time; what was done is kept. */
export const VerificationDialog = observer(function VerificationDialog({
  props,
  close,
  frame,
}: DialogProps<VerificationRequest, boolean>) {
  const { t } = useApp();
  const { status } = useStore(verificationStore);
  const isSettled = status === 'pending' || status === 'approved';
  return (
    <Dialog
      {...frame}
      title={t('verification:heading')}
      labelClose={t('core:close')}
      {...(isSettled ? { onClose: () => close(true) } : {})}
      foot={
        isSettled ? (
          <Button variant="primary" isBlock onClick={() => close(true)}>
            {t('verification:done')}
          </Button>
        ) : undefined
      }
    >
      <VerificationPanel externalActionId={props.externalActionId} />
    </Dialog>
  );
});
