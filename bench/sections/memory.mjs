/**
 * Resident memory of all processes: after the start, after ten seconds of pages, and after twenty registrations.
 * @module
 */
import { figure } from '../lib/budget.mjs';
import { runLoad, sameLanes } from '../lib/loadGenerator.mjs';
import { createPlayer } from '../../tools/player.mjs';
import { memoryOf } from '../../tools/processes.mjs';
import { rounded } from '../../tools/statistics.mjs';
import { table } from '../../tools/table.mjs';
import { sleep } from '../../tools/browser.mjs';

const PLAYERS = 20;
const MB = 2 ** 20;

/** @param {import('../run.mjs').Bench} bench */
export async function run(bench) {
  const product = await bench.freshProduct({});
  const readings = [];
  const read = (moment) => readings.push({ moment, processes: memoryOf(product.pid) });
  try {
    await sleep(3000);
    read('ready and idle');
    await runLoad({
      origin: product.site,
      lanes: sameLanes(8, { path: '/', headers: { accept: 'text/html', 'accept-encoding': 'br' } }),
      seconds: 10,
    });
    read('after 10 s of pages');
    let failure = null;
    try {
      for (let index = 0; index < PLAYERS; index += 1) await createPlayer(product);
      read(`after ${PLAYERS} registrations`);
    } catch (error) {
      failure = String(error).slice(0, 120);
    }
    await sleep(10_000);
    read('10 s later');
    return report(readings, failure);
  } finally {
    await product.stop();
  }
}

function report(readings, failure) {
  const total = ({ processes }) => processes.reduce((sum, row) => sum + row.rssBytes, 0) / MB;
  const rows = readings.flatMap((reading) => [
    [reading.moment, 'all', rounded(total(reading), 0)],
    ...reading.processes.map((row) => ['', row.command.slice(0, 70), rounded(row.rssBytes / MB, 0)]),
  ]);
  return {
    tables: [table('Resident memory, MB (embedded database)', ['moment', 'process', 'MB'], rows)],
    checks: readings.map((reading) =>
      figure({ name: `memory ${reading.moment}`, measured: total(reading), unit: 'MB', note: failure ?? '' }),
    ),
    data: readings,
  };
}
