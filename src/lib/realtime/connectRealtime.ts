import type { RealtimeEvent } from '../../contract/index.ts';
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
  /** This player is signed in: connects for them and nobody else, with the events after the number `from`. */
  begin(player: number, from: number): void;
  end(): void;
  wake(): void;
}

export interface PageHandlers extends Pick<RealtimeHandlers, 'onState'> {
  onEvent(event: RealtimeEvent): void;
  onGap(): void;
  /** The operator gives the shared worker no ticket: the session is over, or another player's by now. */
  onRefused(): void;
}

interface Options {
  readonly call: Call;
  readonly clock: Clock;
  readonly locale: string;
  /** The worker has no bearer token: in shells without cookies each tab has its own socket. */
  readonly isShareable: boolean;
  readonly handlers: PageHandlers;
}

/** The realtime stream of this page: by the SharedWorker, or by a socket of the tab's own without one (Android). */
export function connectRealtime(options: Options): Realtime {
  if (options.isShareable && 'SharedWorker' in globalThis)
    return overWorker(options.handlers, { locale: options.locale, isFramed: isFramed() });
  let player = 0;
  const connection = new RealtimeConnection({
    ticket: async () => (await options.call('GET account.getToken', {}, { player })).token,
    open: (ticket, from) => openSocket(location.origin, ticket, from),
    clock: options.clock,
    random: Math.random,
    handlers: options.handlers,
  });
  return {
    begin(uid, from) {
      player = uid;
      connection.restart(from);
    },
    end: () => connection.stop(),
    wake: () => connection.wake(),
  };
}

function overWorker(handlers: Options['handlers'], page: Omit<Caller, 'player'>): Realtime {
  let port: MessagePort | null = null;
  const say = (message: ToWorker) => port?.postMessage(message);
  // Guests get no events: the worker starts with the first player.
  const connect = (): void => {
    port = new SharedWorker(trustedScriptUrl(workerUrl), { type: 'module', name: 'croupier-realtime' }).port;
    port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'event') handlers.onEvent(data.event);
      if (data.kind === 'gap') handlers.onGap();
      if (data.kind === 'state') handlers.onState(data.isConnected);
      if (data.kind === 'refused') handlers.onRefused();
    };
    port.start();
    addEventListener('pagehide', () => say({ kind: 'bye' }));
  };
  return {
    begin(player, from) {
      if (!port) connect();
      say({ kind: 'restart', caller: { ...page, player }, from });
    },
    end: () => say({ kind: 'bye' }),
    wake: () => say({ kind: 'wake' }),
  };
}
