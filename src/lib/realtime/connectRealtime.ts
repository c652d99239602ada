import type { Call } from '../call.ts';
import type { Clock } from '../clock.ts';
import { isFramed } from '../isFramed.ts';
import { trustedScriptUrl } from '../trustedScriptUrl.ts';
import { openSocket } from './openSocket.ts';
import { RealtimeConnection } from './RealtimeConnection.ts';
import type { RealtimeHandlers } from './RealtimeConnection.ts';
import workerUrl from './realtimeWorker.ts?sharedworker&url';
import type { Caller, FromWorker, ToWorker } from './workerMessages.ts';

export interface Realtime {
  /** A player is signed in: connects, with a new stream if it was another player before. */
  begin(): void;
  end(): void;
  wake(): void;
}

interface Options {
  readonly call: Call;
  readonly clock: Clock;
  readonly locale: string;
  /** The worker has no bearer token: in shells without cookies each tab has its own socket. */
  readonly isShareable: boolean;
  readonly handlers: RealtimeHandlers;
}

/** The realtime stream of this page: by the SharedWorker, or by a socket of the tab's own without one (Android). */
export function connectRealtime(options: Options): Realtime {
  if (options.isShareable && 'SharedWorker' in globalThis)
    return overWorker(options.handlers, { locale: options.locale, isFramed: isFramed() });
  const connection = new RealtimeConnection({
    ticket: async () => (await options.call('GET account.getToken', {})).token,
    open: (ticket, from) => openSocket(location.origin, ticket, from),
    clock: options.clock,
    random: Math.random,
    handlers: options.handlers,
  });
  return { begin: () => connection.restart(), end: () => connection.stop(), wake: () => connection.wake() };
}

function overWorker(handlers: RealtimeHandlers, caller: Caller): Realtime {
  let port: MessagePort | null = null;
  const say = (message: ToWorker) => port?.postMessage(message);
  // Guests get no events: the worker starts with the first player.
  const connect = (): void => {
    port = new SharedWorker(trustedScriptUrl(workerUrl), { type: 'module', name: 'croupier-realtime' }).port;
    port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'event') handlers.onEvent(data.event);
      if (data.kind === 'gap') handlers.onGap();
      if (data.kind === 'state') handlers.onState(data.isConnected);
    };
    port.start();
    addEventListener('pagehide', () => say({ kind: 'bye' }));
  };
  return {
    begin() {
      if (!port) connect();
      say({ kind: 'restart', caller });
    },
    end: () => say({ kind: 'bye' }),
    wake: () => say({ kind: 'wake' }),
  };
}
