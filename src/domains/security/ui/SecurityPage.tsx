import { observer } from 'mobx-react-lite';
import { formatDateTime } from '../../../shared/dates/formatDate.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { clockIcon } from '../../../ui/basics/icons.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { PageBlocks } from '../../../kernel/slots/PageBlocks.tsx';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import styles from './SecurityPage.module.css';

/** 2.4-1: what protects the account. Its blocks come from the domains' manifests. */
export const SecurityPage = observer(function SecurityPage() {
  const { t } = useApp();
  return (
    <div className={styles['page']}>
      <header>
        <h1>{t('security:heading')}</h1>
        <PreviousSignIn />
      </header>
      <PageBlocks page="security" skeleton={<BlockSkeleton />} />
    </div>
  );
});

/** When the player signed in the time before, so that they notice a stranger's sign-in. */
const PreviousSignIn = observer(function PreviousSignIn() {
  const { t, session } = useApp();
  const { account } = session;
  if (account === null) return null;
  const ms = account.previousLoginAt === null ? null : isoToMs(account.previousLoginAt);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <p className={styles['previous']}>
      <Icon of={clockIcon} size={16} />
      <span>
        {ms === null
          ? t('security:firstSignIn')
          : t('security:previousSignIn', { at: formatDateTime(ms, zone, t('security:at')) })}
      </span>
    </p>
  );
});
