import type { AppServices } from '../../../kernel/AppServices.ts';
import type { AuthViewProps } from '../ui/AuthViewProps.ts';
import type { EntryKind } from './socialAddress.ts';
import { keepReturn, takeReturn, wantedAddress } from './socialReturn.ts';
import { socialWay } from './socialWay.ts';
import { askForCode } from './askForCode.ts';
import { twoFactorStore } from '../twofactor/TwoFactorStore.ts';

/**
 * 2.9-9, 4-62: signs in at a service, then goes where the player wanted to be. Somebody new completes the registration
 * first (4-4), in the same popup. Opens the window at once, where the shell has one: call it within the press.
 */
export async function enterBySocial(
  app: AppServices,
  { show, finish }: Pick<AuthViewProps, 'show' | 'finish'>,
  { service, kind }: { readonly service: string; readonly kind: EntryKind },
): Promise<void> {
  const wanted = wantedAddress(app);
  keepReturn(app.storage, wanted);
  const store = app.store(socialWay(app));
  const result = await store.start(service, kind, wanted);
  if (result.kind === 'notYet' || result.kind === 'proved') return;
  if (result.kind === 'challenged') {
    takeReturn(app.storage);
    const asked = await askForCode(app, result.challenge);
    if (asked.kind !== 'codeAsked') return store.fail();
    app.store(twoFactorStore).begin(asked.entry);
    return show('twofa');
  }
  if (app.session.account?.isRegistrationCompleted === false) {
    show('socialRegistration');
    return;
  }
  const address = takeReturn(app.storage);
  // Closing the popup leads there by itself, unless the address of the page has changed meanwhile.
  const isMoved = address !== null && address !== wantedAddress(app);
  finish('signedIn');
  if (isMoved) app.navigate(address, { replace: true });
}
