/**
 * Runs the long proofs, all of them or one by name:
 *   npm run prove
 *   npm run prove -- ledger [--operations 10000] [--kills 20] [--database pglite|postgres] [--players n] [--harm n] [--seed n]
 *   npm run prove -- attack [--requests 10000] [--seed n]
 *   npm run prove -- guessing [--guesses 1000]
 *   npm run prove -- initdata [--tries 1000] [--seed n]
 *   npm run prove -- limits [--operations 5000] [--seed n]
 *   npm run prove -- domain [--short]
 *   npm run prove -- rtp [--rounds 10000000] [--seeds 3]
 *   npm run prove -- adopter
 */
import { spawnSync } from 'node:child_process';
import { isBuilt } from './isBuilt.mjs';
import { proveAdopter } from './prove/adopter/proveAdopter.mjs';
import { proveAttack } from './prove/attack/proveAttack.mjs';
import { proveDomain } from './prove/domain/proveDomain.mjs';
import { proveGuessing } from './prove/guessing/proveGuessing.mjs';
import { proveInitData } from './prove/initdata/proveInitData.mjs';
import { proveLedger } from './prove/ledger/proveLedger.mjs';
import { proveLimits } from './prove/limits/proveLimits.mjs';
import { proveRtp } from './prove/rtp/proveRtp.mjs';

const proofs = {
  ledger: proveLedger,
  rtp: proveRtp,
  attack: proveAttack,
  guessing: proveGuessing,
  initdata: proveInitData,
  limits: proveLimits,
  domain: proveDomain,
  adopter: proveAdopter,
};

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
  if (name === undefined || name === proof) isProven = (await run(args)) && isProven;
}
process.exit(isProven ? 0 : 1);
