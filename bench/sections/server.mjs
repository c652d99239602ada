/**
 * Throughput of the servers, on the same machine as the load: pages, reads and rounds through the ledger.
 * @module
 */
import { createServer } from 'node:http';
import { figure, judge } from '../lib/budget.mjs';
import { runLoad, sameLanes } from '../lib/loadGenerator.mjs';
import { createPlayer, sameOrigin } from '../../tools/player.mjs';
import { rounded } from '../../tools/statistics.mjs';
import { startSiteAlone } from '../lib/siteAlone.mjs';
import { openGame, spinBody } from '../../tools/studio.mjs';
import { table } from '../../tools/table.mjs';
import { withTemporaryDatabase } from '../../tools/temporaryDatabase.mjs';
import { BUDGETS, GAME } from '../budgets.mjs';

const CONNECTIONS = 16;
const SECONDS = 8;
/** Play money of a player: enough for all spins of the run at the smallest stake. */
const PURSE = '100000';

const READS = `/api/games.get?v=2.35&locale=en&options=${encodeURIComponent('{"limit":24}')}`;
/** Settings under which every request is rendered: no page cache, and no limit per address. */
const UNCACHED = { PAGE_CACHE: '0', RENDERS_PER_SECOND: '1000000' };
const CACHED_PAGE = 'pages a second, cached';
const UNCACHED_HOME = 'home a second, uncached, site alone';
const UNCACHED_HALL = 'hall a second, uncached, site alone';
const PAGE_HEADERS = { accept: 'text/html', 'accept-encoding': 'br' };

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  const ceiling = await generatorCeiling();
  const measured = [];
  measured.push({ database: 'PGlite', figures: await measureOn(bench, undefined) });
  if (bench.databaseUrl) {
    await withTemporaryDatabase(bench.databaseUrl, async (databaseUrl) => {
      measured.push({ database: 'PostgreSQL', figures: await measureOn(bench, databaseUrl) });
    });
  }
  return report(ceiling, measured, Boolean(bench.databaseUrl));
}

