/**
 * Random deposits, stakes, limit changes and clock jumps of twenty players at once, against the running product: no
 * limit in force is ever passed, and each change takes effect when the policy says.
 * @module
 */
import { withTemporaryDatabase } from '../../../tools/temporaryDatabase.mjs';
import { useControl } from '../../../tools/sandboxControls.mjs';
import { startProduct } from '../../../tools/product.mjs';
import { table } from '../../../tools/table.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { SeededRandom } from '../SeededRandom.mjs';
import { writeResult } from '../writeResult.mjs';
import { EDGE_MS, LimitedPlayer } from './LimitedPlayer.mjs';

/** Fewer are the short form, which is part of `npm test`. */
const FULL_FROM = 5000;
const PLAYERS = 20;
const SHORT_PLAYERS = 6;
const HOUR_MS = 3_600_000;
const JUMPS = { minutes: 40, hours: 30, days: 10, 'to the next change': 20 };

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} whether no limit was passed */
export async function proveLimits(args) {
  const options = parseOptions(args, { operations: FULL_FROM, seed: Date.now() % 1_000_000 });
  const { DATABASE_URL: server } = process.env;
  // The embedded database runs one transaction at a time: only a server shows a missing lock.
  return server ? withTemporaryDatabase(server, (url) => proveOn(options, url)) : proveOn(options);
}

/** @param {{ operations: number, seed: number }} options @param {string} [databaseUrl] */
async function proveOn({ operations, seed }, databaseUrl) {
  const isFull = operations >= FULL_FROM;
  const random = new SeededRandom(seed);
  // Without a minimum time between rounds, so that stakes can be sent at once.
  const product = await startProduct({ market: 'bench', databaseUrl, env: { TRUSTED_PROXIES: '1' } });
  const house = new House(product);
  try {
    await house.setClock();
    const players = await Promise.all(
      Array.from({ length: isFull ? PLAYERS : SHORT_PLAYERS }, (_, index) =>
        new LimitedPlayer(product, house, new SeededRandom(seed * 100 + index)).enter(),
      ),
    );
    let done = 0;
    let jumps = 0;
    while (done < operations) {
      const counts = await Promise.all(players.map((player) => turn(player)));
      done += counts.reduce((sum, count) => sum + count, 0);
      await house.advance(jumpOf(random, house, players));
      jumps += 1;
      await Promise.all(players.map((player) => player.checkEffect()));
    }
    const total = (key) => players.reduce((sum, { counts }) => sum + counts[key], 0);
    const faults = players.flatMap((player) => player.faults);
    const figures = {
      players: players.length,
      operations: done,
      'limit changes': total('changes'),
      'deposits taken': total('deposits'),
      'stakes taken': total('stakes'),
      'refused by a limit': total('refused'),
      'clock jumps': jumps,
      faults: faults.length,
    };
    console.log(table(`Limits, seed ${seed}`, ['figure', 'count'], Object.entries(figures)));
    for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
    // Without refusals and without all kinds of operations nothing would be proven.
    const hasTried = ['changes', 'deposits', 'stakes', 'refused'].every((key) => total(key) > 0);
    const isProven = faults.length === 0 && hasTried;
    console.log(isProven ? 'No limit in force was passed.\n' : 'A LIMIT WAS PASSED, OR NOTHING WAS TRIED.\n');
    if (isFull) writeResult('limits', { seed, ...figures });
    return isProven;
  } finally {
    await product.stop();
  }
}

/** What one player does before the next jump. @returns {Promise<number>} operations */
async function turn(player) {
  const changes = player.random.happens(0.5) ? await player.change() : 0;
  return changes + (await player.spend());
}

/** A jump in ms; some end shortly before or after a waiting change takes effect. */
function jumpOf(random, house, players) {
  const kind = random.weighted(JUMPS);
  if (kind === 'minutes') return random.integer(1, 59) * 60_000;
  if (kind === 'hours') return random.integer(1, 20) * HOUR_MS;
  if (kind === 'days') return random.integer(1, 9) * 24 * HOUR_MS;
  const next = Math.min(...players.map((player) => player.nextEffect())) - house.now();
  const edge = random.happens(0.5) ? -2 * EDGE_MS : 2 * EDGE_MS;
  return Number.isFinite(next) && next + edge > 0 ? next + edge : 60_000;
}

/** The operator's controls and its time. */
class House {
  #offset = 0;

  /** @param {import('../../../tools/product.mjs').Product} product */
  constructor(product) {
    this.product = product;
  }

  control(control, fields) {
    const { operator, dataDir } = this.product;
    return useControl(operator, { dataDir, control, fields });
  }

  /** The operator's time in ms. */
  now() {
    return Date.now() + this.#offset;
  }

  setClock() {
    return this.advance(0);
  }

  async advance(ms) {
    const { now } = await this.control('clock/advance', { ms: Math.round(ms) });
    this.#offset = Date.parse(now) - Date.now();
  }
}
