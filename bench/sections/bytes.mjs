/**
 * Transferred bytes before any interaction: scripts of `/`, scripts that each route adds, and `/` in total.
 * @module
 */
import { launch } from '../../tools/browser.mjs';
import { judge } from '../lib/budget.mjs';
import { NETWORKS } from '../../tools/linkEmulator.mjs';
import { createPlayer, signIn } from '../../tools/player.mjs';
import { addedBytes, namedScripts, scriptSizes } from '../lib/requestLog.mjs';
import { rounded } from '../../tools/statistics.mjs';
import { table } from '../../tools/table.mjs';
import { visit } from '../lib/visit.mjs';
import { BUDGETS, KB, ROUTES } from '../budgets.mjs';

/** Waiting time after a page is quiet, in ms: long enough for its idle-time requests. */
const SETTLE = 4000;
/** Scripts above this size in bytes that are not compressed with brotli are reported. */
const WORTH_COMPRESSING = 1024;

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  const product = await bench.product();
  const player = await createPlayer(product);
  const seen = [];
  const homes = {};
  for (const route of [{ path: '/', as: 'guest' }, { path: '/', as: 'player' }, ...ROUTES]) {
    const row = { ...route, error: null, visit: null };
    try {
      row.visit = await measure(product, route, player);
      if (route.path === '/') homes[route.as] = scriptSizes(row.visit.requests);
    } catch (error) {
      row.error = String(error).slice(0, 200);
    }
    console.error(
      `bytes ${route.path} as ${route.as}: ${row.error ?? `${rounded(row.visit.bytes.js / KB, 1)} kB of scripts`}`,
    );
    seen.push(row);
  }
  return report(seen, homes);
}

async function measure(product, { path, as }, player) {
  const browser = await launch({ network: NETWORKS.fast4g });
  try {
    if (as === 'player') await signIn(browser.context, product, player);
    const found = await visit(browser, product.site + path, { cpu: 1, settle: SETTLE });
    const arrived = new URL(found.finalUrl).pathname;
    if (arrived !== path) throw new Error(`${path} led to ${arrived}`);
    return found;
  } finally {
    await browser.close();
  }
}

function report(seen, homes) {
  const columns = [
    'route',
    'as',
    'html',
    'js',
    'css',
    'image',
    'font',
    'other',
    'requests',
    'over the link',
    'js added',
  ];
  const kb = (bytes) => (bytes === null ? null : rounded(bytes / KB, 1));
  const added = ({ path, as, visit: found }) =>
    found && homes[as] && path !== '/' ? addedBytes(scriptSizes(siteOnly(found)), homes[as]) : null;
  const rows = seen.map((row) => {
    if (!row.visit) return [row.path, row.as, row.error];
    const { bytes } = row.visit;
    const kinds = ['html', 'js', 'css', 'image', 'font', 'other'].map((kind) => kb(bytes[kind]));
    return [row.path, row.as, ...kinds, row.visit.requestCount, kb(row.visit.linkBytes), kb(added(row))];
  });
  const limits = BUDGETS.bytes;
  const home = seen[0].visit;
  const checks = [
    judge({
      name: 'scripts that / needs to come alive',
      measured: home && sum(namedScripts(home.requests, home.html)) / KB,
      limit: limits.homeScriptKb,
      unit: 'kB',
      decimals: 1,
      note: uncompressed(home),
    }),
    judge({
      name: '/ in all',
      measured: home && Math.max(home.bytes.total, home.linkBytes ?? 0) / KB,
      limit: limits.homeTotalKb,
      unit: 'kB',
      decimals: 1,
    }),
    ...seen.slice(2).map((row) => {
      const bytes = added(row);
      return judge({
        name: `scripts added by ${row.path} (${row.as})`,
        measured: bytes === null ? null : bytes / KB,
        limit: limits.routeScriptKb,
        unit: 'kB',
        decimals: 1,
        note: row.error ?? '',
      });
    }),
  ];
  return {
    tables: [table('Bytes before any interaction, kB', columns, rows), scriptsTable(home)],
    checks,
    data: seen.map(({ path, as, error, visit: found }) => ({
      path,
      as,
      error,
      bytes: found?.bytes,
      linkBytes: found?.linkBytes,
      requests: found?.requests,
    })),
  };
}

/** Requests to the site only: a game's frame is a page of another site, whose scripts are not in the route's budget. */
function siteOnly({ requests }) {
  const document = requests.find((request) => request.kind === 'html');
  const { origin } = new URL(document.url);
  return requests.filter((request) => request.url.startsWith(`${origin}/`));
}

function uncompressed(found) {
  const bare =
    found?.requests.filter(
      (request) => request.kind === 'js' && request.encoding !== 'br' && request.decodedBytes > WORTH_COMPRESSING,
    ) ?? [];
  return bare.length > 0 ? `not brotli: ${bare.map((request) => new URL(request.url).pathname).join(' ')}` : '';
}

const sum = (sizes) => [...sizes.values()].reduce((total, bytes) => total + bytes, 0);

function scriptsTable(home) {
  const named = home ? namedScripts(home.requests, home.html) : new Map();
  const scripts = (home?.requests ?? [])
    .filter((request) => request.kind === 'js')
    .sort((a, b) => b.wireBytes - a.wireBytes);
  const rows = scripts.map((script) => [
    new URL(script.url).pathname,
    rounded(script.wireBytes / KB, 1),
    rounded(script.decodedBytes / KB, 1),
    script.encoding,
    named.has(script.url.replace(/[?#].*$/, '')) ? 'to come alive' : 'later',
  ]);
  return table('Scripts of /', ['script', 'wire kB', 'decoded kB', 'encoding', 'when'], rows);
}
