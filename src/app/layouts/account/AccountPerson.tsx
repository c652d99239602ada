import { observer } from 'mobx-react-lite';
import { useApp } from '../../../kernel/AppContext.tsx';
import { AccountFace } from './AccountFace.tsx';
import styles from './AccountPerson.module.css';
import { nameOf } from './nameOf.ts';

/** Who is signed in: face, name and number. */
export const AccountPerson = observer(function AccountPerson() {
  const { t, session } = useApp();
  const { account } = session;
  if (account === null) return null;
  return (
    <span className={styles['person']}>
      <AccountFace />
      <span className={styles['who']}>
        <bdi className={styles['name']}>{nameOf(account)}</bdi>
        <span className={styles['number']}>{t('core:nav.accountNumber', { uid: `${account.uid}` })}</span>
      </span>
    </span>
  );
});
