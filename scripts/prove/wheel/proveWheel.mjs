/**
 * Fortune wheels: a million spins of each wheel by the engine, and thousands by the API over a faulty network while
 * processes are killed. The frequencies agree with the stated chances, each answer is what its seeds decide, nothing is
 * lost or given twice, and the audit of money and spins is clean.
 * @module
 */
import { table } from '../../../tools/table.mjs';
import { Crew } from '../Crew.mjs';
import { proveLedger } from '../ledger/proveLedger.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { writeResult } from '../writeResult.mjs';
import { answered, WheelDesk } from './WheelDesk.mjs';

const FULL_FROM = 1_000_000;
/** A fair wheel is found to be unfair once in a thousand runs. */
const LEAST_P = 0.001;
const LEAST_BY_API = 2000;
const WEIGHTS = { 'free spin': 40, 'paid spin': 40, 'spins bought': 8, 'gift taken': 8, deposit: 4 };

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} */
export async function proveWheel(args) {
  const options = parseOptions(args, {
    spins: FULL_FROM,
    operations: 5000,
    kills: 20,
    players: 16,
    seed: Date.now() % 1_000_000,
    database: '',
  });
  const crew = await Crew.start('wheelWorker', 1);
  try {
    const [engine] = await crew.run([{ spins: options.spins, seed: String(options.seed) }]);
    const desks = new WeakMap();
    const deskOf = (player) => {
      const desk = desks.get(player) ?? new WheelDesk(player);
      desks.set(player, desk);
      return desk;
    };
    const isRight = await proveLedger(ledgerArguments(options), {
      name: 'wheel',
      usual: { operations: options.operations, kills: options.kills, databaseKills: 0 },
      weights: WEIGHTS,
      actions: {
        'free spin': (player) => deskOf(player).spin('daylight'),
        'paid spin': (player) => deskOf(player).spin('brass'),
        'spins bought': (player) => deskOf(player).buy(),
        'gift taken': (player) => deskOf(player).take(),
        deposit: (player) => player.deposit({ isDoubled: false }),
      },
      check: async (players) => (await Promise.all(players.map((player) => deskOf(player).check()))).flat(),
    });
    const api = await judged(crew);
    return isRight && told({ options, engine, api });
  } finally {
    await crew.stop();
  }
}

const ledgerArguments = ({ operations, kills, players, seed, database }) => [
  '--operations',
  String(operations),
  '--kills',
  String(kills),
  '--players',
  String(players),
  '--seed',
  String(seed),
  ...(database === '' ? [] : ['--database', database]),
];

async function judged(crew) {
  const wheels = [...answered];
  const fits = await crew.run(wheels.map(([, { counts, weights }]) => ({ counts, weights })));
  return wheels.map(([wheel, { counts, weights }], index) => ({ wheel, counts, weights, ...fits[index] }));
}

function told({ options, engine, api }) {
  const rows = [...engine.map((fit) => ['engine', fit]), ...api.map((fit) => ['API', fit])].map(([way, fit]) => [
    `${fit.wheel}, ${way}`,
    spinsOf(fit).toLocaleString('en'),
    fit.chi.toFixed(2),
    String(fit.freedom),
    fit.p.toFixed(4),
  ]);
  console.log(table('Frequencies against stated chances', ['wheel', 'spins', 'chi-square', 'freedom', 'p'], rows));
  const byApi = api.reduce((sum, fit) => sum + spinsOf(fit), 0);
  const isFull = options.spins >= FULL_FROM;
  const isRight = [...engine, ...api].every(({ p }) => p > LEAST_P) && (!isFull || byApi >= LEAST_BY_API);
  console.log(
    isRight
      ? 'The wheels turn as they say.\n'
      : `NOT PROVEN: p at most ${LEAST_P}, or only ${byApi} spins by the API\n`,
  );
  if (isFull) writeResult('wheel', { seed: options.seed, engine, api, spinsByApi: byApi, isRight });
  return isRight;
}

const spinsOf = ({ counts }) => counts.reduce((sum, count) => sum + count, 0);
