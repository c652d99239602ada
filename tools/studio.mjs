/**
 * Opens and plays a game with the calls of the studio's page, without a browser.
 * @module
 */
import { randomBytes } from 'node:crypto';
import { answer, getTicket, sameOrigin } from './player.mjs';

/** Maximum number of redirects from the launch address to the studio. */
const MOST_REDIRECTS = 6;

/**
 * @typedef {{ session: string, stake: string, clientSeed: string }} StudioSession  stake: a decimal, as the studio writes it
 * @typedef {{ session: string, stakes: string[] | { least: string }, clientSeed?: string }} OpenedSession
 */

/**
 * @param {import('./product.mjs').Product} product
 * @param {import('./player.mjs').Player} player
 * @param {string} game sysname
 * @returns {Promise<StudioSession>} the stake is the game's smallest
 */
export async function openGame(product, player, game) {
  const launched = await launch(product, player, game);
  const response = await fetch(`${product.vendors}/studio/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', origin: product.vendors },
    body: JSON.stringify({ session: launched, game, mode: 'play', locale: 'en' }),
  });
  const opened = /** @type {OpenedSession} */ (await answer(response, '/studio/api/session'));
  return {
    session: opened.session,
    // Games of bets and moves take any stake of a range.
    stake: Array.isArray(opened.stakes) ? leastStake(opened.stakes) : opened.stakes.least,
    clientSeed: opened.clientSeed ?? randomBytes(8).toString('hex'),
  };
}

/** @param {ReadonlyArray<string>} stakes decimals @returns {string} the least, unchanged: the studio takes no other text */
export const leastStake = (stakes) => /** @type {string} */ (stakes.toSorted((a, b) => Number(a) - Number(b))[0]);

/**
 * Follows the redirects of the game's play path to the studio and reads the session id from the address.
 * @param {import('./product.mjs').Product} product @param {import('./player.mjs').Player} player @param {string} game
 */
async function launch(product, player, game) {
  const ticket = await getTicket(product, player);
  let url = new URL(`/platform/game/${game}/play?locale=en&token=${encodeURIComponent(ticket)}`, product.site);
  for (let step = 0; step < MOST_REDIRECTS; step += 1) {
    const found = sessionIn(url);
    if (found && url.origin === product.vendors) return found;
    const isOurs = url.origin !== product.vendors;
    const response = await fetch(url, {
      redirect: 'manual',
      headers: isOurs
        ? { ...sameOrigin(product), 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe', cookie: player.cookie }
        : {},
    });
    const body = await response.text();
    const next = response.headers.get('location') ?? /["'](https?:\/\/[^"']*\/studio\/[^"']+)["']/.exec(body)?.[1];
    if (!next)
      throw new Error(
        `The launch of ${game} stopped at ${url.pathname} with ${response.status}: ${body.slice(0, 300)}`,
      );
    url = new URL(next.replaceAll('&amp;', '&'), url);
  }
  throw new Error(`The launch of ${game} never reached the studio`);
}

/** @param {URL} url @returns {string | null} */
export function sessionIn(url) {
  const fromHash = new URLSearchParams(url.hash.replace(/^#/, ''));
  return url.searchParams.get('session') ?? fromHash.get('session');
}

/** @param {StudioSession} opened @returns {string} JSON body whose `{n}` the load generator replaces in each request */
export const spinBody = ({ session, stake, clientSeed }) =>
  JSON.stringify({ session, stake, clientSeed, requestId: `${randomBytes(8).toString('hex')}-{n}` });
