import type { ConsentChoice } from '../../contract/analytics/consentChoices.ts';
import type { SentEvent } from '../../lib/analytics/analyticsMessages.ts';
import type { Call } from '../../lib/call.ts';

export function createAnalyticsApi(call: Call) {
  return {
    /** 7-106 */
    store: ({ name, data, at }: SentEvent, consent: ConsentChoice) =>
      call('GET events.handle', { event_name: name, event_params: JSON.stringify({ ...data, at }), consent }),
    saveConsent: (choice: ConsentChoice, player: number) => call('POST events.saveConsent', { choice }, { player }),
  };
}

export type AnalyticsApi = ReturnType<typeof createAnalyticsApi>;
