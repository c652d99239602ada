/** The SharedWorker: one socket for all tabs of the site. */
import { createCall } from '../createCall.ts';
import { createClock } from '../clock.ts';
import { openSocket } from './openSocket.ts';
import { RealtimeConnection } from './RealtimeConnection.ts';
import type { Caller, FromWorker, ToWorker } from './workerMessages.ts';

const scope = self as unknown as { readonly location: Location; onconnect: ((event: MessageEvent) => void) | null };
const origin = scope.location.origin;
const ports = new Set<MessagePort>();
const tell = (message: FromWorker) => {
  for (const port of ports) port.postMessage(message);
};
/** The page that sent the latest restart: a worker has neither language nor frame of its own. */
let caller: Caller = { locale: 'en', isFramed: false };
let isConnected = false;

const connection = new RealtimeConnection({
  async ticket() {
    const { locale, isFramed } = caller;
    const call = createCall({ baseUrl: origin, locale: () => locale, isFramed, bearer: () => null });
    return (await call('GET account.getToken', {})).token;
  },
  open: (ticket, from) => openSocket(origin, ticket, from),
  clock: createClock(),
  random: Math.random,
  handlers: {
    onEvent: (event) => tell({ kind: 'event', event }),
    onGap: () => tell({ kind: 'gap' }),
    onState(state) {
      isConnected = state;
      tell({ kind: 'state', isConnected });
    },
  },
});

scope.onconnect = ({ ports: [port] }) => {
  if (!port) return;
  ports.add(port);
  port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === 'restart') {
      // Re-added: it may have been removed when its last player signed out.
      ports.add(port);
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
  port.postMessage({ kind: 'state', isConnected } satisfies FromWorker);
};
