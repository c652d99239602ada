import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../../../ui/basics/Button.tsx';
import { logOutIcon } from '../../../ui/basics/icons.ts';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { confirm } from '../../../kernel/confirm.ts';
import type { RouteModule } from '../../../kernel/pageModules.ts';
import { LoadFailed } from '../../../kernel/LoadFailed.tsx';
import { signOut } from '../../session/face/signOut.ts';
import { useForPlayer } from '../../../kernel/visitor/useForPlayer.ts';
import { CharacterBlock } from '../character/CharacterBlock.tsx';
import { CurrencyBlock } from '../currency/CurrencyBlock.tsx';
import { InviteBlock } from '../invite/InviteBlock.tsx';
import { LanguageBlock } from '../language/LanguageBlock.tsx';
import { NicknameBlock } from '../nickname/NicknameBlock.tsx';
import { PersonalDataBlock } from '../personal/ui/PersonalDataBlock.tsx';
import { settingsStore } from '../SettingsStore.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ReturnNotice } from './ReturnNotice.tsx';
import styles from './SettingsPage.module.css';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

/** The player's account: what it is, and all that they can change about it. */
export const SettingsPage: RouteModule['Page'] = observer(function SettingsPage({ match }) {
  const app = useApp();
  const { t } = app;
  const store = useStore(settingsStore);
  useForPlayer((uid) => void store.open(uid));
  useAskBeforeLeaving();
  return (
    <div className={styles['page']}>
      <ProfileHead />
      <ReturnNotice search={match.search} />
      <Body isWanted={match.search.has('toastType')} />
      <Button className={styles['signOut']} icon={logOutIcon} onClick={() => signOut(app)}>
        {t('core:signOut')}
      </Button>
    </div>
  );
});

const Body = observer(function Body({ isWanted }: { readonly isWanted: boolean }) {
  const { session, content } = useApp();
  const { profile, isComplete } = useStore(settingsStore);
  if (profile.status === 'failed') return <Failed />;
  if (profile.profile === null || session.account === null || !isComplete) return <SettingsSkeleton />;
  return (
    <>
      <PersonalDataBlock isWanted={isWanted} />
      <NicknameBlock />
      {content.config.characterPlaces.includes('profile-page') && <CharacterBlock />}
      <CurrencyBlock />
      <LanguageBlock />
      <InviteBlock />
      <PersonFacts profile={profile.profile} />
      <AccountFacts account={session.account} />
    </>
  );
});

function Failed() {
  const store = useStore(settingsStore);
  return <LoadFailed onRetry={() => store.load()} />;
}

/** What was typed and not saved is lost with the page: the player is asked, and then it is dropped. */
function useAskBeforeLeaving(): void {
  const app = useApp();
  const store = useStore(settingsStore);
  useEffect(
    () =>
      app.leaving.hold({
        isNeeded: () => store.isChanged,
        async ask() {
          const { t } = app;
          const isSure = await confirm(app, 'leaveSettings', {
            title: t('profile:leave.title'),
            content: t('profile:leave.text'),
            textAgree: t('profile:leave.agree'),
            textReject: t('profile:leave.stay'),
          });
          if (isSure) store.discard();
          return isSure;
        },
      }),
    [app, store],
  );
}
