import type { AppServices } from '../deps.ts';
import type { Need } from './needOf.ts';

const fieldKeys: ReadonlyMap<string, string> = new Map([
  ['first_name', 'needs:fields.firstName'],
  ['last_name', 'needs:fields.lastName'],
  ['birth_date', 'needs:fields.birthDate'],
  ['country', 'needs:fields.country'],
  ['home_town', 'needs:fields.homeTown'],
  ['address', 'needs:fields.address'],
]);

const contactKeys: Readonly<Record<Need['contact'], string>> = {
  email: 'needs:text.contactEmail',
  phone: 'needs:text.contactPhone',
  '': 'needs:text.contact',
};

const identityKeys: Readonly<Record<'identity' | 'identityToWithdraw' | 'provider', string>> = {
  identity: 'needs:text.identity',
  identityToWithdraw: 'needs:text.identityToWithdraw',
  provider: 'needs:text.provider',
};

/** What the player has to do, in their language; the operator's own text is not shown (8-28). */
export function needText({ t, locale }: Pick<AppServices, 't' | 'locale'>, need: Need): string {
  switch (need.code) {
    case 'registration':
      return t('needs:text.registration');
    case 'deposit':
      return t('needs:text.deposit');
    case 'profile': {
      const names = need.fields.flatMap((field) => fieldKeys.get(field) ?? []).map((key) => t(key));
      // A name that is not known here would be left out: then none is named.
      if (names.length === 0 || names.length < need.fields.length) return t('needs:text.profile');
      return t('needs:text.profileFields', { fields: new Intl.ListFormat(locale.code).format(names) });
    }
    case 'contact':
      return t(contactKeys[need.contact]);
    case 'requisitesOnCheck':
      return t('needs:text.requisitesOnCheck');
    case 'requisitesToShow':
      return t('needs:text.requisitesToShow');
    case 'identity':
    case 'identityToWithdraw':
    case 'provider':
      if (need.identity === 'pending') return t('needs:text.identityPending');
      return t(need.identity === 'refused' ? 'needs:text.identityRefused' : identityKeys[need.code]);
  }
}
