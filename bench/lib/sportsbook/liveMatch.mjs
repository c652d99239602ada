/**
 * A live match of the vendor's sportsbook, and the trader's cuts of its prices: changes whose moment is known.
 * @module
 */
import { sandboxHeaders } from '../../../tools/sandboxControls.mjs';

/** Prices far enough from 1.01, below which a cut cannot lower them. */
const LEAST_PRICE = 1_350;
const MOST_PRICE = 15_000;
/** So many markets are cut in turn, the same one once for every so many changes. */
const MARKETS = 12;

/**
 * @typedef {{ origin: string, dataDir: string }} Vendors
 * @typedef {{ event: string, markets: string[] }} LiveMatch
 */

/** The football match that began last: its markets stay open the longest. @param {Vendors} vendors @returns {Promise<LiveMatch>} */
export async function findMatch(vendors) {
  const { lines } = await ask(vendors, '/sportsbook/api/events?when=live&sport=football');
  const live = lines.filter(({ phase }) => phase === 'live').sort((a, b) => b.startsAt - a.startsAt);
  for (const { id } of live) {
    const { event } = await ask(vendors, `/sportsbook/api/event/${id}`);
    const markets = event.markets.filter(isFit).map(({ key }) => key);
    if (markets.length >= MARKETS / 2) return { event: id, markets: markets.slice(0, MARKETS) };
  }
  throw new Error('no football match with open markets is on');
}

const isFit = ({ kind, selections }) =>
  kind !== 'next_goal' && selections.every(({ price }) => price >= LEAST_PRICE && price <= MOST_PRICE);

/** Lowers all prices of a market by a twentieth. @param {Vendors} vendors @param {string} event @param {string} market */
export async function cutPrices({ origin, dataDir }, event, market) {
  const response = await fetch(`${origin}/__sandbox/sportsbook/rulings`, {
    method: 'POST',
    headers: sandboxHeaders(dataDir),
    body: JSON.stringify({ event, market, selection: null, ruling: 'cut' }),
  });
  if (!response.ok) throw new Error(`a cut answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  await response.arrayBuffer();
}

async function ask({ origin }, path) {
  const response = await fetch(`${origin}${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
}
