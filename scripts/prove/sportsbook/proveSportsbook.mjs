/**
 * The sportsbook, in parts: `models` compares what simulated matches show with the probabilities that prices come from,
 * `bets` what sportsbook and operator have in their books after random bets and faults.
 * @module
 */
import { parseOptions } from '../../parseOptions.mjs';
import { proveBets } from './proveBets.mjs';
import { proveModels } from './proveModels.mjs';

const parts = { models: proveModels, bets: proveBets };

/** @param {ReadonlyArray<string>} args `--part` and the options of the parts @returns {Promise<boolean>} */
export async function proveSportsbook(args) {
  const options = parseOptions(args, {
    part: '',
    matches: 20_000,
    bets: 20_000,
    kills: 20,
    players: 0,
    harm: 0,
    database: '',
    seed: Date.now() % 1_000_000,
  });
  if (options.part !== '' && !Object.hasOwn(parts, options.part))
    throw new Error(`There is no part "${options.part}"; there are: ${Object.keys(parts).join(', ')}`);
  let isProven = true;
  for (const [part, run] of Object.entries(parts))
    if (options.part === '' || options.part === part) isProven = (await run(options)) && isProven;
  return isProven;
}
