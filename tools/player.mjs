/**
 * Players for benchmarks, proofs and pictures: registered through the product's API, with play money from the sandbox's controls.
 * @module
 */
import { randomBytes } from 'node:crypto';
import { sleep } from './browser.mjs';
import { useControl } from './sandboxControls.mjs';

/** Longer than the minimum of any market; has letters of both cases, digits and other characters. */
const PASSWORD = 'Bench-round-7421';
/** Maximum number of tries against a rate limit, and maximum wait between two of them, in ms. */
const MOST_ATTEMPTS = 8;
const MOST_WAIT = 60_000;

/**
 * @typedef {{ uid: number, cookie: string, cookies: Array<{ name: string, value: string }>, currency: string }} Player
 */

/**
 * @param {import('./product.mjs').Product} product
 * @param {{ amount?: string, currency?: string }} [options]
 * @returns {Promise<Player>}
 */
export async function createPlayer(product, { amount = '0', currency = 'USD' } = {}) {
  const name = `bench${randomBytes(6).toString('hex')}`;
  const form = new FormData();
  const fields = {
    login: name,
    email: `${name}@example.test`,
    password: PASSWORD,
    currency,
    country: 'LV',
    locale: 'en',
    birth_date: '1990-01-01',
    terms: '1',
    notify: '0',
    is_betting: '0',
  };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const response = await patiently(() =>
    fetch(`${product.site}/api/auth.register?v=2.35&locale=en`, {
      method: 'POST',
      headers: sameOrigin(product),
      body: form,
    }),
  );
  const { data } = /** @type {{ data: { payload: { uid: number } } }} */ (await answer(response, 'auth.register'));
  const { payload } = data;
  const cookies = response.headers.getSetCookie().map(readCookie);
  const player = {
    uid: payload.uid,
    currency,
    cookies,
    cookie: cookies.map(({ name: key, value }) => `${key}=${value}`).join('; '),
  };
  if (Number(amount) > 0) await credit(product, player, amount);
  return player;
}

/** Retries after 429: registrations from one address are rate limited. @param {() => Promise<Response>} send */
async function patiently(send) {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send();
    if (response.status !== 429 || attempt === MOST_ATTEMPTS) return response;
    await response.arrayBuffer();
    const seconds = Number(response.headers.get('retry-after'));
    await sleep(Math.min(MOST_WAIT, Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 1000));
  }
}

/** @param {import('./product.mjs').Product} product @param {Player} player @param {string} amount */
export async function credit(product, { uid, currency }, amount) {
  await useControl(product.operator, {
    dataDir: product.dataDir,
    control: 'credit',
    fields: { uid, amount, currency },
  });
}

/** @param {import('./product.mjs').Product} product @param {Player} player @returns {Promise<string>} a single-use ticket */
export async function getTicket(product, player) {
  const response = await fetch(`${product.site}/api/account.getToken?v=2.35&locale=en`, {
    headers: { ...sameOrigin(product), cookie: player.cookie },
  });
  return /** @type {{ data: { token: string } }} */ (await answer(response, 'account.getToken')).data.token;
}

/** Adds the player's session cookies to a browser. @param {import('playwright').BrowserContext} context @param {import('./product.mjs').Product} product @param {Player} player */
export async function signIn(context, product, player) {
  await context.addCookies(
    player.cookies.map(({ name, value }) => ({ name, value, url: product.site, httpOnly: true, sameSite: 'Lax' })),
  );
}

/** Headers of a same-origin request; the operator refuses others. @param {import('./product.mjs').Product} product */
export const sameOrigin = (product) => ({
  origin: product.site,
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
});

/** @param {string} header a Set-Cookie line */
function readCookie(header) {
  const [pair = ''] = header.split(';');
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at).trim(), value: pair.slice(at + 1).trim() };
}

/** @param {Response} response @param {string} what @returns {Promise<unknown>} the body, as JSON */
export async function answer(response, what) {
  const text = await response.text();
  if (!response.ok) throw new Error(`${what} answered ${response.status}: ${text.slice(0, 400)}`);
  return text === '' ? null : JSON.parse(text);
}
