import { formatDateTime } from '../../../shared/dates/formatDate.ts';
import { Button } from '../../../ui/basics/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { DialogProps } from '../../../kernel/dialogs.ts';
import type { Ended } from '../Exclusion.ts';

/** The exclusion has begun: until when, and that open rounds and withdrawals are finished without the player. */
export function ExcludedDialog({ props: { kind, until }, close, frame }: DialogProps<Ended, null>) {
  const { t } = useApp();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Dialog
      {...frame}
      title={t(`responsible:excluded.${kind}`)}
      labelClose={t('core:close')}
      foot={
        <Button isBlock variant="primary" hasFirstFocus onClick={() => close(null)}>
          {t('responsible:excluded.ok')}
        </Button>
      }
    >
      <p>{t('responsible:excluded.until', { at: formatDateTime(until, zone, t('responsible:at')) })}</p>
      <p>{t('responsible:excluded.text')}</p>
    </Dialog>
  );
}
