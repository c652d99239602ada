import type { CallInput, CallOutput } from '../../contract/index.ts';
import type { StoreDeps } from '../../kernel/stores.ts';
import type { Call } from '../../lib/call.ts';

/** A page with its scroll position and the drafts of its forms. */
export type CarriedPlace = CallInput<'POST handoff.create'>;
export type Handoff = CallOutput<'GET handoff.getState'>;
export type Taken = CallOutput<'POST handoff.take'>;

/** The source's calls name their player: another one may have signed in in this browser since. */
export function createHandoffApi(call: Call, session: Pick<StoreDeps['session'], 'uid'>) {
  const own = () => ({ player: session.uid });
  return {
    create: (place: CarriedPlace) => call('POST handoff.create', place, own()),
    state: (code: string) => call('GET handoff.getState', { code }, own()),
    answer: (code: string, number: number | null) => call('POST handoff.answer', { code, number }, own()),
    claim: (code: string) => call('POST handoff.claim', { code }),
    take: (claim: string, more: { readonly replaces: string; readonly payload: string }) =>
      call('POST handoff.take', { claim, ...more }),
  };
}

export type HandoffApi = ReturnType<typeof createHandoffApi>;
