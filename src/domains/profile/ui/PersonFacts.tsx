import { Pill } from '../../../ui/blocks/Pill.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { confirmationPath } from '../../contacts/paths.ts';
import type { Contact, Profile } from '../parseProfile.ts';
import { FactList } from './FactList.tsx';
import styles from './SettingsPage.module.css';

const contactKeys = { email: 'profile:email', phone: 'profile:phone' } as const;

/** The country in the player's language if its code is known. */
function countryName({ country, countryCode }: Profile, locale: string): string {
  return /^[A-Z]{2}$/.test(countryCode)
    ? (new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(countryCode) ?? country)
    : country;
}

/** The player's login, name, and contacts with their confirmed marks. */
export function PersonFacts({ profile }: { readonly profile: Profile }) {
  const { t, locale } = useApp();
  const given = (text: string) =>
    text === '' ? <span className={styles['none']}>{t('profile:notGiven')}</span> : <bdi>{text}</bdi>;
  return (
    <FactList
      id="profile-person"
      title={t('profile:person')}
      facts={[
        { label: t('profile:login'), value: given(profile.login) },
        { label: t('profile:name'), value: given(profile.name) },
        ...profile.contacts.map((contact) => ({
          label: t(contactKeys[contact.type]),
          value: <ContactValue contact={contact} />,
        })),
        { label: t('profile:country'), value: given(countryName(profile, locale.code)) },
      ]}
    />
  );
}

function ContactValue({ contact }: { readonly contact: Contact }) {
  const { t, href } = useApp();
  return (
    <>
      <bdi dir="ltr">{contact.value}</bdi>
      {contact.isConfirmed ? (
        <Pill tone="money" icon={checkIcon}>
          {t('profile:confirmed')}
        </Pill>
      ) : (
        <>
          <Pill>{t('profile:notConfirmed')}</Pill>
          <a href={href(confirmationPath)}>{t('profile:confirm')}</a>
        </>
      )}
    </>
  );
}
