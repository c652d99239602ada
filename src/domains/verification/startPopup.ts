import { reaction } from 'mobx';
import type { AppServices } from '../../kernel/AppServices.ts';
import type { Stop } from '../../kernel/manifest.ts';
import { verificationDialog } from './dialogs.ts';
import { actionFlag, popupFlag, verificationPath } from './paths.ts';

/** 2.10-5: query flags open the verification over the page; they are removed when it closes, or where it is off (3-30). */
export function startPopup(app: AppServices): Stop {
  return reaction(
    () => (app.session.isPlayer && new URLSearchParams(app.place.search).has(popupFlag) ? app.place.search : ''),
    (search) => {
      if (search !== '') void openFor(app, new URLSearchParams(search));
    },
    { fireImmediately: true },
  );
}

async function openFor(app: AppServices, query: URLSearchParams): Promise<void> {
  const { path, hash } = app.place;
  const isShown = app.content.config.features.isVerificationEnabled && path !== verificationPath;
  if (isShown) await app.dialogs.open(verificationDialog, { externalActionId: query.get(actionFlag) ?? '' });
  // The player may have gone to another page meanwhile.
  if (app.place.path !== path) return;
  query.delete(popupFlag);
  if (isShown) query.delete(actionFlag);
  const rest = query.toString();
  app.navigate(`${path}${rest === '' ? '' : `?${rest}`}${hash}`, { replace: true });
}
