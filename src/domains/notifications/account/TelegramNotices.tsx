import { observer } from 'mobx-react-lite';
import { telegramIcon } from '../../../ui/basics/icons.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { IconCard } from '../../../ui/blocks/IconCard.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { KindSwitches } from './KindSwitches.tsx';
import { noticesStore } from './NoticesStore.ts';

/** Notifications by the messenger's bot. Where the shell can ask, the first switch asks whether the bot may write. */
export const TelegramNotices = observer(function TelegramNotices({ isReachable }: { readonly isReachable: boolean }) {
  const { t } = useApp();
  const { canAsk } = useStore(noticesStore);
  return (
    <IconCard icon={telegramIcon} title={t('notifications:account.telegram')} lead={t('notifications:account.lead')}>
      {!isReachable && <Notice>{t(`notifications:account.${canAsk ? 'allow' : 'start'}`)}</Notice>}
      <KindSwitches channel="telegram" isLocked={!isReachable && !canAsk} />
    </IconCard>
  );
});
