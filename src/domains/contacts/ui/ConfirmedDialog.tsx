import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import { ConfirmedFace } from './ConfirmedFace.tsx';

/** 2.10-14 */
export function ConfirmedDialog({ props, close, frame }: DialogProps<{ readonly contact: string }, null>) {
  const { t } = useApp();
  return (
    <ConfirmDialog
      {...frame}
      title={t('contacts:success.title')}
      labelAgree={t('contacts:success.go')}
      labelClose={t('core:close')}
      onAnswer={() => close(null)}
    >
      <ConfirmedFace>
        <bdi dir="ltr">{props.contact}</bdi> {t('contacts:success.contact')}
      </ConfirmedFace>
    </ConfirmDialog>
  );
}
