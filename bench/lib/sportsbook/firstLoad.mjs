/**
 * The first load of the sportsbook's page: all bytes, those of its socket included, and how its files are sent.
 * @module
 */
import { launch, sleep } from '../../../tools/browser.mjs';
import { bytesByKind, RequestLog } from '../requestLog.mjs';

/** After the load event, in ms: lists, fonts and the first frames of the socket have come. */
const REST = 5_000;
/** Of files above this size compression is worth while. */
const WORTH_COMPRESSING = 1_024;

/** @param {string} vendors origin */
export async function firstLoad(vendors) {
  const browser = await launch({});
  try {
    const page = await browser.context.newPage();
    const session = await browser.context.newCDPSession(page);
    const log = new RequestLog(session);
    let frames = 0;
    session.on('Network.webSocketFrameReceived', ({ response }) => {
      frames += Buffer.byteLength(response.payloadData);
    });
    await session.send('Network.enable');
    await page.goto(`${vendors}/sportsbook/?mode=demo&locale=en`, { waitUntil: 'load' });
    await page.locator('.line[data-live=true] .odds').first().waitFor();
    const whole = frames;
    await sleep(REST);
    const requests = log.all();
    const files = requests.filter(({ url }) => url.includes('/sportsbook/assets/'));
    const bytes = bytesByKind(requests);
    return {
      bytes: { ...bytes, socket: whole, total: bytes.total + whole },
      requests: requests.map(({ url, wireBytes, decodedBytes, encoding }) => ({
        path: new URL(url).pathname,
        wireBytes,
        decodedBytes,
        encoding,
      })),
      badlySent: (await Promise.all(files.map(faultOf))).filter((fault) => fault !== null),
    };
  } finally {
    await browser.close();
  }
}

/** What is wrong with how a file is sent, or null. */
async function faultOf({ url, kind, encoding, decodedBytes }) {
  const response = await fetch(url, { method: 'GET', headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  const path = new URL(url).pathname;
  if (!/\bimmutable\b/.test(response.headers.get('cache-control') ?? '')) return `${path} is not immutable`;
  const isText = kind === 'js' || kind === 'css';
  return isText && encoding !== 'br' && decodedBytes > WORTH_COMPRESSING ? `${path} is not compressed` : null;
}
