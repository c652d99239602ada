import { lockIcon } from '../../../ui/basics/icons.ts';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { useApp } from '../../../kernel/AppContext.tsx';
import { ChangePassword } from './ChangePassword.tsx';

/** 7-6: the security page's card about the password. */
export function PasswordBlock() {
  const { t } = useApp();
  return (
    <IconCard icon={lockIcon} title={t('auth:password.title')} lead={t('auth:password.lead')}>
      <ChangePassword />
    </IconCard>
  );
}
