import type { CallOutput } from '../../../contract/index.ts';
import type { StoreDeps } from '../../../kernel/stores.ts';
import type { Call } from '../../../lib/call.ts';

/** How the account stands with Telegram. */
export type TelegramStatus = CallOutput<'GET telegram.getStatus'>;

/** Changes name their player: another one may have signed in in this browser since. */
export function createTelegramApi(call: Call, session: Pick<StoreDeps['session'], 'uid'>) {
  const own = () => ({ player: session.uid });
  return {
    status: () => call('GET telegram.getStatus', {}),
    makeLink: async () => (await call('POST telegram.makeLink', {}, own())).link,
    unlink: () => call('POST telegram.unlink', {}, own()),
    takeLink: (payload: string, code: string, agreed: boolean) =>
      call('POST telegram.takeLink', { payload, code, agreed }),
    join: (payload: string, entry: { readonly login: string; readonly password: string; readonly code: string }) =>
      call('POST telegram.join', { payload, ...entry }),
  };
}

export type TelegramApi = ReturnType<typeof createTelegramApi>;
