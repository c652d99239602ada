import { when } from 'mobx';
import type { AppServices } from '../../../../kernel/AppServices.ts';
import type { Stop } from '../../../../kernel/manifest.ts';
import { readStartParam } from '../../../../shared/startParam.ts';
import { authDialog } from '../../openAuth.ts';
import type { AuthRequest } from '../../AuthRequest.ts';
import { askForCode } from '../askForCode.ts';
import { twoFactorStore } from '../../twofactor/TwoFactorStore.ts';
import { ticketStore } from './TicketStore.ts';

const secondStep: AuthRequest = { view: 'twofa' };

/**
 * 1-22: a launch by `auth_<id>`, the link of the browser's page after a sign-in at a service: takes it, once this launch
 * has signed in its own user, or nobody.
 */
export async function takeAuthParam(app: AppServices): Promise<Stop> {
  const { registration, startParam } = app.platform.launch;
  const param = readStartParam(startParam ?? '');
  if (registration === null || param?.name !== 'auth' || param.value === '') return () => {};
  return when(
    () => app.session.status !== 'unknown',
    () => void take(app, param.value),
  );
}

async function take(app: AppServices, id: string): Promise<void> {
  const store = app.store(ticketStore);
  const [result] = await Promise.all([store.resume(id), app.loadMessages(['auth'])]);
  const { status } = store;
  if (result.kind === 'signedIn') app.notices.show(app.t('auth:telegram.linked'), 'success');
  else if (result.kind === 'challenged') {
    const asked = await askForCode(app, result.challenge);
    if (asked.kind === 'codeAsked') {
      app.store(twoFactorStore).begin(asked.entry);
      await app.dialogs.open(authDialog, secondStep);
    } else app.notices.show(app.t('auth:social.ticket.failed'), 'error');
  }
  // The link outlives its work: a launch that is too late says nothing.
  else if (status !== 'idle' && status !== 'expired' && status !== 'outside')
    app.notices.show(
      app.t(status === 'cancelled' ? 'auth:social.ticket.cancelled' : 'auth:social.ticket.failed'),
      'error',
    );
}
