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

/** What is under a page's stream: it lets go of it while the browser keeps the page for a step back. */
interface Line extends Realtime {
  rest(): void;
  resume(): void;
}

/**
 * The realtime stream of this page: by the SharedWorker, or by a socket of the tab's own without one (Android). It ends
 * with the page, and goes on where it was if a step back, as from a bank's page, shows the kept page again.
 */
export function connectRealtime(options: Options): Realtime {
  const line =
    options.isShareable && 'SharedWorker' in globalThis
      ? overWorker(options.handlers, { locale: options.locale, isFramed: isFramed() })
      : overOwnSocket(options);
  const rest = () => line.rest();
  const resume = ({ persisted }: PageTransitionEvent) => {
    if (persisted) line.resume();
  };
  return {
    begin(player, from) {
      addEventListener('pagehide', rest);
      addEventListener('pageshow', resume);
      line.begin(player, from);
    },
    end() {
      removeEventListener('pagehide', rest);
      removeEventListener('pageshow', resume);
      line.end();
    },
    wake: () => line.wake(),
  };
}

function overOwnSocket({ call, clock, handlers }: Options): Line {
  let player = 0;
  const connection = new RealtimeConnection({
    ticket: async () => (await call('GET account.getToken', {}, { player })).token,
    open: (ticket, from) => openSocket(location.origin, ticket, from),
    clock,
    random: Math.random,
    handlers,
  });
  return {
    begin(uid, from) {
      player = uid;
      connection.restart(from);
    },
    end: () => connection.stop(),
    wake: () => connection.wake(),
    rest: () => connection.stop(),
    resume: () => connection.resume(),
  };
}

function overWorker(handlers: Options['handlers'], page: Omit<Caller, 'player'>): Line {
  let port: MessagePort | null = null;
  let player = 0;
  /** The number of the last event that this page has. */
  let seq = 0;
  const say = (message: ToWorker) => port?.postMessage(message);
  // Guests get no events: the worker starts with the first player.
  const connect = (): void => {
    port = new SharedWorker(trustedScriptUrl(workerUrl), { type: 'module', name: 'croupier-realtime' }).port;
    port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'event' || data.kind === 'gap') ({ seq } = data);
      if (data.kind === 'event') handlers.onEvent(data.event);
      if (data.kind === 'gap') handlers.onGap();
      if (data.kind === 'state') handlers.onState(data.isConnected);
      if (data.kind === 'refused') handlers.onRefused();
    };
    port.start();
  };
  const restart = (): void => {
    if (!port) connect();
    say({ kind: 'restart', caller: { ...page, player }, from: seq });
  };
  return {
    begin(uid, from) {
      [player, seq] = [uid, from];
      restart();
    },
    end: () => say({ kind: 'bye' }),
    wake: () => say({ kind: 'wake' }),
    rest() {
      say({ kind: 'bye' });
      // A worker that no page holds ends, and a port to it is dead: the page that is shown again takes another one.
      port?.close();
      port = null;
      handlers.onState(false);
    },
    resume: restart,
  };
}
