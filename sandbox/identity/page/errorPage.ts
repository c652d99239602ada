import { html } from '../../html.ts';
import type { IdentityService } from '../services.ts';
import { layout } from './layout.ts';

/** For a sign-in that cannot go back to the casino: it was opened too late, or not by the casino. */
export function errorPage(service: IdentityService, reason: string): string {
  return layout(
    service,
    'Sign-in not possible',
    html`<h1>This sign-in cannot go on</h1>
<p>Close this window and start again from the site that you came from.</p>
<p class="reason">${reason}</p>`,
  );
}
