import type { CallInput, CallOutput } from '../../contract/index.ts';
import type { Call } from '../../lib/call.ts';
import { parseSettings } from './parseSettings.ts';
import type { ResponsibleSettings } from './parseSettings.ts';

type ExclusionWish = CallInput<'POST responsible.exclude'>;

export interface ResponsibleApi {
  settings(): Promise<ResponsibleSettings>;
  /** `amount`: a decimal text, or minutes of a session; empty removes the limit. */
  setLimit(wish: CallInput<'POST responsible.setLimit'>): Promise<ResponsibleSettings>;
  /** Returns when the exclusion is over. */
  exclude(wish: ExclusionWish): Promise<CallOutput<'POST responsible.exclude'>>;
  checkReality(): Promise<void>;
}

export function createResponsibleApi(call: Call): ResponsibleApi {
  return {
    settings: async () => parseSettings(await call('GET responsible.getSettings', {})),
    setLimit: async (wish) => parseSettings(await call('POST responsible.setLimit', wish)),
    exclude: (wish) => call('POST responsible.exclude', wish),
    checkReality: async () => {
      await call('POST responsible.checkReality', {});
    },
  };
}
