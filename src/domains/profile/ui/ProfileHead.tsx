import { observer } from 'mobx-react-lite';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { checkIcon, profileIcon } from '../../../ui/basics/icons.ts';
import { Pill } from '../../../ui/blocks/Pill.tsx';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import { useApp, useStore } from '../../../kernel/AppContext.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { charactersStore } from '../../loyalty/face/characters/CharactersStore.ts';
import styles from './ProfileHead.module.css';

/**
 * Who the player is here: their character, their name for others, and whether their identity is verified. The server
 * renders it for nobody, and it may hydrate after the player is known.
 */
export const ProfileHead = observer(function ProfileHead() {
  const { t, session } = useApp();
  const { chosen } = useStore(charactersStore);
  const account = useVisitor() === 'player' ? session.account : null;
  return (
    <header className={styles['head']}>
      <span className={styles['portrait']}>
        {account === null || chosen === null ? (
          <Icon of={profileIcon} />
        ) : (
          <Picture src={chosen.image} width={120} ratio={1} alt="" />
        )}
      </span>
      <div className={styles['who']}>
        <h1>{t('profile:heading')}</h1>
        <p className={styles['name']}>
          {account !== null && <bdi>{account.nickname || account.login}</bdi>}
          {account?.isVerified === true && (
            <Pill tone="money" icon={checkIcon}>
              {t('profile:verified')}
            </Pill>
          )}
        </p>
      </div>
    </header>
  );
});
