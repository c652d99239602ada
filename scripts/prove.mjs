/**
 * Runs the long proofs, all of them or one by name:
 *   npm run prove
 *   npm run prove -- ledger [--operations 10000] [--kills 20] [--database pglite|postgres] [--players n] [--harm n] [--seed n]
 *   npm run prove -- payments [--operations 20000] [--kills 50] [--databaseKills 5] [--database pglite|postgres] [--seed n]
 *   npm run prove -- attack [--requests 10000] [--seed n]
 *   npm run prove -- guessing [--guesses 1000]
 *   npm run prove -- initdata [--tries 1000] [--seed n]
 *   npm run prove -- limits [--operations 5000] [--seed n]
 *   npm run prove -- domain [--short]
 *   npm run prove -- rtp [--rounds 10000000] [--seeds 3]
 *   npm run prove -- fairness [--rounds 10000000] [--seeds 3]
 *   npm run prove -- bonuses [--sequences 10000] [--seed n]
 *   npm run prove -- calculator [--tries 100000] [--seed n]
 *   npm run prove -- tournaments [--rounds 20000] [--seed n] [--database pglite|postgres]
 *   npm run prove -- jackpots [--rounds 20000] [--seed n] [--database pglite|postgres]
 *   npm run prove -- wheel [--spins 1000000] [--operations 5000] [--kills 20] [--players 16] [--seed n] [--database pglite|postgres]
 *   npm run prove -- sportsbook [--part models|bets] [--matches 20000] [--bets 20000] [--kills 20] [--players n] [--harm n] [--database pglite|postgres] [--seed n]
 *   npm run prove -- adopter
 *   npm run prove -- markup [--payloads n]
 *   npm run prove -- strapi [--folder path]      only when named: it installs a Strapi from the registry
 */
import { spawnSync } from 'node:child_process';
import { isBuilt } from './isBuilt.mjs';
import { proveAdopter } from './prove/adopter/proveAdopter.mjs';
import { proveAttack } from './prove/attack/proveAttack.mjs';
import { proveBonuses } from './prove/bonuses/proveBonuses.mjs';
import { proveCalculator } from './prove/calculator/proveCalculator.mjs';
import { proveDomain } from './prove/domain/proveDomain.mjs';
import { proveFairness } from './prove/fairness/proveFairness.mjs';
import { proveGuessing } from './prove/guessing/proveGuessing.mjs';
import { proveInitData } from './prove/initdata/proveInitData.mjs';
import { proveJackpots } from './prove/jackpots/proveJackpots.mjs';
import { proveLedger } from './prove/ledger/proveLedger.mjs';
import { proveLimits } from './prove/limits/proveLimits.mjs';
import { proveMarkup } from './prove/markup/proveMarkup.mjs';
import { provePayments } from './prove/payments/provePayments.mjs';
import { proveSportsbook } from './prove/sportsbook/proveSportsbook.mjs';
import { proveTournaments } from './prove/tournaments/proveTournaments.mjs';
import { proveWheel } from './prove/wheel/proveWheel.mjs';
import { proveStrapi } from './prove/strapi/proveStrapi.mjs';
import { proveRtp } from './prove/rtp/proveRtp.mjs';

const proofs = {
  ledger: proveLedger,
  payments: provePayments,
  rtp: proveRtp,
  fairness: proveFairness,
  attack: proveAttack,
  guessing: proveGuessing,
  initdata: proveInitData,
  limits: proveLimits,
  bonuses: proveBonuses,
  calculator: proveCalculator,
  jackpots: proveJackpots,
  tournaments: proveTournaments,
  wheel: proveWheel,
  sportsbook: proveSportsbook,
  domain: proveDomain,
  adopter: proveAdopter,
  markup: proveMarkup,
  strapi: proveStrapi,
};
/** Proofs that run only when they are named. */
const optIn = ['strapi'];

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && !Object.hasOwn(proofs, name)) {
  console.error(`There is no proof "${name}". There are: ${Object.keys(proofs).join(', ')}`);
  process.exit(2);
}
if (!(await isBuilt())) {
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
let isProven = true;
for (const [proof, run] of Object.entries(proofs)) {
  if (name === undefined ? !optIn.includes(proof) : name === proof) isProven = (await run(args)) && isProven;
}
process.exit(isProven ? 0 : 1);
