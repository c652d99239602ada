import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { useVisitor } from '../../../kernel/visitor/useVisitor.ts';
import { Icon } from '../../../ui/basics/Icon.tsx';
import { profileIcon } from '../../../ui/basics/icons.ts';
import { Picture } from '../../../ui/tiles/Picture.tsx';
import styles from './AccountFace.module.css';
import { nameOf } from './nameOf.ts';

/** The player's picture in the messenger, else the first letter of their name; an icon until they are known. */
export const AccountFace = observer(function AccountFace() {
  const { platform, session } = useApp();
  // The server renders it for nobody, and it may hydrate after the player is known.
  const account = useVisitor() === 'player' ? session.account : null;
  const [letter] = account === null ? [] : nameOf(account);
  const { picture } = platform.launch;
  const initial = letter === undefined ? <Icon of={profileIcon} /> : letter.toLocaleUpperCase();
  const standIn = <span className={styles['initial']}>{initial}</span>;
  return (
    <span className={styles['face']} aria-hidden>
      {account === null || picture === null ? (
        standIn
      ) : (
        <Picture src={picture} width={48} ratio={1} alt="" standIn={standIn} />
      )}
    </span>
  );
});
