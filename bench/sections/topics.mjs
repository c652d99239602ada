/**
 * A leaderboard that changes a thousand times a second and is followed by two thousand sockets: how old the state is
 * that each has, and what a page that shows it costs.
 * @module
 */
import pg from 'pg';
import { launch, PLAY_PHONE, sleep } from '../../tools/browser.mjs';
import { figure, judge } from '../lib/budget.mjs';
import { createPlayer } from '../../tools/player.mjs';
import { summary } from '../../tools/statistics.mjs';
import { table } from '../../tools/table.mjs';
import { TopicSockets } from '../lib/topicSockets.mjs';
import { withTemporaryPostgres } from '../../tools/temporaryPostgres.mjs';
import { BUDGETS } from '../budgets.mjs';

const PARTICIPANTS = 40;
/** Points of the leader before the first change: each change makes a participant the leader by one point. */
const BASE = 1_000_000;
const SECONDS = 20;
const STEP_MS = 10;
/** Connections that change the board, each with one change at a time. */
const WRITERS = 4;
const CPU_SLOWDOWN = 4;

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  if (bench.databaseUrl !== undefined) return onDatabase(bench, bench.databaseUrl);
  return withTemporaryPostgres((url) => onDatabase(bench, url));
}

async function onDatabase(bench, databaseUrl) {
  const { sockets: count } = BUDGETS.topics;
  const product = await bench.freshProduct({ databaseUrl });
  // The writers stand for many replicas: they do not wait for the disk.
  const writers = new pg.Pool({
    connectionString: databaseUrl,
    max: WRITERS,
    options: '-c synchronous_commit=off',
  });
  try {
    const board = await fillBoard(writers, product);
    const sockets = new TopicSockets(product, `leaderboard:${board.tournament}`, BASE);
    await sockets.open(count);
    console.error(`${count} sockets are open`);
    const changing = change(writers, board, sockets);
    await sleep(2_000);
    sockets.measure();
    await sleep(SECONDS * 1_000);
    const ages = summary(sockets.ages);
    const perSecond = changing.made() / ((performance.now() - changing.begun) / 1_000);
    sockets.close();
    const page = await pageCost(product, board.tournament);
    await changing.stop();
    return report({ count, ages, frames: sockets.frames, perSecond, page });
  } finally {
    await writers.end();
    await product.stop();
  }
}

/** A running tournament with participants, whose points this section sets by itself. */
async function fillBoard(writers, product) {
  const { rows } = await writers.query(
    'select id from operator.tournaments where starts_at <= now() and ends_at > now() + $1::interval order by id limit 1',
    ['10 minutes'],
  );
  const tournament = rows[0]?.id;
  if (tournament === undefined) throw new Error('No tournament is running');
  const players = [];
  for (let index = 0; index < PARTICIPANTS; index += 1) players.push((await createPlayer(product)).uid);
  await writers.query(
    `insert into operator.tournament_participants (tournament_id, uid, joined_at, points, reached_at)
     select $1, uid, now(), $3 - row_number() over (), now() from unnest($2::bigint[]) as uid`,
    [tournament, players, BASE],
  );
  return { tournament, players };
}

/** Changes the board a thousand times a second, each in a transaction of its own, until it is stopped. */
function change(writers, { tournament, players }, sockets) {
  let made = 0;
  let isStopped = false;
  const begun = performance.now();
  async function go() {
    while (!isStopped) {
      const due = Math.floor(((performance.now() - begun) * BUDGETS.topics.changesPerSecond) / 1_000);
      const batch = [];
      for (; made < due; made += 1) {
        const number = made + 1;
        const update = writers.query(
          'update operator.tournament_participants set points = $3, reached_at = now() where tournament_id = $1 and uid = $2',
          [tournament, players[number % players.length], BASE + number],
        );
        batch.push(
          update.then(() => {
            sockets.committed[number] = performance.now();
          }),
        );
      }
      await Promise.all(batch);
      await sleep(STEP_MS);
    }
  }
  const going = go();
  return {
    begun,
    made: () => made,
    async stop() {
      isStopped = true;
      await going;
    },
  };
}

/**
 * Main-thread time of the tournament's page for each state that it shows, on a slower processor. It is the thread's own
 * time: other work of the machine does not count, the slowing-down does.
 */
async function pageCost(product, tournament) {
  const browser = await launch({ screen: PLAY_PHONE });
  try {
    const page = await browser.context.newPage();
    let frames = 0;
    page.on('websocket', (socket) => {
      if (socket.url().includes('/ws/topics')) socket.on('framereceived', () => (frames += 1));
    });
    await page.goto(`${product.site}/tournaments/${tournament}`, { waitUntil: 'load' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.locator('#board').evaluate((heading) => heading.scrollIntoView());
    await sleep(5_000);
    const busy = async () =>
      (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
    const [before, seen] = [await busy(), frames];
    await sleep(SECONDS * 1_000);
    const [after, states] = [await busy(), frames - seen];
    return { states, msPerState: states === 0 ? null : (after - before) / states };
  } finally {
    await browser.close();
  }
}

function report({ count, ages, frames, perSecond, page }) {
  const { ageP95Ms, pageMs, changesPerSecond } = BUDGETS.topics;
  return {
    tables: [
      table(
        `${count} sockets on one leaderboard, ${Math.round(perSecond)} changes a second`,
        ['frames', 'age median', 'p95', 'longest', 'states on the page', 'ms of main thread each'],
        [[frames, ages?.median ?? null, ages?.p95 ?? null, ages?.max ?? null, page.states, page.msPerState]],
      ),
    ],
    checks: [
      judge({ name: 'age of what a socket knows, p95', measured: ages?.p95, limit: ageP95Ms, unit: 'ms' }),
      judge({
        name: `main thread for each state, CPU ÷ ${CPU_SLOWDOWN}`,
        measured: page.msPerState,
        limit: pageMs,
        unit: 'ms',
        decimals: 1,
      }),
      figure({ name: 'changes a second', measured: perSecond, note: `${changesPerSecond} are wanted` }),
      figure({ name: 'frames a second and socket', measured: frames / count / SECONDS, decimals: 2 }),
    ],
    data: { count, frames, perSecond, ages, page },
  };
}
