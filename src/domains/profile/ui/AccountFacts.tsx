import { formatDate, formatDateTime } from '../../../shared/dates/formatDate.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import type { Account } from '../../../kernel/views.ts';
import { FactList } from './FactList.tsx';
import { IdentityValue } from './IdentityValue.tsx';
import styles from './SettingsPage.module.css';

/** The account's data. Times are in the player's own zone (9-16); the data is loaded in the browser only. */
export function AccountFacts({ account }: { readonly account: Account }) {
  const { t, content } = useApp();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const unknown = <span className={styles['none']}>{t('profile:never')}</span>;
  const moment = (iso: string | null, write: (ms: number) => string) => {
    const ms = iso === null ? null : isoToMs(iso);
    return ms === null ? unknown : write(ms);
  };
  return (
    <FactList
      id="profile-account"
      title={t('profile:account')}
      facts={[
        { label: t('profile:id'), value: <bdi>{account.uid}</bdi> },
        { label: t('profile:registered'), value: moment(account.registeredAt, (ms) => formatDate(ms, zone)) },
        {
          label: t('profile:lastSignIn'),
          value: moment(account.previousLoginAt, (ms) => formatDateTime(ms, zone, t('profile:at'))),
        },
        // 3-30
        ...(content.config.features.isTwoFactorEnabled
          ? [{ label: t('profile:twoFactor'), value: account.hasTwoFactor ? t('profile:on') : t('profile:off') }]
          : []),
        ...(content.config.features.isVerificationEnabled
          ? [{ label: t('profile:identity.label'), value: <IdentityValue account={account} /> }]
          : []),
      ]}
    />
  );
}
