import { Notice } from '../../../ui/blocks/Notice.tsx';
import { clockIcon } from '../../../ui/basics/icons.ts';
import { useApp } from '../../../kernel/AppContext.tsx';

/** Shown while the outcome is unknown and being requested (I8). Never says "failed". */
export function CheckingNotice() {
  const { t } = useApp();
  return (
    <Notice icon={clockIcon} role="status" title={t('cashier:checking.title')}>
      {t('cashier:checking.text')}
    </Notice>
  );
}
