import type { AppServices } from '../../../../kernel/AppServices.ts';
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

const stateContactKeys: Readonly<Record<Need['contact'], string>> = {
  email: 'needs:state.contactEmail',
  phone: 'needs:state.contactPhone',
  '': 'needs:state.contact',
};

/** The names of missing profile data; empty if one is not known here, which would be left out. */
function fieldNames({ t, locale }: Pick<AppServices, 't' | 'locale'>, { fields }: Need): string {
  const names = fields.flatMap((field) => fieldKeys.get(field) ?? []).map((key) => t(key));
  return names.length < fields.length ? '' : new Intl.ListFormat(locale.code).format(names);
}

/** The same before anything was tried: a page shows what is needed from the start. */
export function needState(app: Pick<AppServices, 't' | 'locale'>, need: Need): string {
  const { t } = app;
  const fields = fieldNames(app, need);
  if (need.code === 'deposit') return t('needs:state.deposit');
  if (need.code === 'contact') return t(stateContactKeys[need.contact]);
  if (need.code !== 'profile') return needText(app, need);
  return fields === '' ? t('needs:state.profile') : t('needs:state.profileFields', { fields });
}

/** What the player has to do, in their language; the operator's own text is not shown (8-28). */
export function needText(app: Pick<AppServices, 't' | 'locale'>, need: Need): string {
  const { t } = app;
  switch (need.code) {
    case 'registration':
      return t('needs:text.registration');
    case 'terms':
      return t('needs:text.terms');
    case 'held':
      return t('needs:text.held');
    case 'deposit':
      return t('needs:text.deposit');
    case 'profile': {
      const fields = fieldNames(app, need);
      return fields === '' ? t('needs:text.profile') : t('needs:text.profileFields', { fields });
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
