/**
 * Runs all attacks and counts for each how often it was tried and how often it did harm. The built product is started
 * twice, behind one trusted proxy that passes on the attackers' addresses: once as for the public, once with the
 * sandbox's controls.
 * @module
 */
import { startProduct } from '../../../tools/product.mjs';
import { useControl } from '../../../tools/sandboxControls.mjs';
import { table } from '../../../tools/table.mjs';
import { parseOptions } from '../../parseOptions.mjs';
import { SeededRandom } from '../SeededRandom.mjs';
import { writeResult } from '../writeResult.mjs';
import { accounts } from './accounts.mjs';
import { desync } from './desync.mjs';
import { fuzz } from './fuzz.mjs';
import { images } from './images.mjs';
import { BOT_TOKEN, launches } from './launches.mjs';
import { limits } from './limits.mjs';
import { money } from './money.mjs';
import { protection } from './protection.mjs';
import { rounds } from './rounds.mjs';
import { slowClients } from './slowClients.mjs';
import { sockets } from './sockets.mjs';

/** Runs with fewer fuzzed requests are the short form, which is part of `npm test`. */
const FULL_FROM = 10_000;
const PROXIED = { TRUSTED_PROXIES: '1', TELEGRAM_BOT_TOKEN: BOT_TOKEN, LOG_LEVEL: 'info' };
/** No log may contain these: e-mail addresses, passwords, password hashes, session cookies. */
const PRIVATE = [/attack\.[0-9a-f]{12}@/, /Attack-round-7421/, /Wrong-guess/, /\$argon2/, /croupier_session=/];
const FAILURES = ['unforeseen failure', 'the ledger is violated', 'request failed'];

/** @param {ReadonlyArray<string>} args @returns {Promise<boolean>} whether no attack did harm */
export async function proveAttack(args) {
  const { requests, seed } = parseOptions(args, { requests: FULL_FROM, seed: Date.now() % 1_000_000 });
  const random = new SeededRandom(seed);
  // The attack by slow clients takes long, so the fuzzing runs at the same time.
  const fuzzAmongSlowClients = async (product) =>
    (await Promise.all([fuzz(product, { requests, random }), slowClients(product)])).flat();
  const rows = [
    ...(await onProduct({ ...PROXIED, SANDBOX_CONTROLS: '0', HOUSE_PLAYERS: '0' }, [limits, launches])),
    ...(await onProduct(PROXIED, [
      desync,
      rounds,
      images,
      sockets,
      fuzzAmongSlowClients,
      accounts,
      money,
      protection,
      audit,
    ])),
  ];
  console.log(
    table(
      `Attacks, seed ${seed}`,
      ['attack', 'tries', 'seen', 'harm'],
      rows.map(({ attack, tries, measured, harm }) => [attack, tries, measured, harm]),
    ),
  );
  for (const { attack, details = [] } of rows)
    for (const detail of details.slice(0, 20)) console.log(`  ${attack}: ${detail}`);
  const harmful = rows.filter(({ harm }) => harm > 0);
  console.log(
    harmful.length === 0
      ? 'No attack did harm.\n'
      : `HARM DONE by: ${harmful.map(({ attack }) => attack).join('; ')}\n`,
  );
  if (requests >= FULL_FROM)
    writeResult('attack', {
      seed,
      rows: rows.map(({ attack, tries, measured, harm }) => ({ attack, tries, measured, harm })),
    });
  return harmful.length === 0;
}

async function onProduct(env, attacks) {
  const product = await startProduct({ env });
  try {
    const rows = [];
    for (const attack of attacks) rows.push(...(await attack(product)));
    return [...rows, readLog(product, env.SANDBOX_CONTROLS === '0' ? 'as the public meets it' : 'with controls')];
  } finally {
    await product.stop();
  }
}

/** The log must contain no personal data and no unexpected failure. */
function readLog(product, which) {
  const lines = product
    .readLog()
    .split('\n')
    .filter((line) => line !== '');
  const telling = lines.filter(
    (line) => PRIVATE.some((pattern) => pattern.test(line)) || FAILURES.some((text) => line.includes(text)),
  );
  return {
    attack: `log, ${which}`,
    tries: lines.length,
    measured: `${telling.length} lines with personal data or a failure`,
    harm: telling.length,
    details: telling.map((line) => line.slice(0, 300)),
  };
}

async function audit(product) {
  const { violations } = await useControl(product.operator, { dataDir: product.dataDir, control: 'audit' });
  return [
    { attack: 'books after all of it', tries: 1, measured: `${violations.length} violations`, harm: violations.length },
  ];
}