/** Throughput of the load generator against a server that does nothing: the upper bound of all figures. */
async function generatorCeiling() {
  const server = createServer((_request, response) => response.end('ok'));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await runLoad({
      origin: `http://127.0.0.1:${server.address().port}`,
      lanes: sameLanes(CONNECTIONS, { path: '/' }),
      seconds: 3,
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** @param {import('../run.mjs').Bench} bench @param {string | undefined} databaseUrl */
async function measureOn(bench, databaseUrl) {
  const product = await bench.freshProduct({ market: 'bench', ...(databaseUrl ? { databaseUrl } : {}) });
  try {
    const reader = sameOrigin(product);
    return {
      [CACHED_PAGE]: await load(product.site, sameLanes(CONNECTIONS, { path: '/', headers: PAGE_HEADERS })),
      ...(await uncached(product)),
      'reads a second, operator': await load(
        product.operator,
        sameLanes(CONNECTIONS, { path: READS, headers: reader }),
      ),
      'reads a second, through the site': await load(
        product.site,
        sameLanes(CONNECTIONS, { path: READS, headers: reader }),
      ),
      'spins a second, ledgered': await spins(product),
    };
  } finally {
    await product.stop();
  }
}

async function uncached(product) {
  const site = await startSiteAlone(product, UNCACHED);
  try {
    return {
      [UNCACHED_HOME]: await load(site.origin, sameLanes(CONNECTIONS, { path: '/', headers: PAGE_HEADERS })),
      [UNCACHED_HALL]: await load(site.origin, sameLanes(CONNECTIONS, { path: '/gamehall', headers: PAGE_HEADERS })),
    };
  } finally {
    await site.stop();
  }
}

async function load(origin, lanes) {
  return await attempt(() => runLoad({ origin, lanes, seconds: SECONDS }));
}

/** One player and one studio session per lane, so that no two lanes wait for the same wallet. */
async function spins(product) {
  return await attempt(async () => {
    const lanes = [];
    for (let index = 0; index < CONNECTIONS; index += 1) {
      const player = await createPlayer(product, { amount: PURSE });
      const opened = await openGame(product, player, GAME);
      const headers = { 'content-type': 'application/json', accept: 'application/json', origin: product.vendors };
      lanes.push({ method: 'POST', path: '/studio/api/spin', headers, body: spinBody(opened) });
    }
    return await runLoad({ origin: product.vendors, lanes, seconds: SECONDS });
  });
}

/** Returns the error of a failed measurement, so that the others still run. */
async function attempt(measure) {
  try {
    return await measure();
  } catch (error) {
    console.error(String(error));
    return { error: String(error).slice(0, 300) };
  }
}

function report(ceiling, measured, hasPostgres) {
  const rows = [['–', 'load generator against an empty server', ...cells(ceiling)]];
  const checks = [];
  for (const { database, figures } of measured) {
    for (const [name, got] of Object.entries(figures)) {
      rows.push([database, name, ...(got.error ? [got.error] : cells(got))]);
      const note =
        got.error ?? (got.failed > 0 ? `${got.failed} failed, first: ${got.firstFailure}`.slice(0, 120) : '');
      checks.push(
        figure({
          name: `${name} (${database})`,
          measured: got.error || got.completed === 0 ? null : got.perSecond,
          note,
        }),
      );
      checks.push(...targets(name, database, got, ceiling));
      if (name.startsWith('spins'))
        checks.push(figure({ name: `spin p99 (${database})`, measured: got.p99, unit: 'ms', decimals: 1 }));
    }
  }
  if (!hasPostgres)
    checks.push(
      figure({ name: 'spins a second, ledgered (PostgreSQL)', measured: null, note: 'DATABASE_URL is not set' }),
    );
  return {
    tables: [
      table(
        `Server, ${CONNECTIONS} connections, ${SECONDS} s each; latencies in ms`,
        ['database', 'what', 'a second', 'p50', 'p95', 'p99', 'longest', 'failed', 'bytes each'],
        rows,
      ),
    ],
    checks,
    failures: measured.flatMap(({ database, figures }) =>
      Object.entries(figures).flatMap(([name, got]) => failureOf(`${name} (${database})`, got)),
    ),
    data: { ceiling, measured },
  };
}

/** `judge` has upper limits only, so a minimum number per second is checked as a maximum time per request. */
function targets(name, database, got, ceiling) {
  const { homeAtLeast, hallAtLeast, cachedShareAtLeast } = BUDGETS.server;
  const isKnown = !got.error && got.completed > 0 && got.failed === 0;
  const timeEach = (what, atLeast) =>
    judge({
      name: `${what} (${database})`,
      measured: isKnown ? 1000 / got.perSecond : null,
      limit: 1000 / atLeast,
      unit: 'ms',
      decimals: 2,
      note: `at least ${atLeast} a second`,
    });
  if (name === UNCACHED_HOME) return [timeEach('time of an uncached home', homeAtLeast)];
  if (name === UNCACHED_HALL) return [timeEach('time of an uncached hall', hallAtLeast)];
  if (name !== CACHED_PAGE) return [];
  return [
    judge({
      name: `empty server over cached page (${database})`,
      measured: isKnown ? ceiling.perSecond / got.perSecond : null,
      limit: 1 / cachedShareAtLeast,
      decimals: 2,
      note: `a cached page reaches ${cachedShareAtLeast} of an empty server`,
    }),
  ];
}

/** Failures of a load; with any failed request its figure is not valid. */
function failureOf(name, got) {
  if (got.error) return [`${name}: ${got.error}`];
  return got.failed > 0
    ? [`${name}: ${got.failed} of ${got.failed + got.completed} failed, first: ${got.firstFailure}`]
    : [];
}

const cells = (got) => [
  rounded(got.perSecond),
  rounded(got.p50, 1),
  rounded(got.p95, 1),
  rounded(got.p99, 1),
  rounded(got.max, 1),
  got.failed,
  got.completed > 0 ? Math.round(got.bytes / got.completed) : null,
];
