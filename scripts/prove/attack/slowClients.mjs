import { connect } from 'node:net';
import { sleep } from '../../../tools/browser.mjs';
import { Visitor } from './Visitor.mjs';

const CLIENTS = 100;
/** Time limit in ms for the server to close. It allows 10 s for the head and 30 s for a request, checked every 5 s. */
const CLOSED_WITHIN_MS = 45_000;

const HEAD = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
const FORM =
  'POST /api/auth.login?v=2.35&locale=en HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n';

/** Clients that send a byte per second, in head or body: each must be disconnected, and others must get answers. */
export async function slowClients(product) {
  const targets = [product.site, product.operator, product.vendors];
  const ends = targets.flatMap((origin) =>
    Array.from({ length: CLIENTS }, (_, index) => drip(origin, index % 2 === 0 ? HEAD : FORM)),
  );
  await sleep(3_000);
  const meanwhile = await Promise.all(targets.map((origin) => new Visitor(product).send(`${origin}/healthz`)));
  const closed = (await Promise.all(ends)).filter((isClosed) => isClosed).length;
  const unanswered = meanwhile.filter(({ status }) => status !== 200).length;
  return [
    {
      attack: 'slow heads and bodies',
      tries: ends.length,
      measured: `${closed} cut off; others meanwhile: ${meanwhile.map(({ status }) => status).join(' ')}`,
      harm: ends.length - closed + unanswered,
    },
  ];
}

/** @returns {Promise<boolean>} whether the server closed the connection */
function drip(origin, start) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(start));
    const timer = setInterval(() => socket.write('x'), 1000);
    const deadline = setTimeout(() => end(false), CLOSED_WITHIN_MS);
    const end = (isClosed) => {
      clearInterval(timer);
      clearTimeout(deadline);
      socket.destroy();
      resolve(isClosed);
    };
    socket.resume();
    // A reset also counts as closed by the server.
    socket.on('error', () => end(true));
    socket.on('close', () => end(true));
  });
}
