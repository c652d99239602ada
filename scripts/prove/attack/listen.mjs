import { WebSocket } from 'ws';

/** Opens a socket; `closed` resolves with the time when the server closes it. */
export async function listen(player) {
  const { product } = player;
  const { data } = await player.call('account.getToken', {}, { verb: 'GET' });
  const socket = new WebSocket(`${product.site.replace('http', 'ws')}/ws?token=${data.token}`, {
    origin: product.site,
  });
  // A broken connection is an end as well; a 'close' event follows.
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.on('close', () => resolve(Date.now())));
  await new Promise((resolve) => {
    socket.on('message', resolve);
    socket.on('close', resolve);
  });
  return { closed };
}
