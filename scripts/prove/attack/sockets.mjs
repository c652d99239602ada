import { WebSocket } from 'ws';
import { memoryOf } from '../../../tools/processes.mjs';
import { sleep } from '../../../tools/browser.mjs';
import { Visitor } from './Visitor.mjs';

const SOCKETS = 8;
const FRAME_BYTES = 95 * 1024 * 1024;
const FLOOD = 2_000;
/** Maximum growth of memory. The frames alone would take 760 MB; normal growth in a run is far below this limit. */
const MOST_GROWTH_BYTES = 250 * 1024 * 1024;
/** So long that a busy machine closes them, too: what matters is that none stays open. */
const CLOSED_WITHIN_MS = 60_000;

const rssOf = (pid) => memoryOf(pid).reduce((sum, { rssBytes }) => sum + rssBytes, 0);

/** Sends frames of 95 MB and floods of small ones: each socket must be closed, and memory must not grow. */
export async function sockets(product) {
  const player = await new Visitor(product).register();
  const before = rssOf(product.pid);
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, rssOf(product.pid))), 200);
  const frame = Buffer.alloc(FRAME_BYTES, 97);
  const large = await Promise.all(Array.from({ length: SOCKETS }, () => open(player, (socket) => socket.send(frame))));
  clearInterval(watch);
  const grown = highest - before;
  const flooded = await Promise.all(
    Array.from({ length: SOCKETS }, () =>
      open(player, (socket) => {
        for (let index = 0; index < FLOOD; index += 1) socket.send('x');
      }),
    ),
  );
  const stillOpen = (ends) => ends.filter((end) => end === 'open').length;
  return [
    {
      attack: 'socket frames of 95 MB',
      tries: SOCKETS,
      measured: `closed ${large.join(' ')}; +${Math.round(grown / 1024 / 1024)} MB`,
      harm: stillOpen(large) + (grown > MOST_GROWTH_BYTES ? 1 : 0),
    },
    {
      attack: `${FLOOD} socket messages at once`,
      tries: SOCKETS,
      measured: `closed ${flooded.join(' ')}`,
      harm: stillOpen(flooded),
    },
    await foreign(player),
  ];
}

/** @returns {Promise<number | 'open'>} the close code of the socket, or 'open' if it was not closed in time */
async function open(player, act) {
  const { product } = player;
  const { data } = await player.call('account.getToken', {}, { verb: 'GET' });
  const socket = new WebSocket(`${product.site.replace('http', 'ws')}/ws?token=${data.token}`, {
    origin: product.site,
    perMessageDeflate: false,
  });
  // A broken connection is an expected end; a 'close' event follows.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', (code) => resolve(code)));
  socket.on('open', () => act(socket));
  const end = await Promise.race([closed, sleep(CLOSED_WITHIN_MS).then(() => 'open')]);
  socket.terminate();
  return end;
}

/** With another origin, or with a used ticket, no socket may open. */
async function foreign(player) {
  const { product } = player;
  const ticket = async () => (await player.call('account.getToken', {}, { verb: 'GET' })).data.token;
  const opens = (token, origin) =>
    new Promise((resolve) => {
      const socket = new WebSocket(
        `${product.site.replace('http', 'ws')}/ws?token=${token}`,
        origin === null ? {} : { origin },
      );
      // The site accepts the socket before the operator has refused it, so only a message proves that it is open.
      socket.on('message', () => resolve(1) ?? socket.terminate());
      socket.on('error', () => resolve(0));
      socket.on('close', () => resolve(0));
    });
  const used = await ticket();
  const first = await opens(used, product.site);
  const taken = [
    await opens(used, product.site),
    await opens(await ticket(), 'https://evil.test'),
    await opens(await ticket(), null),
    await opens('guessed', product.site),
  ];
  return {
    attack: 'sockets by others or a used ticket',
    tries: taken.length,
    measured: `own opened: ${first}, others: ${taken.join(' ')}`,
    harm: taken.reduce((sum, one) => sum + one, 0) + (first === 1 ? 0 : 1),
  };
}
