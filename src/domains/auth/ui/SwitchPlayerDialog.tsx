import { isolated } from '../../../shared/text/isolated.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import type { SwitchPlayer } from '../SwitchPlayer.ts';

/** Asks a signed-in player at a launch of another user which account to continue with. */
export function SwitchPlayerDialog({ props, close, frame }: DialogProps<SwitchPlayer, boolean>) {
  const { t } = useApp();
  return (
    <ConfirmDialog
      {...frame}
      title={t('forms:auth.switch.title')}
      labelAgree={t('forms:auth.switch.agree')}
      labelReject={t('forms:auth.switch.stay')}
      labelClose={t('core:close')}
      onAnswer={close}
    >
      <p>{t('forms:auth.switch.text', { current: isolated(props.current), launching: isolated(props.launching) })}</p>
    </ConfirmDialog>
  );
}
