import { Notice } from '../../../ui/blocks/Notice.tsx';
import { clockIcon } from '../../../ui/basics/icons.ts';
import { useApp } from '../../../kernel/AppContext.tsx';

/** The outcome is not known yet; it is being asked for (I8). Never "failed". */
export function CheckingNotice() {
  const { t } = useApp();
  return (
    <Notice icon={clockIcon} role="status" title={t('cashier:checking.title')}>
      {t('cashier:checking.text')}
    </Notice>
  );
}
