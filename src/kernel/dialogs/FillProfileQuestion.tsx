import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useApp } from '../AppContext.tsx';
import type { DialogProps } from '../dialogs.ts';

/** 2.10-18: asks the player to complete their profile. */
export function FillProfileQuestion({ close, frame }: DialogProps<null, boolean>) {
  const { t } = useApp();
  return (
    <ConfirmDialog
      {...frame}
      title={t('forms:fillProfile.title')}
      labelAgree={t('forms:fillProfile.agree')}
      labelReject={t('forms:fillProfile.reject')}
      labelClose={t('core:close')}
      onAnswer={close}
    >
      <p>{t('forms:fillProfile.text')}</p>
    </ConfirmDialog>
  );
}
