import type { AppServices } from '../../../../kernel/AppServices.ts';
import { isOpenForNew } from '../../../../shared/site/siteInfo.ts';
import { termsDialog } from '../../../auth/face/termsDialog.ts';
import { fillProfile } from '../../../profile/face/fillProfile.ts';
import { depositPath } from '../../../cashier/paths.ts';
import { contactsPath } from '../../../contacts/paths.ts';
import { supportPath } from '../../../support/paths.ts';
import { actionFlag, verificationPath } from '../../paths.ts';
import type { Need } from './needOf.ts';

/** What mends a need: a page, or something that asks first. */
export type Way =
  | { readonly label: string; readonly path: string }
  | { readonly label: string; readonly open: () => Promise<unknown> };

type App = Pick<AppServices, 't' | 'content' | 'place' | 'dialogs' | 'navigate'>;

/**
 * 6-4: the way that mends a need, with the way back in its query. Null where the player can only wait, where the feature
 * is off (3-30), and for a registration, whose popup opens by itself.
 */
export function wayOf(app: App, need: Need): Way | null {
  const from = app.place.path + app.place.search + app.place.hash;
  switch (need.code) {
    case 'registration':
      return null;
    case 'terms':
      return { label: 'needs:way.terms', open: () => app.dialogs.open(termsDialog, null) };
    case 'held':
      return { label: 'needs:way.support', path: supportPath };
    case 'deposit':
      if (!isOpenForNew(app.content.site)) return null;
      return { label: 'needs:way.deposit', path: withQuery(depositPath(), { backUrl: from }) };
    case 'profile':
      return {
        label: 'needs:way.profile',
        open: () =>
          fillProfile(app, { from, toastType: 'needs', ...(need.fields.length === 0 ? {} : { missing: need.fields }) }),
      };
    case 'contact':
      return { label: 'needs:way.contact', path: withQuery(contactsPath, { from }) };
    case 'requisitesOnCheck':
      return verification(app, 'needs:way.state', { from });
    case 'requisitesToShow':
      return verification(app, 'needs:way.requisites', {
        from,
        ...(need.actionId === '' ? {} : { [actionFlag]: need.actionId }),
      });
    case 'identity':
    case 'identityToWithdraw':
    case 'provider':
      return verification(app, need.identity === 'open' ? 'needs:way.verify' : 'needs:way.state', { from });
  }
}

const verification = (app: App, label: string, query: Record<string, string>): Way | null =>
  app.content.config.features.isVerificationEnabled ? { label, path: withQuery(verificationPath, query) } : null;

const withQuery = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`;
