/** The SharedWorker: one socket for all tabs of the site. */
import { createCall } from '../createCall.ts';
import { createClock } from '../clock.ts';
import { statusOf } from '../errors.ts';
import type { ApiError, NoAnswerError } from '../errors.ts';
import { openSocket } from './openSocket.ts';
import { RealtimeConnection } from './RealtimeConnection.ts';
import type { Caller, FromWorker, ToWorker } from './workerMessages.ts';

const scope = self as unknown as { readonly location: Location; onconnect: ((event: MessageEvent) => void) | null };
const origin = scope.location.origin;
/** The pages and their players; 0 before a page has said whose it is. */
const ports = new Map<MessagePort, number>();
/** The page that sent the latest restart: a worker has neither language nor frame nor player of its own. */
let caller: Caller = { locale: 'en', isFramed: false, player: 0 };
/** Pages of another player get nothing: their player is about to be replaced in them, too. */
const tell = (message: FromWorker) => {
  for (const [port, player] of ports) if (player === caller.player) port.postMessage(message);
};

const connection = new RealtimeConnection({
  async ticket() {
    const { locale, isFramed, player } = caller;
    const onFailure = (error: ApiError | NoAnswerError) => {
      if (player === caller.player && statusOf(error) === 401) tell({ kind: 'refused' });
    };
    const call = createCall({ baseUrl: origin, locale: () => locale, isFramed, bearer: () => null, onFailure });
    return (await call('GET account.getToken', {}, { player })).token;
  },
  open: (ticket, from) => openSocket(origin, ticket, from),
  clock: createClock(),
  random: Math.random,
  handlers: {
    onEvent: (event) => tell({ kind: 'event', event }),
    onGap: () => tell({ kind: 'gap' }),
    onState: (isConnected) => tell({ kind: 'state', isConnected }),
  },
});

/** Another player takes the socket over: the pages of the one before find out who is signed in now. */
function loseSocket(): void {
  connection.stop();
  tell({ kind: 'refused' });
}

scope.onconnect = ({ ports: [port] }) => {
  if (!port) return;
  ports.set(port, 0);
  port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'restart') {
      if (caller.player !== 0 && caller.player !== data.caller.player) loseSocket();
      // Also adds it again: it may have been removed when its last player signed out.
      ports.set(port, data.caller.player);
      caller = data.caller;
      connection.restart();
    }
    if (data.kind === 'wake') connection.wake();
    if (data.kind === 'bye') {
      ports.delete(port);
      if (ports.size === 0) connection.stop();
    }
  };
  port.start();
};
