import { html } from '../../html.ts';
import type { IdentityService, Person } from '../services.ts';
import { layout } from './layout.ts';

export interface NewPerson {
  readonly name: string;
  readonly email: string;
}

export interface SignInPage {
  readonly service: IdentityService;
  /** Where its forms are sent. */
  readonly action: string;
  /** Signed in here last, and not ready-made. */
  readonly known: Person | null;
  /** What was typed before it was refused. */
  readonly refused?: NewPerson;
}

/** What the service knows of a person's e-mail address: the client has to tell these cases apart. */
function emailNote({ email, isEmailVerified }: Person): string {
  if (email === '') return 'no e-mail address';
  return isEmailVerified ? email : `${email} (not verified)`;
}

const personButton = (person: Person) =>
  html`<button class="person" name="subject" value="${person.subject}"><span class="letter" aria-hidden="true">${person.name.slice(0, 1)}</span><span class="who"><b>${person.name}</b><small>${emailNote(person)}</small></span></button>`;

/** Who is signing in: a ready-made person, a new one, nobody, or a failure of the service. */
export function signInPage({ service, action, known, refused }: SignInPage): string {
  return layout(
    service,
    'Choose an account',
    html`<h1>Continue to Croupier as</h1>
<p>Croupier learns your name and e-mail address.</p>
<form method="post" action="${action}/person">${[...(known === null ? [] : [known]), ...service.people].map(personButton)}</form>
<h2 id="new">Somebody new</h2>
<form method="post" action="${action}/new" aria-labelledby="new">
${refused ? html`<p class="wrong" role="alert">Enter a name, and an e-mail address or none.</p>` : null}
<div class="pair">
<label>Name<input name="name" autocomplete="off" maxlength="60" required value="${refused?.name ?? ''}"></label>
<label>E-mail<input name="email" type="email" autocomplete="off" maxlength="120" value="${refused?.email ?? ''}"></label>
</div>
<button class="main">Create and continue</button>
</form>
<div class="exits">
<form method="post" action="${action}/cancel"><button class="quiet">Cancel</button></form>
<form method="post" action="${action}/fail"><button class="quiet">Fail (server error)</button></form>
</div>`,
  );
}
