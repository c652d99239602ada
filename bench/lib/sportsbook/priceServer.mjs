/**
 * The vendor's own page and files with a feed of the bench's own: as many live lines as are wanted, and changes of all
 * their prices when they are wanted.
 * @module
 */
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/** Prices of a line: of football and ice hockey. */
export const PRICES_OF_LINE = 3;
/** Of so many lines one has another minute with each change, as in a running match. */
const CLOCKS = 8;

/**
 * @param {string} vendors origin
 * @param {number} prices
 */
export async function startPriceServer(vendors, prices) {
  const { lines } = await (await fetch(`${vendors}/sportsbook/api/events?when=live`)).json();
  const fit = lines.filter(({ main }) => main?.selections.length === PRICES_OF_LINE);
  // Of one sport, since the page groups by sport: so its prices are in the feed's order.
  const templates = fit.filter(({ sport }) => sport === fit[0].sport);
  if (templates.length === 0) throw new Error('no match with three prices is on');
  const board = Array.from({ length: prices / PRICES_OF_LINE }, (_, index) => {
    const template = templates[index % templates.length];
    const main = { ...template.main, isSuspended: false };
    return { ...template, id: `${template.sport}-bench-${index}`, phase: 'live', clock: "12'", isDanger: false, main };
  });
  const server = createServer((request, response) => void pass(vendors, request, response));
  const sockets = new WebSocketServer({ server });
  const watching = new Set();
  let shown = board;
  sockets.on('connection', (socket) => {
    socket.on('close', () => watching.delete(socket));
    socket.on('message', (data) => {
      if (!JSON.parse(String(data)).topics.includes('live') || watching.has(socket)) return;
      watching.add(socket);
      socket.send(JSON.stringify({ type: 'whole', topic: 'live', parts: shown }));
    });
  });
  await new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** Changes every price; returns those that are shown now. @param {number} turn counts the changes from 1 */
    change(turn) {
      shown = board.map((line, index) => changed(line, index, turn));
      const text = JSON.stringify({ type: 'change', topic: 'live', parts: shown, gone: [] });
      for (const socket of watching) socket.send(text);
      return shown.flatMap(({ main }) => main.selections.map(({ price }) => price));
    },
    async stop() {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

/** Each price is another one than in the turn before: most rise by two hundredths, some fall back by eight. */
function changed(line, index, turn) {
  const selections = line.main.selections.map(({ key, price }, place) => {
    const step = (turn + index + place) % 5;
    return { key, price: Math.round(Math.max(1_200, price) * (1 + step / 50)) };
  });
  const minute = 12 + Math.floor((turn + (index % CLOCKS)) / CLOCKS);
  return { ...line, clock: `${minute}'`, main: { ...line.main, selections } };
}

async function pass(vendors, { method, url, headers }, response) {
  try {
    const body = method === 'POST' ? '{}' : undefined;
    const answer = await fetch(`${vendors}${url}`, {
      method,
      body,
      headers: { accept: headers.accept ?? '*/*', ...(body ? { 'content-type': 'application/json' } : {}) },
    });
    const kept = [...answer.headers].filter(
      ([name]) => !/^(content-encoding|content-length|connection|keep-alive|transfer-encoding)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(kept));
    response.end(Buffer.from(await answer.arrayBuffer()));
  } catch (error) {
    response.writeHead(502);
    response.end(String(error));
  }
}
