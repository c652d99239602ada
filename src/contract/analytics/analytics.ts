import { object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { done, text } from '../base/schemas.ts';
import { consentChoices } from './consentChoices.ts';
import type { ConsentChoice } from './consentChoices.ts';

const choice = () =>
  string<ConsentChoice>()
    .oneOf([...consentChoices])
    .defined();

export const events = {
  /**
   * 7-106: stores one event of the page. `event_params` is a JSON object of texts and numbers, with the event's time
   * (`at`, in UTC+3). Where the market asks for consent, nothing is stored without it: neither what was measured under
   * `none`, nor anything of a player whose last choice is `none`. Either is answered as done.
   */
  handle: endpoint(
    'GET',
    'events.handle',
    object({ event_name: text().min(1).max(64), event_params: text().max(1500), consent: choice() }),
    done(),
    { access: 'any', changes: true },
  ),
  /** Keeps what a player lets be measured, as a proof and for the server. Of a guest nothing is kept. */
  saveConsent: endpoint('POST', 'events.saveConsent', object({ choice: choice() }), done(), { access: 'any' }),
};
