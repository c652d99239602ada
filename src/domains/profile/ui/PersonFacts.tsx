import { Pill } from '../../../ui/blocks/Pill.tsx';
import { checkIcon } from '../../../ui/basics/icons.ts';
import { useApp } from '../../../kernel/AppContext.tsx';
import { confirmationPath } from '../../contacts/paths.ts';
import type { Contact, Profile } from '../parseProfile.ts';
import { FactList } from './FactList.tsx';
import styles from './SettingsPage.module.css';

const contactKeys = { email: 'profile:email', phone: 'profile:phone' } as const;

/** The player's login, and contacts with their confirmed marks. */
export function PersonFacts({ profile }: { readonly profile: Profile }) {
  const { t } = useApp();
  const given = (text: string) =>
    text === '' ? <span className={styles['none']}>{t('profile:notGiven')}</span> : <bdi>{text}</bdi>;
  return (
    <FactList
      id="profile-person"
      title={t('profile:person')}
      facts={[
        { label: t('profile:login'), value: given(profile.login) },
        ...profile.contacts.map((contact) => ({
          label: t(contactKeys[contact.type]),
          value: <ContactValue contact={contact} />,
        })),
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
