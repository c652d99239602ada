import { observer } from 'mobx-react-lite';
import { Button } from '../../../ui/basics/Button.tsx';
import { logOutIcon } from '../../../ui/basics/icons.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { signOut } from '../../../kernel/signOut/signOut.ts';
import { useForPlayer } from '../../../kernel/useForPlayer.ts';
import { profileStore } from '../ProfileStore.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import styles from './SettingsPage.module.css';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

/** The player's account settings. */
export const SettingsPage = observer(function SettingsPage() {
  const app = useApp();
  const { t } = app;
  const store = useStore(profileStore);
  useForPlayer((uid) => void store.open(uid));
  return (
    <div className={styles['page']}>
      <h1 className={styles['heading']}>{t('profile:heading')}</h1>
      <Body />
      <Button className={styles['signOut']} icon={logOutIcon} onClick={() => signOut(app)}>
        {t('core:signOut')}
      </Button>
    </div>
  );
});

const Body = observer(function Body() {
  const { session } = useApp();
  const store = useStore(profileStore);
  if (store.status === 'failed') {
    return <LoadFailed onRetry={() => store.load()} />;
  }
  if (store.profile === null || session.account === null) return <SettingsSkeleton />;
  return (
    <>
      <PersonFacts profile={store.profile} />
      <AccountFacts account={session.account} currency={store.profile.currency} />
    </>
  );
});
