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
interface Page {
  readonly player: number;
  /** The number of the last event that the page has. */
  seq: number;
}

/** The pages that have said whose they are. */
const pages = new Map<MessagePort, Page>();
/** The page that sent the latest restart: a worker has neither language nor frame nor player of its own. */
let caller: Caller = { locale: 'en', isFramed: false, player: 0 };
/** Pages of another player get nothing: their player is about to be replaced in them, too. */
const tell = (message: FromWorker) => {
  for (const [port, page] of pages) if (page.player === caller.player) port.postMessage(message);
};
/** A page that joined later makes the socket repeat events that the others have. */
const tellAt = (seq: number, message: FromWorker) => {
  for (const [port, page] of pages)
    if (page.player === caller.player && page.seq < seq) {
      page.seq = seq;
      port.postMessage(message);
    }
};
const oldestSeq = () =>
  Math.min(...[...pages.values()].filter(({ player }) => player === caller.player).map(({ seq }) => seq));

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
    onEvent: (event, seq) => tellAt(seq, { kind: 'event', event, seq }),
    onGap: (seq) => tellAt(seq, { kind: 'gap', seq }),
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
  port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'restart') {
      if (caller.player !== 0 && caller.player !== data.caller.player) loseSocket();
      pages.set(port, { player: data.caller.player, seq: data.from });
      caller = data.caller;
      connection.restart(oldestSeq());
    }
    if (data.kind === 'wake') connection.wake();
    if (data.kind === 'bye') {
      pages.delete(port);
      if (pages.size === 0) connection.stop();
    }
  };
  port.start();
};
