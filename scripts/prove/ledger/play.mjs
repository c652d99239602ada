import { sleep } from '../../../tools/browser.mjs';
import { SeededRandom } from '../SeededRandom.mjs';
import { currencies } from './currencies.mjs';
import { Player } from './Player.mjs';

/** Operations of players and vendors, with their relative frequency. */
export const LEDGER_WEIGHTS = {
  spin: 40,
  'spin doubled': 10,
  'spin asked again': 4,
  'game opened': 4,
  deposit: 12,
  'deposit doubled': 5,
  'deposit abandoned': 2,
  'key reused': 1,
  withdrawal: 6,
  'withdrawal doubled': 2,
  'withdrawals racing': 2,
  'webhooks doubled, shuffled': 6,
  'webhooks falsified': 3,
  'balance read': 2,
  'history read': 1,
};

/** The function of each operation. @type {Record<string, (player: Player) => Promise<unknown>>} */
export const ledgerActions = {
  spin: (player) => player.table.spin(),
  'spin doubled': (player) => player.table.spin({ copies: 2 }),
  'spin asked again': (player) => player.table.spinAgain(),
  'game opened': (player) => player.table.open(),
  deposit: (player) => player.deposit({ isDoubled: false }),
  'deposit doubled': (player) => player.deposit({ isDoubled: true }),
  'deposit abandoned': (player) => player.abandonDeposit(),
  'key reused': (player) => player.reuseKey(),
  withdrawal: (player) => player.withdraw({ isDoubled: false }),
  'withdrawal doubled': (player) => player.withdraw({ isDoubled: true }),
  'withdrawals racing': (player) => player.race(),
  'webhooks doubled, shuffled': (player) => player.replayWebhooks({ isFalse: false }),
  'webhooks falsified': (player) => player.replayWebhooks({ isFalse: true }),
  'balance read': (player) => player.balance(),
  'history read': (player) => player.get('cashier.gethistory', '&count=20'),
};

/**
 * Runs all players at once until `operations` are done: each registers, deposits, and then runs random operations.
 * Meanwhile processes are killed, evenly distributed over the run.
 * @param {{ house: import('./House.mjs').House, journal: import('./Journal.mjs').Journal, operations: number, players: number, kills: number, databaseKills: number, seed: number, weights: Record<string, number>, actions: Record<string, (player: Player) => Promise<unknown>> }} run
 * @returns {Promise<Player[]>}
 */
export async function play({
  house,
  journal,
  operations,
  players: count,
  kills,
  databaseKills,
  seed,
  weights,
  actions,
}) {
  const codes = Object.keys(currencies);
  const players = Array.from({ length: count }, (_, index) => {
    const random = new SeededRandom(seed * 1000 + index);
    return new Player({ name: `prove${seed}-${index}`, currency: codes[index % codes.length], house, journal, random });
  });
  const state = { isOver: false };
  const killer = killEvenly({ journal, operations, kills, state, kill: () => house.killOne() });
  const databaseKiller = killEvenly({
    journal,
    operations,
    kills: databaseKills,
    state,
    kill: () => house.killDatabase(),
  });
  await Promise.all(
    players.map((player) =>
      perform(player, { journal, operations, weights, actions }).catch((error) => journal.fault(error.message)),
    ),
  );
  state.isOver = true;
  await Promise.all([killer, databaseKiller]);
  return players;
}

async function perform(player, { journal, operations, weights, actions }) {
  journal.count('player registered');
  await player.register();
  journal.count('deposit');
  await player.deposit({ isDoubled: false });
  while (journal.operations < operations) {
    const kind = player.random.weighted(weights);
    journal.count(kind);
    await actions[kind](player);
  }
}

async function killEvenly({ journal, operations, kills, state, kill }) {
  for (let count = 1; count <= kills; count += 1) {
    const due = (operations * count) / (kills + 1);
    while (journal.operations < due && !state.isOver) await sleep(20);
    await kill();
    if (!state.isOver) console.error(`${journal.operations} of ${operations} operations, kill ${count} of ${kills}`);
  }
}
